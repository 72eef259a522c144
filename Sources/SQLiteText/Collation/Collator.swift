import SQLiteCalls
public import SQLiteCore

/// Compares strings by a ``LocalizedCollation``, in Swift or in SQL.
///
/// ```swift
/// let collator = try LocalizedCollation(locale: "cs").makeCollator()
/// names.sort(by: collator.precedes)
/// ```
public final class Collator: Sendable {
  /// The sort order of the strings.
  public let collation: LocalizedCollation
  /// The engine that orders the strings. The collator itself orders strings that the engine finds equal.
  public let engine: any CollationEngine
  private let distinguishesBytes: Bool
  #if os(Linux)
  private let icu: ICUCollationEngine?  // the same engine with its concrete type, which is faster
  #endif

  /// Creates a collator with an engine of your own, which is then responsible for the locale of the collation.
  public init(_ collation: LocalizedCollation, engine: any CollationEngine) {
    self.collation = collation
    self.engine = engine
    distinguishesBytes = collation.equality == .identicalBytes
    #if os(Linux)
    icu = engine as? ICUCollationEngine
    #endif
  }

  /// Compares two UTF-8 strings. The order is total even for strings that are empty, contain NUL, or are invalid.
  ///
  /// Strings that the engine finds equal are ordered by their bytes, unless the collation defines them as equal.
  /// - Returns: Less than zero when the first comes first.
  public func compare(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let common = unsafe first.commonPrefix(with: second)
    if common == first.count, common == second.count { return 0 }
    #if os(Linux)
    let order = unsafe icu?.compare(first, second, from: common) ?? engine.compare(first, second)
    #else
    let order = unsafe engine.compare(first, second)
    #endif
    return unsafe order != 0 || !distinguishesBytes ? order : Self.compareBytes(first, second, from: common)
  }

  /// Compares two strings.
  ///
  /// - Returns: Less than zero when the first comes first, zero when they are equal.
  public func compare(_ first: String, _ second: String) -> Int { unsafe compare(first, second) { unsafe compare($0, $1) } }

  /// Calls a comparison function with the UTF-8 bytes of two strings.
  func compare(_ first: String, _ second: String, by order: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int) -> Int {
    var (first, second) = (first, second)
    return first.withUTF8 { left in
      second.withUTF8 { right in unsafe order(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) }
    }
  }

  /// Whether the first string comes before the second, for `sorted(by:)`.
  public func precedes(_ first: String, _ second: String) -> Bool { compare(first, second) < 0 }

  /// The same order as an SQLite collation, for `createCollation(named:_:)` and `TotalOrderCheck`.
  public var order: Collation { unsafe Collation(order: { [self] first, second in unsafe Int32(compare(first, second).signum()) }) }

  /// Returns a sort key: bytes that `memcmp` orders as the collation orders the strings. SQLite compares blobs the same way, so a column of
  /// sort keys can be sorted and indexed without a collation.
  ///
  /// ```swift
  /// try quiz.insert(["title": title, "title_order": collator.sortKey(for: title)], into: "question")
  /// ```
  /// Keys from different versions of an engine cannot be mixed: recreate all of them, or create all of them on one machine, as for
  /// read-only content. With ``LocalizedCollation/Equality/identicalBytes``, the string itself is appended to the key.
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR if the engine does not support sort keys, as Foundation does not.
  public func sortKey(for text: String) throws(SQLiteError) -> [UInt8] {
    var text = text
    var key: [UInt8] = []
    let isMade = text.withUTF8 { unsafe appendSortKey(of: UnsafeRawBufferPointer($0), to: &key) }
    if !isMade { throw missingKey }
    return key
  }

  /// Appends the sort key of a UTF-8 string, which may be invalid. Returns false if the engine does not support sort keys.
  func appendSortKey(of text: UnsafeRawBufferPointer, to key: inout [UInt8]) -> Bool {
    guard unsafe engine.appendSortKey(of: text, to: &key) else { return false }
    if distinguishesBytes { unsafe key.append(contentsOf: text) }
    return true
  }

  /// The error for an engine that does not support sort keys.
  var missingKey: SQLiteError {
    .refused(.error, "\(engine.version) has no sort keys: make them where there is ICU, or sort by the collation")
  }

  /// Compares the bytes after the common prefix. If one string is a prefix of the other, the shorter one comes first.
  private static func compareBytes(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, from common: Int) -> Int {
    if common < first.count, common < second.count { return unsafe first[common] < second[common] ? -1 : 1 }
    return first.count - second.count
  }
}

extension LocalizedCollation {
  /// Creates a collator for this description.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_NOMEM.
  public func makeCollator() throws(SQLiteError) -> Collator { Collator(self, engine: try makeEngine()) }

  private func makeEngine() throws(SQLiteError) -> any CollationEngine {
    #if os(Linux)
    if engine == .automatic { return try ICUCollationEngine(self) }
    #endif
    return FoundationCollationEngine(self)
  }
}
