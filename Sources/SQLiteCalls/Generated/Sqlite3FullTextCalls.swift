// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.

/// The entry points of SQLite's C library about: FullText.
public protocol Sqlite3FullTextCalls: AnyObject {
  /// Adds a tokenizer to FTS5; the destructor gets its context when the connection closes, and never when this fails.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  func fts5_api_xCreateTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Copies the functions and the context of a tokenizer of FTS5; SQLITE_ERROR when there is none of that name.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  func fts5_api_xFindTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ ppContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32
  /// Adds an auxiliary function to FTS5; the destructor gets its context when the connection closes, and never when this fails.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func fts5_api_xCreateFunction(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ xFunction: (
      @convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) ->
        Void
    )!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// Makes an instance of a tokenizer for its arguments.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  func fts5_tokenizer_xCreate(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ pContext: UnsafeMutableRawPointer!,
    _ azArg: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ nArg: Int32, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32
  /// Frees an instance of a tokenizer.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_tokenizers>
  func fts5_tokenizer_xDelete(_ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!)
  /// Cuts a text into words and calls back for each.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  func fts5_tokenizer_xTokenize(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ pCtx: UnsafeMutableRawPointer!, _ flags: Int32,
    _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32
  /// The context that the running auxiliary function was added with.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  func Fts5ExtensionApi_xUserData(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> UnsafeMutableRawPointer!
  /// The number of columns of the table.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xColumnCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32
  /// The number of rows of the table.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_IOERR. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xRowCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnRow: UnsafeMutablePointer<Int64>!)
    -> Int32
  /// The number of words in a column of all rows; in all columns for a negative number.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_CORRUPT, SQLITE_IOERR, SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xColumnTotalSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int64>!
  ) -> Int32
  /// Cuts a text into words as the table does, and calls back for each.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_ERROR, SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xTokenize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ pCtx: UnsafeMutableRawPointer!,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32
  /// The number of phrases of the query.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xPhraseCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32
  /// The number of words of a phrase.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xPhraseSize(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32) -> Int32
  /// The number of places where phrases match in the current row.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xInstCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnInst: UnsafeMutablePointer<Int32>!)
    -> Int32
  /// The phrase, the column and the first word of a match in the current row.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xInst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iIdx: Int32, _ piPhrase: UnsafeMutablePointer<Int32>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// The rowid of the current row.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  func Fts5ExtensionApi_xRowid(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int64
  /// The text of a column of the current row, lent for the call.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_IOERR. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xColumnText(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pz: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pn: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// The number of words in a column of the current row; in all columns for a negative number.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_RANGE, SQLITE_CORRUPT, SQLITE_IOERR, SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xColumnSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// Calls back for each row of the table in which a phrase of the query matches. The phrase is not checked.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT, SQLITE_IOERR. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xQueryPhrase(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pUserData: UnsafeMutableRawPointer!,
    _ xCallback: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32
  /// Keeps data for the function until the query ends; the destructor gets it, also when this fails.
  ///
  /// When it fails nothing has happened, but the destructor was called; it returns a result code, such as SQLITE_NOMEM. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xSetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pAux: UnsafeMutableRawPointer!,
    _ xDelete: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32
  /// The data kept for the function, nil without; with bClear FTS5 keeps it no more.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  func Fts5ExtensionApi_xGetAuxdata(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ bClear: Int32)
    -> UnsafeMutableRawPointer!
  /// The first match of a phrase in the current row; column -1 without. The phrase is not checked.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xPhraseFirst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// The next match of a phrase; column -1 after the last.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  func Fts5ExtensionApi_xPhraseNext(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!)
  /// The first column of the current row in which a phrase matches; -1 without. The phrase is not checked.
  ///
  /// When it fails nothing has happened; it returns a result code, such as SQLITE_NOMEM, SQLITE_CORRUPT. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  func Fts5ExtensionApi_xPhraseFirstColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) -> Int32
  /// The next column in which a phrase matches; -1 after the last.
  ///
  /// It cannot fail. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  func Fts5ExtensionApi_xPhraseNextColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!)
}
