public import Testing

extension Tag {
  /// Misuses the real library on purpose, or leaves something open: the ledger that watches the long run does not speak of it.
  @Tag public static var misuses: Self
}
