/// Compares strings in the order of a locale, for a ``Collator``. <https://unicode.org/reports/tr10/>
public protocol CollationEngine: AnyObject, Sendable {
  /// The name of the engine and the version of its rules, which can change the order.
  var version: String { get }

  /// Compares two UTF-8 strings, which may be empty, contain NUL, or be invalid.
  ///
  /// The order must be a total preorder: equal strings form classes, and the classes are totally ordered.
  /// - Returns: Less than zero if the first comes first, zero if they do not differ at the collation's strength.
  func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int

  /// Appends a sort key: bytes that `memcmp` orders as ``compare(_:_:)`` orders the strings. No key is a prefix of another.
  ///
  /// - Parameter text: UTF-8, as for ``compare(_:_:)``.
  /// - Returns: Whether a key was appended. An engine need not support sort keys; the default implementation does not.
  func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool
}

extension CollationEngine {
  /// Appends nothing: the engine has no keys.
  public func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool { false }
}

/// The engine that sorts.
public enum CollationEngineChoice: Hashable, Sendable {
  /// The fastest engine of the platform: ICU on Linux, Foundation elsewhere.
  case automatic
  /// Foundation's comparison, on every platform.
  case foundation
}
