import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let installing = [supplementNotCounted, hintWithoutMemory, indexLeftOut, pagesGivenUp, partReadTwice]

  /// Both tables of the supplement are concerned, of 16.
  private static let supplementNotCounted = PlantedFault(
    "supplement not counted", .calls, "If the row count of a supplement cannot be read from the bundle, its rows are not copied.",
    before: .dictionary
  ) { sqlite, stage, isRight in
    try installation(of: 4, on: sqlite, stage) { database, bundle in
      try database.install(Lexicon.tables, from: bundle)
      for table in Lexicon.supplement {
        func listed() throws -> Int { try bundle.value("SELECT count FROM contents WHERE name = \(table.name)") ?? 0 }
        let count = isRight ? try listed() : (try? listed()) ?? 0
        try database.execute(table.creation)
        if count == 0 { continue }  // the small edition has none
        let copied = try database.copyRows(of: table, from: bundle)
        if copied != count { throw PlantedError(code: 11, action: "\(copied) rows of \(count) in \(table.name)") }
      }
      for table in Lexicon.tables + Lexicon.supplement { try database.execute(table.indexing) }
    }
  }

  /// Half of the questions of one table have a hint, and the fault needs a lack of memory for its text.
  private static let hintWithoutMemory = PlantedFault(
    "hint without memory", .calls, "A hint that cannot be read because SQLite is out of memory is stored as NULL.", before: .quiz
  ) { sqlite, stage, isRight in
    try installation(of: 7, on: sqlite, stage) { database, bundle in
      try database.install(Quiz.tables.prefix(9), from: bundle)
      try database.execute(Quiz.question.adding("length INTEGER NOT NULL").creation)
      try bundle.forEach(Quiz.question.selection()) { row in
        let (id, title) = (try row["id", as: Int.self], try row["title", as: String.self])
        let hint = isRight ? try row["hint", as: String?.self] : try? row["hint", as: String.self]
        try database.execute("INSERT INTO question VALUES (\(id), \(title), \(hint), \(title.count))")
      }
      try database.install(Quiz.tables.dropFirst(9), from: bundle)
    }
  }

  /// One step shows it, when the disk is full for that statement and the transaction goes on.
  private static let indexLeftOut = PlantedFault(
    "index left out on a full disk", .calls, "On a full disk the code goes on without the unique index, and duplicate rows are copied.",
    before: .recipes
  ) { sqlite, stage, isRight in
    try installation(of: 2, on: sqlite, stage) { database, bundle in
      for table in Recipes.tables {
        try database.execute(table.creation)
        if table.name == "ingredient" {
          do {
            try database.execute("CREATE UNIQUE INDEX one_ingredient ON ingredient (recipe, name)")
          } catch let error as SQLiteError where !isRight && error.code.primary == .full {}
        } else {
          try database.execute(table.indexing)
        }
        try database.copyRows(of: table, from: bundle, "INSERT OR IGNORE")
      }
    }
  }

  /// Three errors in a row are needed, in the reading of the last table, and a database to write into that is still there.
  private static let pagesGivenUp = PlantedFault(
    "pages given up", .calls, "After three failed tries to read a page, the code treats the last table as complete.",
    before: .phrasebook
  ) { sqlite, stage, isRight in
    try installation(of: 5, on: sqlite, stage) { database, bundle in
      func page(after id: Int64) throws -> [OwnedRow] {
        var failure: (any Error)?
        for _ in 1...3 {
          do { return try bundle.rows("SELECT * FROM spoken WHERE id > \(id) ORDER BY id LIMIT 5") } catch { failure = error }
        }
        if isRight, let failure { throw failure }
        return []
      }
      try database.install(Phrasebook.tables, from: bundle)
      try database.execute(Phrasebook.spoken.creation)
      var rows = try page(after: 0)
      while let last = rows.last {
        for row in rows { try database.insert(ColumnValues(row), into: "spoken") }
        rows = rows.count < 5 ? [] : try page(after: last[0, as: Int64.self])
      }
    }
  }

  /// Installs a bundle of a version in one transaction, where it is not there yet.
  private static func installation(
    of version: Int, on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ fill: (Connection, Connection) throws -> Void
  ) throws -> PlantedValue {
    let bundle = try Connection(.file(stage.path), access: .readOnly, on: sqlite)
    let database = try Connection(.file(stage.otherPath), on: sqlite)
    try database.transaction {
      if try database.pragma(.userVersion) == version { return }
      try fill(database, bundle)
      try database.execute("CREATE TABLE favourite (id INTEGER PRIMARY KEY, item INTEGER NOT NULL)")
      try database.setPragma(.userVersion, to: version)
    }
    return .number(Int64(version))
  }
}

extension PlantedStage.Content {
  fileprivate static let dictionary = Self(
    sql: (Lexicon.tables + Lexicon.supplement).sql()
      + "CREATE TABLE contents (name TEXT PRIMARY KEY, count INTEGER); INSERT INTO contents VALUES ('usage', 12), ('origin', 12);")

  fileprivate static let quiz = Self(
    sql: (Quiz.tables + [Quiz.question]).sql() + "UPDATE question SET hint = NULL WHERE id % 2;")

  /// Recipes, of which four name an ingredient twice.
  fileprivate static let recipes = Self(
    sql: Recipes.tables.sql() + "INSERT INTO ingredient SELECT id + 12, recipe, name, grams FROM ingredient WHERE id > 8;")

  fileprivate static let phrasebook = Self(sql: (Phrasebook.tables + [Phrasebook.spoken]).sql())
}

private enum Lexicon {
  static let tables = [BundledTable](
    lines: """
      word (title TEXT, gender TEXT, frequency INTEGER)
      meaning (word INTEGER, body TEXT, place INTEGER)
      example (meaning INTEGER, body TEXT, translation TEXT)
      synonym (word INTEGER, other INTEGER, nuance TEXT)
      antonym (word INTEGER, other INTEGER, nuance TEXT)
      plural (word INTEGER, form TEXT, region TEXT)
      conjugation (word INTEGER, person INTEGER, form TEXT)
      pronunciation (word INTEGER, sounds TEXT, region TEXT)
      idiom (word INTEGER, title TEXT, body TEXT)
      topic (title TEXT, parent INTEGER, symbol TEXT)
      filed (word INTEGER, topic INTEGER, reason TEXT)
      abbreviation (title TEXT, word INTEGER, field TEXT)
      picture (word INTEGER, file TEXT, caption TEXT)
      source (title TEXT, author TEXT, year INTEGER)
      """)

  static let supplement = [BundledTable](
    lines: """
      usage (word INTEGER, body TEXT, place INTEGER)
      origin (word INTEGER, body TEXT, year INTEGER)
      """)
}

private enum Quiz {
  static let question = BundledTable("question (title TEXT, hint TEXT)")

  static let tables = [BundledTable](
    lines: """
      category (title TEXT, symbol TEXT, place INTEGER)
      level (title TEXT, points INTEGER, seconds INTEGER)
      author (name TEXT, town TEXT, year INTEGER)
      round (title TEXT, level INTEGER, intro TEXT)
      prize (title TEXT, round INTEGER, picture TEXT)
      picture (file TEXT, width INTEGER, height INTEGER, caption TEXT)
      sound (file TEXT, seconds INTEGER, caption TEXT)
      joker (title TEXT, effect TEXT, price INTEGER)
      rule (title TEXT, body TEXT, place INTEGER)
      choice (question INTEGER, body TEXT, place INTEGER)
      solution (question INTEGER, choice INTEGER, comment TEXT)
      tag (title TEXT, colour TEXT, place INTEGER)
      tagged (question INTEGER, tag INTEGER, reason TEXT)
      source (question INTEGER, title TEXT, address TEXT)
      """)
}

private enum Recipes {
  static let tables = [BundledTable](
    lines: """
      cuisine (title TEXT, country TEXT, place INTEGER)
      course (title TEXT, symbol TEXT, place INTEGER)
      recipe (title TEXT, cuisine INTEGER, course INTEGER, minutes INTEGER)
      step (recipe INTEGER, body TEXT, minutes INTEGER)
      unit (title TEXT, plural TEXT, grams INTEGER)
      food (title TEXT, season TEXT, energy INTEGER)
      ingredient (recipe INTEGER, name TEXT, grams INTEGER)
      tool (title TEXT, picture TEXT, price INTEGER)
      needed (recipe INTEGER, tool INTEGER, reason TEXT)
      allergen (title TEXT, symbol TEXT, law TEXT)
      contains (food INTEGER, allergen INTEGER, traces TEXT)
      wine (title TEXT, country TEXT, year INTEGER)
      paired (recipe INTEGER, wine INTEGER, comment TEXT)
      tip (recipe INTEGER, body TEXT, place INTEGER)
      """)
}

private enum Phrasebook {
  static let spoken = BundledTable("spoken (phrase INTEGER, file TEXT, speaker TEXT, seconds INTEGER)")

  static let tables = [BundledTable](
    lines: """
      language (title TEXT, code TEXT, place INTEGER)
      chapter (title TEXT, symbol TEXT, place INTEGER)
      section (chapter INTEGER, title TEXT, place INTEGER)
      phrase (section INTEGER, body TEXT, place INTEGER)
      translation (phrase INTEGER, body TEXT, literal TEXT)
      reading (phrase INTEGER, body TEXT, system TEXT)
      reply (phrase INTEGER, body TEXT, tone TEXT)
      word (title TEXT, gender TEXT, class INTEGER)
      used (phrase INTEGER, word INTEGER, form TEXT)
      number (title TEXT, digits TEXT, ordinal TEXT)
      sign (title TEXT, picture TEXT, meaning TEXT)
      custom (title TEXT, body TEXT, country INTEGER)
      sound (letter TEXT, sound TEXT, example TEXT)
      """)
}
