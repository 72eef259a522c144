extension String {
  /// The text without the lines of tests that a mock names, such as ` (StarTests.swift:12)`.
  public var withoutTestLines: String { replacing(#/ \([^() ]+\.swift:\d+\)/#, with: "") }
}

extension [String] {
  /// The texts without the lines of tests that a mock names.
  public var withoutTestLines: [String] { map(\.withoutTestLines) }
}
