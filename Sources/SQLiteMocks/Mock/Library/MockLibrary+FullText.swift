import SQLiteCalls
import SQLiteCore

extension MockLibrary {
  /// Runs `SELECT fts5(?1)`: stores a pointer to the FTS5 API at the bound address, if the bound value is a pointer of the right type.
  func handOutFullText(to content: MockValue.Content?, of db: MockConnection) {
    guard case .pointer(let bits?, type: "fts5_api_ptr")? = content else { return }
    let fullText = db.fullText ?? MockFullText(handle: handles.make(.fullText))
    db.fullText = fullText
    unsafe UnsafeMutablePointer<UnsafeMutablePointer<fts5_api>?>(bitPattern: bits)?.pointee = fullText.pointer
  }

  func fullText(_ pointer: UnsafeMutablePointer<fts5_api>?) -> MockFullText? {
    object(UInt(bitPattern: pointer), .fullText) { handle in
      connections.values.lazy.compactMap(\.fullText).first { $0.handle == handle }
    }
  }

  func match(_ pointer: OpaquePointer?) -> MockMatch? { unsafe object(id(pointer), .match) { matches[$0] } }
}

/// Tokenizers and auxiliary functions of FTS5. <https://sqlite.org/fts5.html#extending_fts5>
extension MockLibrary {
  func fts5_api_xCreateTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    guard let fullText = unsafe fullText(api), let name = unsafe zName, let functions = unsafe pTokenizer else {
      return ResultCode.misuse.rawValue
    }
    let tokenizer = unsafe MockFullText.Tokenizer(
      name: String(cString: name).lowercased(), data: GivenData(pContext, xDestroy),
      functions: FullTextTokenizerFunctions(functions.pointee))
    fullText.tokenizers.append(tokenizer)
    return ResultCode.ok.rawValue
  }

  func fts5_api_xFindTokenizer(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ ppContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>!,
    _ pTokenizer: UnsafeMutablePointer<fts5_tokenizer>!
  ) -> Int32 {
    guard let fullText = unsafe fullText(api), let name = unsafe zName, let place = unsafe pTokenizer else {
      return ResultCode.misuse.rawValue
    }
    guard let found = unsafe fullText.tokenizer(String(cString: name)) else {
      unsafe place.pointee = FullTextTokenizerFunctions().structure
      return ResultCode.error.rawValue
    }
    unsafe place.pointee = found.functions.structure
    unsafe ppContext?.pointee = found.data.pointer
    return ResultCode.ok.rawValue
  }

  func fts5_api_xCreateFunction(
    _ api: UnsafeMutablePointer<fts5_api>!, _ zName: UnsafePointer<CChar>!, _ pContext: UnsafeMutableRawPointer!,
    _ xFunction: Sqlite3Trampolines.Match!, _ xDestroy: Sqlite3Destructor.Function!
  ) -> Int32 {
    guard let fullText = unsafe fullText(api), let name = unsafe zName, let call = unsafe xFunction else {
      return ResultCode.misuse.rawValue
    }
    let function = unsafe MockFunction(data: GivenData(pContext, xDestroy), match: call)
    unsafe fullText.functions.append((String(cString: name).lowercased(), function))
    return ResultCode.ok.rawValue
  }

  func fts5_tokenizer_xCreate(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ pContext: UnsafeMutableRawPointer!,
    _ azArg: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ nArg: Int32, _ ppOut: UnsafeMutablePointer<OpaquePointer?>!
  ) -> Int32 {
    let code = unsafe tokenizer.flatMap { unsafe FullTextTokenizerFunctions($0.pointee).create?(pContext, azArg, nArg, ppOut) }
    return code ?? ResultCode.misuse.rawValue
  }

  func fts5_tokenizer_xDelete(_ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!) {
    if let tokenizer = unsafe tokenizer { unsafe FullTextTokenizerFunctions(tokenizer.pointee).delete?(instance) }
  }

  func fts5_tokenizer_xTokenize(
    _ tokenizer: UnsafeMutablePointer<fts5_tokenizer>!, _ instance: OpaquePointer!, _ pCtx: UnsafeMutableRawPointer!, _ flags: Int32,
    _ pText: UnsafePointer<CChar>!, _ nText: Int32, _ xToken: Sqlite3Callback.Token!
  ) -> Int32 {
    let tokenize = unsafe tokenizer.flatMap { unsafe FullTextTokenizerFunctions($0.pointee).tokenize }
    return unsafe tokenize?(instance, pCtx, flags, pText, nText, xToken) ?? ResultCode.misuse.rawValue
  }

  func Fts5ExtensionApi_xUserData(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> UnsafeMutableRawPointer! {
    unsafe self.match(match)?.function.data.pointer
  }

  func Fts5ExtensionApi_xColumnCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    unsafe Int32(self.match(match)?.match.columns.count ?? 0)
  }

  func Fts5ExtensionApi_xRowCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnRow: UnsafeMutablePointer<Int64>!)
    -> Int32
  {
    unsafe on(match) { unsafe number([$0.match.rowCount], 0, pnRow) }
  }

  /// Calls a closure with a match. Returns SQLITE_MISUSE if the match is not valid.
  private func on(_ match: OpaquePointer?, _ body: (MockMatch) -> Int32) -> Int32 {
    unsafe self.match(match).map(body) ?? ResultCode.misuse.rawValue
  }

  /// Stores the number for a column; for a negative column, the sum over all columns.
  private func number<Number: BinaryInteger, Answer: FixedWidthInteger>(
    _ numbers: [Number], _ column: Int32, _ place: UnsafeMutablePointer<Answer>?
  ) -> Int32 {
    guard column < 0 || numbers.indices.contains(Int(column)) else { return ResultCode.range.rawValue }
    let number = column < 0 ? numbers.reduce(0, +) : numbers[Int(column)]
    if let place = unsafe place { unsafe place.pointee = Answer(clamping: number) }
    return ResultCode.ok.rawValue
  }

  func Fts5ExtensionApi_xColumnTotalSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int64>!
  ) -> Int32 {
    unsafe on(match) { unsafe number($0.match.totalSizes, iCol, pnToken) }
  }

  func Fts5ExtensionApi_xTokenize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pText: UnsafePointer<CChar>!, _ nText: Int32,
    _ pCtx: UnsafeMutableRawPointer!, _ xToken: Sqlite3Callback.Token!
  ) -> Int32 {
    guard let match = unsafe self.match(match), let found = match.fullText.tokenizer(match.match.tokenizer),
      let create = unsafe found.functions.create
    else { return ResultCode.misuse.rawValue }
    var instance: OpaquePointer?
    let code = unsafe create(found.data.pointer, nil, 0, &instance)
    guard code == 0 else { return code }
    defer { unsafe found.functions.delete?(instance) }
    return unsafe found.functions.tokenize?(instance, pCtx, 8, pText, nText, xToken) ?? ResultCode.misuse.rawValue  // FTS5_TOKENIZE_AUX
  }

  func Fts5ExtensionApi_xPhraseCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int32 {
    unsafe Int32(self.match(match)?.match.phraseSizes.count ?? 0)
  }

  func Fts5ExtensionApi_xPhraseSize(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32) -> Int32 {
    let sizes = unsafe self.match(match)?.match.phraseSizes ?? []
    return sizes.indices.contains(Int(iPhrase)) ? Int32(clamping: sizes[Int(iPhrase)]) : 0
  }

  func Fts5ExtensionApi_xInstCount(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pnInst: UnsafeMutablePointer<Int32>!)
    -> Int32
  {
    unsafe on(match) { unsafe number([$0.match.instances.count], 0, pnInst) }
  }

  func Fts5ExtensionApi_xInst(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iIdx: Int32, _ piPhrase: UnsafeMutablePointer<Int32>!,
    _ piCol: UnsafeMutablePointer<Int32>!, _ piOff: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe on(match) { match in
      guard match.match.instances.indices.contains(Int(iIdx)) else { return ResultCode.range.rawValue }
      let instance = match.match.instances[Int(iIdx)]
      unsafe piPhrase?.pointee = Int32(clamping: instance.phrase)
      unsafe piCol?.pointee = Int32(clamping: instance.column)
      unsafe piOff?.pointee = Int32(clamping: instance.tokenOffset)
      return ResultCode.ok.rawValue
    }
  }

  func Fts5ExtensionApi_xRowid(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!) -> Int64 {
    unsafe self.match(match)?.match.rowid ?? 0
  }

  func Fts5ExtensionApi_xColumnText(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pz: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
    _ pn: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe on(match) { match in
      guard match.match.columns.indices.contains(Int(iCol)) else { return ResultCode.range.rawValue }
      let text = match.text(Int(iCol))
      unsafe pz?.pointee = text?.cString
      unsafe pn?.pointee = Int32(clamping: text?.count ?? 0)
      return ResultCode.ok.rawValue
    }
  }

  func Fts5ExtensionApi_xColumnSize(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iCol: Int32, _ pnToken: UnsafeMutablePointer<Int32>!
  ) -> Int32 {
    unsafe on(match) { unsafe number($0.match.columnSizes, iCol, pnToken) }
  }

  func Fts5ExtensionApi_xQueryPhrase(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ iPhrase: Int32, _ pUserData: UnsafeMutableRawPointer!,
    _ xCallback: (@convention(c) (UnsafePointer<Fts5ExtensionApi>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Int32)!
  ) -> Int32 {
    guard let match = unsafe self.match(match), let callback = unsafe xCallback else { return ResultCode.misuse.rawValue }
    guard match.match.rowsOfPhrases.indices.contains(Int(iPhrase)) else { return ResultCode.range.rawValue }
    for row in match.match.rowsOfPhrases[Int(iPhrase)] {
      let inner = MockMatch(handle: handles.make(.match), row, match.function, of: match.fullText, in: MockFullTextQuery())
      matches[inner.handle] = inner
      let code = unsafe callback(api, pointer(inner.handle), pUserData)
      matches[inner.handle] = nil
      inner.query.replace(by: nil)
      if code == ResultCode.done.rawValue { break }
      if code != 0 { return code }
    }
    return ResultCode.ok.rawValue
  }

  func Fts5ExtensionApi_xSetAuxdata(
    _ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ pAux: UnsafeMutableRawPointer!,
    _ xDelete: Sqlite3Destructor.Function!
  ) -> Int32 {
    guard let match = unsafe self.match(match) else {
      unsafe Sqlite3Destructor.call(xDelete, with: pAux)
      return ResultCode.misuse.rawValue
    }
    unsafe match.query.replace(by: GivenData(pAux, xDelete))
    return ResultCode.ok.rawValue
  }

  func Fts5ExtensionApi_xGetAuxdata(_ api: UnsafePointer<Fts5ExtensionApi>!, _ match: OpaquePointer!, _ bClear: Int32)
    -> UnsafeMutableRawPointer!
  {
    guard let match = unsafe self.match(match) else { return nil }
    defer { if bClear != 0 { match.query.data = nil } }
    return unsafe match.query.data?.pointer
  }
}
