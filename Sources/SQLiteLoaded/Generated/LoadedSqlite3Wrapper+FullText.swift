// Written by Scripts/generate-calls from Scripts/entry-points.tsv: change the table or the script, not this file.
public import CSQLiteManager

extension LoadedSqlite3Wrapper {
  /// Adds a tokenizer to FTS5; the destructor gets its context when the connection closes, and never when this fails. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  @_alwaysEmitIntoClient public func fts5_api_xCreateTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_fts5_api_xCreateTokenizer(api, zName, pContext, pTokenizer, xDestroy)
  }
  /// Copies the functions and the context of a tokenizer of FTS5; SQLITE_ERROR when there is none of that name. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  @_alwaysEmitIntoClient public func fts5_api_xFindTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ ppContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_fts5_api_xFindTokenizer(api, zName, ppContext, pTokenizer)
  }
  /// Adds an auxiliary function to FTS5; the destructor gets its context when the connection closes, and never when this fails. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func fts5_api_xCreateFunction(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ xFunction: (
      @convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) ->
        Void
    )!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_fts5_api_xCreateFunction(api, zName, pContext, xFunction, xDestroy)
  }
  /// Makes an instance of a tokenizer for its arguments. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  @_alwaysEmitIntoClient public func fts5_tokenizer_xCreate(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ pContext: UnsafeMutableRawPointer!,
    _ azArg: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ nArg: Int32, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_fts5_tokenizer_xCreate(tokenizer, pContext, azArg, nArg, ppOut)
  }
  /// Frees an instance of a tokenizer. <https://sqlite.org/fts5.html#custom_tokenizers>
  @_alwaysEmitIntoClient public func fts5_tokenizer_xDelete(_ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!)
  {
    unsafe CSQLiteManager.sqm_fts5_tokenizer_xDelete(tokenizer, instance)
  }
  /// Cuts a text into words and calls back for each. <https://sqlite.org/fts5.html#custom_tokenizers>
  @discardableResult
  @_alwaysEmitIntoClient public func fts5_tokenizer_xTokenize(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ pCtx: UnsafeMutableRawPointer!, _ flags: Int32,
    _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_fts5_tokenizer_xTokenize(tokenizer, instance, pCtx, flags, pText, nText, xToken)
  }
  /// The context that the running auxiliary function was added with. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xUserData(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!)
    -> UnsafeMutableRawPointer!
  {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xUserData(api, match)
  }
  /// The number of columns of the table. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xColumnCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!)
    -> Int32
  {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xColumnCount(api, match)
  }
  /// The number of rows of the table. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xRowCount(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnRow: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xRowCount(api, match, pnRow)
  }
  /// The number of words in a column of all rows; in all columns for a negative number. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xColumnTotalSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xColumnTotalSize(api, match, iCol, pnToken)
  }
  /// Cuts a text into words as the table does, and calls back for each. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xTokenize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ pCtx: UnsafeMutableRawPointer!,
    _ xToken: (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32, Int32, Int32) -> Int32)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xTokenize(api, match, pText, nText, pCtx, xToken)
  }
  /// The number of phrases of the query. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!)
    -> Int32
  {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseCount(api, match)
  }
  /// The number of words of a phrase. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseSize(api, match, iPhrase)
  }
  /// The number of places where phrases match in the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xInstCount(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnInst: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xInstCount(api, match, pnInst)
  }
  /// The phrase, the column and the first word of a match in the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xInst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iIdx: Int32, _ piPhrase: UnsafeMutablePointer<Int32>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xInst(api, match, iIdx, piPhrase, piCol, piOff)
  }
  /// The rowid of the current row. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xRowid(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int64 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xRowid(api, match)
  }
  /// The text of a column of the current row, lent for the call. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xColumnText(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pz: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pn: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xColumnText(api, match, iCol, pz, pn)
  }
  /// The number of words in a column of the current row; in all columns for a negative number. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xColumnSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xColumnSize(api, match, iCol, pnToken)
  }
  /// Calls back for each row of the table in which a phrase of the query matches. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xQueryPhrase(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pUserData: UnsafeMutableRawPointer!,
    _ xCallback: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xQueryPhrase(api, match, iPhrase, pUserData, xCallback)
  }
  /// Keeps data for the function until the query ends; the destructor gets it, also when this fails. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xSetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pAux: UnsafeMutableRawPointer!,
    _ xDelete: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xSetAuxdata(api, match, pAux, xDelete)
  }
  /// The data kept for the function, nil without; with bClear FTS5 keeps it no more. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xGetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ bClear: Int32
  ) -> UnsafeMutableRawPointer! {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xGetAuxdata(api, match, bClear)
  }
  /// The first match of a phrase in the current row; column -1 without. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseFirst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseFirst(api, match, iPhrase, pIter, piCol, piOff)
  }
  /// The next match of a phrase; column -1 after the last. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseNext(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseNext(api, match, pIter, piCol, piOff)
  }
  /// The first column of the current row in which a phrase matches; -1 without. The phrase is not checked. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @discardableResult
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseFirstColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseFirstColumn(api, match, iPhrase, pIter, piCol)
  }
  /// The next column in which a phrase matches; -1 after the last. <https://sqlite.org/fts5.html#custom_auxiliary_functions>
  @_alwaysEmitIntoClient public func Fts5ExtensionApi_xPhraseNextColumn(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pIter: UnsafeMutablePointer<Fts5PhraseIter>!,
    _ piCol: UnsafeMutablePointer<Int32>!
  ) {
    unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xPhraseNextColumn(api, match, pIter, piCol)
  }
}
