public import Testing

extension Tag {
  /// The test misuses the real library on purpose, or leaves something open: the ledger that watches the long run ignores it.
  @Tag public static var misuses: Self
}
