import SQLiteCalls

extension SQLiteError {
  /// The error of something that throws no other, but whose type does not say so: loops that take closures are written once, for all errors.
  @usableFromInline package static func only(_ error: any Error) -> SQLiteError {
    error as? SQLiteError ?? .refused(.internal, "\(error)")
  }
}
