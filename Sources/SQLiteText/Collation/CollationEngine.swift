/// Puts texts in the order of one locale, for a ``Collator``. <https://unicode.org/reports/tr10/>
public protocol CollationEngine: AnyObject, Sendable {
  /// The engine and the state of its rules, on which the order depends besides the description.
  var version: String { get }

  /// Compares two texts of UTF-8, which may be empty, hold NUL, or be invalid.
  ///
  /// It must be a total preorder: texts that are equal for it form one class, and the classes form one row.
  /// - Returns: Less than zero when the first comes first, zero when the strength sees no difference.
  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int

  /// Appends bytes whose order by `memcmp` is that of ``compare(_:_:)``; no key is the beginning of another.
  ///
  /// - Parameter text: UTF-8, as for ``compare(_:_:)``.
  /// - Returns: Whether it did: an engine need not have such keys, and without a method of its own it has none.
  func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool
}

extension CollationEngine {
  /// Appends nothing: the engine has no keys.
  public func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool { false }
}

/// Which engine sorts.
public enum CollationEngineChoice: Hashable, Sendable {
  /// The fastest one of the platform: ICU on Linux, Foundation elsewhere.
  case automatic
  /// Foundation's comparison, on every platform.
  case foundation
}
