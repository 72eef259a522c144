import CSQLiteManager
import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

// The functions that FTS5 hands out.
extension Provocations {
  static let fullText: [Provocation] = [
    Provocation("a tokenizer or a function of FTS5 cannot be kept or made") { s in
      guard let api = unsafe interface(s, s.database()) else { return }
      var methods = fts5_tokenizer()
      var context: UnsafeMutableRawPointer?
      unsafe s.sqlite.fts5_api_xFindTokenizer(api, "missing", &context, &methods)
      unsafe s.sqlite.fts5_api_xFindTokenizer(api, "unicode61", &context, &methods)
      ScarceMemory.exhaust { unsafe s.sqlite.fts5_api_xCreateTokenizer(api, "app", nil, &methods, nil) }
      ScarceMemory.exhaust { unsafe s.sqlite.fts5_api_xCreateFunction(api, "app", nil, { _, _, _, _, _ in }, nil) }
      var tokenizer: OpaquePointer?
      let name = unsafe PointerType("remove_diacritics").utf8Start
      var arguments: [UnsafePointer<CChar>?] = unsafe [name, name]
      unsafe s.sqlite.fts5_tokenizer_xCreate(&methods, context, &arguments, 2, &tokenizer)
      ScarceMemory.exhaust {
        if unsafe s.sqlite.fts5_tokenizer_xCreate(&methods, context, &arguments, 0, &tokenizer) == 0 {
          unsafe s.sqlite.fts5_tokenizer_xDelete(&methods, tokenizer)
        }
      }
      unsafe s.sqlite.fts5_tokenizer_xCreate(&methods, context, &arguments, 0, &tokenizer)
      let long = String(repeating: "x", count: 1_000)
      ScarceMemory.exhaust { unsafe s.sqlite.fts5_tokenizer_xTokenize(&methods, tokenizer, nil, 0, long, 1_000) { _, _, _, _, _, _ in 0 } }
      unsafe s.sqlite.fts5_tokenizer_xTokenize(&methods, tokenizer, nil, 0, long, 1_000) { _, _, _, _, _, _ in 1 }
      unsafe s.sqlite.fts5_tokenizer_xDelete(&methods, tokenizer)
    },
    Provocation("a function of FTS5 asks for too much, or has too little memory") { s in
      for detail in ["full", "column", "none"] {
        unsafe InMatch.ask { ask in
          unsafe search(s, s.open(), detail) { sqlite, api, match in ScarceMemory.without { unsafe ask(sqlite, api, match, 0) } }
        }
        unsafe InMatch.ask { ask in unsafe search(s, s.open(), detail) { unsafe ask($0, $1, $2, 99) } }
      }
    },
    Provocation("a part of a search table is missing") { s in
      for detail in ["full", "column", "none"] {
        for part in ["content", "docsize", "data WHERE id = 1"] {
          unsafe InMatch.ask { ask in unsafe search(s, s.open(), detail, "DELETE FROM ft_\(part)") { unsafe ask($0, $1, $2, 0) } }
        }
      }
    },
    Provocation("the index of a search table is damaged while it is read") { s in
      let db = unsafe s.open()
      unsafe search(s, db, "full") { sqlite, api, match in
        _ = unsafe sqlite.sqlite3_exec(db, "UPDATE ft_data SET block = x'00000004ffffffff' WHERE id > 10", nil, nil, nil)
        unsafe InMatch.ask { ask in unsafe ask(sqlite, api, match, 0) }
      }
    },
    Provocation("the text of a search table cannot be read") { s in
      let (system, fails) = try s.failingDisk(.ioerrRead) { $0.kind == .read }
      unsafe search(s, s.open("a.db", through: system), "full", "PRAGMA cache_size = 0") { sqlite, api, match in
        fails.withLock { $0 = true }
        unsafe InMatch.ask { ask in unsafe ask(sqlite, api, match, 0) }
        fails.withLock { $0 = false }
      }
    },
  ]

  /// The functions that FTS5 hands out.
  private static func interface(_ s: ProvocationStage, _ db: OpaquePointer?) -> UnsafeMutablePointer<fts5_api>? {
    var found: UnsafeMutablePointer<fts5_api>?
    let statement = unsafe s.prepare("SELECT fts5(?1)", on: db)
    unsafe withUnsafeMutablePointer(to: &found) { place in
      unsafe s.sqlite.sqlite3_bind_pointer(statement, 1, place, PointerType("fts5_api_ptr").utf8Start, nil)
      unsafe s.sqlite.sqlite3_step(statement)
    }
    unsafe s.end(statement)
    return unsafe found
  }

  /// Makes a search table, does something to it, and has a function called for a row that a search finds.
  private static func search(
    _ s: ProvocationStage, _ db: OpaquePointer?, _ detail: String, _ damage: String = "", _ body: @escaping InMatch.Body
  ) {
    guard let api = unsafe interface(s, db) else { return }
    unsafe s.exec(
      "CREATE VIRTUAL TABLE ft USING fts5(a, b, detail = \(detail)); INSERT INTO ft VALUES ('one two', 'two' || zeroblob(0))", on: unsafe db
    )
    unsafe s.exec("INSERT INTO ft VALUES ('one', replace(hex(zeroblob(20000)), '00', 'two '))", on: db)
    unsafe s.exec(damage, on: db)
    unsafe InMatch.body.withLock { unsafe $0 = unsafe (s.sqlite, body) }
    unsafe s.sqlite.fts5_api_xCreateFunction(
      api, "ask", nil,
      { api, match, _, _, _ in
        guard let (sqlite, body) = unsafe InMatch.body.withLock({ unsafe $0 }), let api = unsafe api else { return }
        unsafe body(sqlite, api, match)
      }, nil)
    unsafe s.exec("SELECT ask(ft) FROM ft WHERE ft MATCH 'one AND two' LIMIT 1", on: db)
  }
}

/// What a function of FTS5 may ask for.
private enum InMatch {
  typealias Body = (any Sqlite3WrapperProtocol, UnsafePointer<Fts5ExtensionApi>, OpaquePointer?) -> Void
  /// Asks for something at a place: the number of a column, and of a match.
  typealias Question = (any Sqlite3WrapperProtocol, UnsafePointer<Fts5ExtensionApi>, OpaquePointer?, Int32) -> Void
  static let body = unsafe Locked<(any Sqlite3WrapperProtocol, Body)?>(nil)

  /// Gives each question to a closure that puts it.
  static func ask(_ put: (@escaping Question) -> Void) { unsafe questions.forEach { question in unsafe put(question) } }

  private static var questions: [Question] {
    unsafe [
      { sqlite, api, match, _ in
        var (column, offset, iterator) = unsafe (Int32(0), Int32(0), Fts5PhraseIter())
        _ = unsafe sqlite.Fts5ExtensionApi_xPhraseFirst(api, match, 0, &iterator, &column, &offset)
      },
      { sqlite, api, match, _ in
        var (column, iterator) = unsafe (Int32(0), Fts5PhraseIter())
        _ = unsafe sqlite.Fts5ExtensionApi_xPhraseFirstColumn(api, match, 0, &iterator, &column)
      },
      { sqlite, api, match, place in
        var (phrase, column, offset) = (Int32(0), Int32(0), Int32(0))
        _ = unsafe sqlite.Fts5ExtensionApi_xInst(api, match, place, &phrase, &column, &offset)
      },
      { sqlite, api, match, _ in
        var count: Int32 = 0
        _ = unsafe sqlite.Fts5ExtensionApi_xInstCount(api, match, &count)
      },
      { sqlite, api, match, _ in
        var count: Int64 = 0
        _ = unsafe sqlite.Fts5ExtensionApi_xRowCount(api, match, &count)
      },
      { sqlite, api, match, place in
        var count: Int64 = 0
        _ = unsafe sqlite.Fts5ExtensionApi_xColumnTotalSize(api, match, place, &count)
      },
      { sqlite, api, match, place in
        var count: Int32 = 0
        _ = unsafe sqlite.Fts5ExtensionApi_xColumnSize(api, match, place, &count)
      },
      { sqlite, api, match, place in
        var (text, count): (UnsafePointer<CChar>?, Int32) = (nil, 0)
        _ = unsafe sqlite.Fts5ExtensionApi_xColumnText(api, match, place, &text, &count)
      },
      { sqlite, api, match, place in
        let long = String(repeating: "x", count: 1_000)
        if place > 0 { _ = unsafe sqlite.Fts5ExtensionApi_xTokenize(api, match, long, 1_000, nil) { _, _, _, _, _, _ in 1 } }
        _ = unsafe sqlite.Fts5ExtensionApi_xTokenize(api, match, long, 1_000, nil) { _, _, _, _, _, _ in 0 }
      },
      { sqlite, api, match, _ in _ = unsafe sqlite.Fts5ExtensionApi_xQueryPhrase(api, match, 0, nil) { _, _, _ in 0 } },
      { sqlite, api, match, _ in _ = unsafe sqlite.Fts5ExtensionApi_xSetAuxdata(api, match, UnsafeMutableRawPointer(bitPattern: 16), nil) },
    ]
  }
}
