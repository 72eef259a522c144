@_exported public import struct SQLiteCalls.FullTextInstance
public import SQLiteCalls
public import SQLiteCore
import SQLiteText

/// A row that matches an FTS5 query, as seen by an auxiliary function.
///
/// It is valid for one call of the function and cannot escape it. Columns, phrases and words are numbered from 0. A number that is out of
/// range throws SQLITE_RANGE. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
@safe public struct FullTextMatchContext: ~Escapable {
  private let wrapper: any Sqlite3WrapperProtocol
  private let api: UnsafePointer<Fts5ExtensionApi>
  private let match: OpaquePointer
  private let name: String

  @_lifetime(immortal)  // the pointers in it cannot leave the call either
  init(_ wrapper: any Sqlite3WrapperProtocol, _ api: UnsafePointer<Fts5ExtensionApi>, _ match: OpaquePointer, _ name: String) {
    self.wrapper = wrapper
    unsafe self.api = unsafe api
    unsafe self.match = unsafe match
    self.name = name
  }

  /// The rowid of the row.
  public var rowid: Int64 { unsafe wrapper.Fts5ExtensionApi_xRowid(api, match) }

  /// The number of columns of the table.
  public var columnCount: Int { unsafe Int(wrapper.Fts5ExtensionApi_xColumnCount(api, match)) }

  /// The number of phrases in the query. A word outside a phrase counts as one phrase.
  public var phraseCount: Int { unsafe Int(wrapper.Fts5ExtensionApi_xPhraseCount(api, match)) }

  /// Returns the number of words in a phrase.
  public func size(ofPhrase phrase: Int) throws(SQLiteError) -> Int {
    let phrase = try checked(phrase: phrase)
    return unsafe Int(wrapper.Fts5ExtensionApi_xPhraseSize(api, match, phrase))
  }

  /// The number of rows of the table.
  public var rowCount: Int64 {
    get throws(SQLiteError) {
      var count: Int64 = 0
      try check(unsafe wrapper.Fts5ExtensionApi_xRowCount(api, match, &count), .Fts5ExtensionApi_xRowCount)
      return count
    }
  }

  /// Returns the total number of words in a column over all rows of the table; in all columns if nil.
  public func totalSize(ofColumn column: Int? = nil) throws(SQLiteError) -> Int64 {
    let column = try checked(column: column)
    var size: Int64 = 0
    try check(unsafe wrapper.Fts5ExtensionApi_xColumnTotalSize(api, match, column, &size), .Fts5ExtensionApi_xColumnTotalSize)
    return size
  }

  /// Returns the number of words in a column of the row; in all columns if nil.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR for a table that stores neither text nor sizes.
  public func size(ofColumn column: Int? = nil) throws(SQLiteError) -> Int {
    let column = try checked(column: column)
    var size: Int32 = 0
    try check(unsafe wrapper.Fts5ExtensionApi_xColumnSize(api, match, column, &size), .Fts5ExtensionApi_xColumnSize)
    guard size >= 0 else { throw error(.error, "the table keeps neither texts nor sizes of columns", .refusal) }
    return Int(size)
  }

  /// Returns the text of a column of the row; nil for NULL, and for a table that does not store text.
  public func text(ofColumn column: Int) throws(SQLiteError) -> String? {
    let number = try checked(column: column)
    var start: UnsafePointer<CChar>?
    var count: Int32 = 0
    try check(unsafe wrapper.Fts5ExtensionApi_xColumnText(api, match, number, &start, &count), .Fts5ExtensionApi_xColumnText)
    guard let start = unsafe start else { return nil }
    return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: max(0, Int(count))), as: UTF8.self)
  }

  /// The number of phrase matches in the row.
  public var instanceCount: Int {
    get throws(SQLiteError) {
      var count: Int32 = 0
      try check(unsafe wrapper.Fts5ExtensionApi_xInstCount(api, match, &count), .Fts5ExtensionApi_xInstCount)
      return Int(count)
    }
  }

  /// Returns a phrase match in the row. Matches are ordered by column and word.
  ///
  /// With `detail=column` or `detail=none` the index does not store word offsets: SQLite returns -1 for each.
  public func instance(at index: Int) throws(SQLiteError) -> FullTextInstance {
    guard let number = Int32(exactly: index), number >= 0 else { throw noSuch("match", index, try instanceCount) }
    var (phrase, column, word) = (Int32(0), Int32(0), Int32(0))
    let code = unsafe wrapper.Fts5ExtensionApi_xInst(api, match, number, &phrase, &column, &word)
    if code == ResultCode.range.rawValue { throw noSuch("match", index, try instanceCount, .call(.Fts5ExtensionApi_xInst)) }
    try check(code, .Fts5ExtensionApi_xInst)
    return FullTextInstance(phrase: Int(phrase), column: Int(column), tokenOffset: Int(word))
  }

  /// All phrase matches in the row.
  public var instances: [FullTextInstance] {
    get throws(SQLiteError) {
      let count = try instanceCount
      var found: [FullTextInstance] = []
      found.reserveCapacity(count)
      for index in 0..<count { found.append(try instance(at: index)) }
      return found
    }
  }

  /// Splits text into words with the table's tokenizer.
  ///
  /// - Parameter found: Called with each word: its text, its byte range, and whether it is at the same position as the previous word.
  /// - Throws: The error of the closure, or ``SQLiteError``, such as SQLITE_TOOBIG for a text of 2 GiB or more.
  public func tokenize(
    _ text: String, _ found: (_ word: String, _ range: Range<Int>, _ isColocated: Bool) throws -> Void
  ) throws {
    var words: [(String, Range<Int>, Bool)] = []  // collected first: the closure may run SQL, which must not happen inside FTS5
    let code = try unsafe TokenCollector.collect(
      text.utf8.count,
      { word, range, isColocated in
        words.append((unsafe String(decoding: word, as: UTF8.self), range, isColocated))
      }
    ) { length, collector, emit in
      unsafe text.withCString { unsafe wrapper.Fts5ExtensionApi_xTokenize(api, match, $0, length, collector, emit) }
    }
    try check(code, .Fts5ExtensionApi_xTokenize)
    for (word, range, isColocated) in words { try found(word, range, isColocated) }
  }

  /// Calls a closure for every row of the table in which a phrase of the query matches, whether or not the row matches the whole query.
  ///
  /// Use it to compute the frequency of a phrase. ``auxiliary(_:)`` lets you do this once per query.
  /// - Parameter body: Called with each row, in which the phrase has the number 0.
  /// - Throws: ``SQLiteError``, or the error of the closure, which ends the iteration.
  public func forEachRow(matchingPhrase phrase: Int, _ body: (FullTextMatchContext) throws -> Void) throws {
    let number = try checked(phrase: phrase)
    let code: Int32 = try withoutActuallyEscaping(body) { body in
      let walk = PhraseWalk(wrapper, name, body)
      let code = withExtendedLifetime(walk) {
        unsafe wrapper.Fts5ExtensionApi_xQueryPhrase(api, match, number, Unmanaged.passUnretained(walk).toOpaque()) { api, match, walk in
          guard let api = unsafe api, let match = unsafe match, let walk = unsafe walk else { return ResultCode.misuse.rawValue }
          return unsafe Unmanaged<PhraseWalk>.fromOpaque(walk).takeUnretainedValue().take(api, match)
        }
      }
      if let failure = walk.failure { throw failure }
      return code
    }
    try check(code, .Fts5ExtensionApi_xQueryPhrase)
  }

  /// Returns a value that is created at the first call in a query and kept for its other rows, such as the rarity of each phrase.
  ///
  /// Each use of the function in a query has its own value, which SQLite frees when the query ends.
  /// - Throws: The error of the closure, or ``SQLiteError`` with SQLITE_NOMEM.
  public func auxiliary<Value>(_ make: () throws -> Value) throws -> Value {
    let kept = unsafe wrapper.Fts5ExtensionApi_xGetAuxdata(api, match, 0)
    return try unsafe AuxiliaryValue.value(kept, make) { made in
      let code = unsafe wrapper.Fts5ExtensionApi_xSetAuxdata(api, match, made, Sqlite3Destructor.ofObject)
      try check(code, .Fts5ExtensionApi_xSetAuxdata)
    }
  }
}

/// The state of an iteration over the rows of a phrase.
private final class PhraseWalk {
  private let wrapper: any Sqlite3WrapperProtocol
  private let name: String
  private let body: (FullTextMatchContext) throws -> Void
  private(set) var failure: (any Error)?

  init(_ wrapper: any Sqlite3WrapperProtocol, _ name: String, _ body: @escaping (FullTextMatchContext) throws -> Void) {
    self.wrapper = wrapper
    self.name = name
    self.body = body
  }

  func take(_ api: UnsafePointer<Fts5ExtensionApi>, _ match: OpaquePointer) -> Int32 {
    do {
      try body(unsafe FullTextMatchContext(wrapper, api, match, name))
      return 0
    } catch {
      failure = error
      return ResultCode.done.rawValue  // ends the iteration without an error
    }
  }
}

extension FullTextMatchContext {
  private func checked(phrase: Int) throws(SQLiteError) -> Int32 {
    let count = phraseCount
    guard (0..<max(0, count)).contains(phrase) else { throw noSuch("phrase", phrase, count) }
    return Int32(phrase)
  }

  private func checked(column: Int?) throws(SQLiteError) -> Int32 {
    guard let column else { return -1 }
    let count = columnCount
    guard (0..<max(0, count)).contains(column) else { throw noSuch("column", column, count) }
    return Int32(column)
  }

  private func noSuch(_ what: String, _ number: Int, _ count: Int, _ origin: SQLiteError.Origin = .refusal) -> SQLiteError {
    error(.range, "there is no \(what) \(number): there are \(count), counted from 0", origin)
  }

  private func error(_ code: ResultCode, _ message: String, _ origin: SQLiteError.Origin) -> SQLiteError {
    SQLiteError(code, "\(name)(): \(message)", origin: origin)
  }

  private func check(_ code: Int32, _ call: Sqlite3Call) throws(SQLiteError) {
    if code != 0 { throw error(ResultCode(rawValue: code), "FTS5 failed", .call(call)) }
  }
}
