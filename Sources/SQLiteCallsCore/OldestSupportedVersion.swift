extension Sqlite3WrapperProtocol {
  /// The oldest library this package runs on, as `sqlite3_libversion_number` counts: 3.40.0.
  ///
  /// Opening a connection over an older one throws.
  public static var oldestSupportedVersion: Int32 { 3_040_000 }
}
