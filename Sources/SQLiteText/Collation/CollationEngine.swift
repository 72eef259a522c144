/// Puts texts in the order of a locale, for a ``Collator``. <https://unicode.org/reports/tr10/>
public protocol CollationEngine: AnyObject, Sendable {
  /// The engine and the version of its rules, on which the order depends besides the description.
  var version: String { get }

  /// Compares two texts of UTF-8, which may be empty, contain NUL, or be invalid.
  ///
  /// The order must be a total preorder: equal texts form a class, and the classes are in one sequence.
  /// - Returns: Less than zero when the first comes first, zero when the strength sees no difference.
  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int

  /// Appends bytes that `memcmp` orders as ``compare(_:_:)`` orders the texts; no key is a prefix of another.
  ///
  /// - Parameter text: UTF-8, as for ``compare(_:_:)``.
  /// - Returns: Whether a key was appended: an engine need not have such keys, and the default implementation has none.
  func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool
}

extension CollationEngine {
  /// Appends nothing: the engine has no keys.
  public func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool { false }
}

/// The engine that sorts.
public enum CollationEngineChoice: Hashable, Sendable {
  /// The fastest one of the platform: ICU on Linux, Foundation elsewhere.
  case automatic
  /// Foundation's comparison, on every platform.
  case foundation
}
