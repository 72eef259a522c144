/// The bug in the README, and the sweep that finds it.
let readme = PrintedArticle(
  name: "README", imports: ["SQLiteManager", "SQLiteTesting"],
  chains: [
    PrintedChain(
      name: "sweep", blocks: [2, 3], parameters: "_ twoAccounts: @escaping (any Sqlite3WrapperProtocol) throws -> Connection")
  ])

/// The article on code that takes no wrapper, which is compiled where such code is tested.
let otherCode = PrintedArticle(
  name: "TestingOtherCode", imports: ["Foundation", "GRDB", "SQLiteInterposition", "Testing"], outside: [1, 4],
  chains: [
    PrintedChain(name: "sweep", blocks: [2], parameters: "_ path: String", result: ("() throws -> Void", "{ try sweep.run() }")),
    PrintedChain(
      name: "suspension", blocks: [3], parameters: "_ path: String", result: ("SuspensionSweepReport", "try suspended.report()")),
  ])

/// The line about such code in the README.
let otherCodeInReadme = PrintedArticle(
  name: "README", imports: ["SQLiteInterposition"], chains: [PrintedChain(name: "shelf", blocks: [4], parameters: "_ path: String")])

/// The articles whose blocks are compiled as they are printed: a chain is a function that a test of the article calls.
let printedArticles = [
  PrintedArticle(
    name: "TestingWithoutSQLite", imports: ["Foundation", "SQLiteManager", "SQLiteTesting", "Testing"], outside: [9],
    chains: [
      PrintedChain(name: "mock", blocks: [1, 2, 4], result: ("MockSqlite3Wrapper", "sqlite")),
      PrintedChain(name: "record", blocks: [3], parameters: "_ sqlite: MockSqlite3Wrapper, _ card: GettingStartedArticle.Card"),
      PrintedChain(name: "expected", blocks: [5], parameters: "_ sqlite: MockSqlite3Wrapper"),
      PrintedChain(name: "schema", blocks: [6], parameters: "_ sqlite: MockSqlite3Wrapper", result: ("[String]", "problems")),
      PrintedChain(name: "learned", blocks: [7], result: ("MockSqlite3Wrapper", "learned")),
      PrintedChain(name: "bundle", blocks: [8], result: ("[InstallOutcome]", "[first, second]")),
    ]),
  PrintedArticle(
    name: "TestFirst", imports: ["SQLiteManager", "SQLiteTesting", "Testing"], outside: [1, 3, 4, 5, 6, 7, 8], members: [2],
    needs: [3: "sqlite3session_create"], chains: []),
  PrintedArticle(name: "ChoosingADouble", imports: ["SQLiteManager", "SQLiteTesting"], outside: [1], chains: []),
  PrintedArticle(
    name: "FaultSweeps", imports: ["Foundation", "SQLiteManager", "SQLiteTesting"],
    chains: [
      PrintedChain(name: "sweep", blocks: [1]), PrintedChain(name: "half", blocks: [2], result: ("FaultSweepReport", "report")),
      PrintedChain(name: "check", blocks: [3]), PrintedChain(name: "install", blocks: [4], parameters: "_ bundled: URL, _ folder: URL"),
    ]),
  PrintedArticle(
    name: "Races", imports: ["SQLiteManager", "SQLiteTesting"], members: [1, 5],
    chains: [
      PrintedChain(name: "cards", blocks: [2], parameters: "_ path: String", result: ("RaceSweep", "race")),
      PrintedChain(name: "oneStatement", blocks: [3], parameters: "_ connection: Connection, _ card: Int"),
      PrintedChain(name: "oneTransaction", blocks: [4], parameters: "_ connection: Connection, _ card: Int"),
      PrintedChain(name: "jobs", blocks: [6], parameters: "_ path: String", result: ("RaceSweep", "queue")),
      PrintedChain(name: "job", blocks: [7], parameters: "_ worker: String, _ connection: Connection", result: ("Int?", "job")),
      PrintedChain(name: "only", blocks: [8], parameters: "_ race: RaceSweep"),
    ]),
  PrintedArticle(
    name: "PreparingARelease", imports: ["Foundation", "SQLiteAuthoring", "SQLiteManager", "Testing"], outside: [3, 6], members: [4],
    chains: [
      PrintedChain(name: "build", blocks: [1], parameters: "_ folder: URL, _ file: URL"),
      PrintedChain(name: "lint", blocks: [2], parameters: "_ new: URL, _ old: URL"),
      PrintedChain(name: "hints", blocks: [5], parameters: "_ quiz: SQLiteManager", result: ("Int", "hints.count")),
    ]),
  PrintedArticle(
    name: "ComingFromGRDB", imports: ["Foundation", "SQLiteManager"], members: [3],
    chains: [
      PrintedChain(
        name: "beside", blocks: [2], parameters: "_ path: String, show: ([Any]) -> Void", isAsync: true,
        result: ("(best: Int, isFound: Bool)", "(best.count, ada != nil)")),
      PrintedChain(
        name: "forms", blocks: [4], parameters: "_ connection: Connection, _ id: UUID, _ date: Date", result: ("Int", "changed + older")),
      PrintedChain(
        name: "migrations", blocks: [5], parameters: "_ connection: Connection, _ steps: [Migrator.Step]", result: ("[Int]", "[from, to]")),
    ]),
  PrintedArticle(
    name: "ComingFromTheArticle", imports: ["SQLiteManager", "SQLiteTestKit"], members: [1],
    chains: [PrintedChain(name: "double", blocks: [2], result: ("(names: [String], canned: Canned)", "(names, canned)"))]),
  PrintedArticle(
    name: "AnotherEngine", imports: ["Foundation", "SQLiteManager", "SQLiteEngine"], members: [1],
    chains: [
      PrintedChain(name: "refusal", blocks: [2], parameters: "show: (String) -> Void"),
      PrintedChain(name: "idempotent", blocks: [3], parameters: "_ connection: Connection"),
    ]),
  PrintedArticle(
    name: "Concurrency",
    chains: [
      PrintedChain(
        name: "open", blocks: [1], parameters: "_ path: String", result: ("Database", "(count == all && first != nil, database).1")),
      PrintedChain(
        name: "tasks", blocks: [2], parameters: "_ database: Database", isAsync: true, result: ("[String]", "removed == 1 ? names : []")),
      PrintedChain(name: "background", blocks: [3], parameters: "_ database: Database"),
    ]),
  PrintedArticle(
    name: "Observation", imports: ["Foundation", "Observation", "SQLiteManager"], members: [2, 3],
    chains: [
      PrintedChain(name: "results", blocks: [1], parameters: "_ database: Database, _ show: ([String]) -> Void", isAsync: true),
      PrintedChain(name: "others", blocks: [4], parameters: "_ database: Database, _ show: (Int) -> Void", isAsync: true),
    ]),
  PrintedArticle(
    name: "BackupAndRecovery", imports: ["SQLiteManager", "SQLiteStorage"],
    chains: [
      PrintedChain(
        name: "progress", blocks: [1], parameters: "_ database: Database, _ path: String, _ show: (Double) -> Void", isAsync: true),
      PrintedChain(
        name: "waiting", blocks: [2],
        parameters: "_ connection: Connection, _ path: String, isCancelled: () -> Bool, show: (Double) -> Void, say: (String) -> Void"),
      PrintedChain(name: "script", blocks: [3], parameters: "_ connection: Connection, _ lines: inout [String]"),
      PrintedChain(
        name: "checks", blocks: [4], parameters: "_ connection: Connection", result: ("Bool", "findings.isEmpty && orphans.isEmpty")),
      PrintedChain(name: "log", blocks: [5], parameters: "_ connection: Connection, say: (String) -> Void"),
    ]),
  PrintedArticle(
    name: "BulkWork", members: [5],
    chains: [
      PrintedChain(name: "columns", blocks: [1], parameters: "_ connection: Connection, _ lines: [Line]", result: ("Int", "written")),
      PrintedChain(name: "progress", blocks: [2], parameters: "_ connection: Connection, _ lines: [Line], _ bar: Bar"),
      PrintedChain(
        name: "importing", blocks: [3],
        parameters: "_ database: Database, total: Int, record: @escaping @Sendable (Int) -> String, show: (Int, () -> Void) -> Void",
        isAsync: true, result: ("Int", "written")),
      PrintedChain(name: "conflicts", blocks: [4], parameters: "_ connection: Connection, _ lines: [Line]"),
      PrintedChain(name: "encoded", blocks: [6], parameters: "_ connection: Connection, _ words: [Word], _ word: Word"),
      PrintedChain(
        name: "kept", blocks: [7], parameters: "_ connection: Connection", result: ("(ride: Word, changed: [String]?)", "(ride, changed)")),
      PrintedChain(name: "otherColumns", blocks: [8], parameters: "_ connection: Connection"),
      PrintedChain(
        name: "returning", blocks: [9], parameters: "_ connection: Connection",
        result: ("(id: Int64, whole: OwnedRow, cleared: [OwnedRow])", "(id, whole, cleared)")),
    ]),
  PrintedArticle(
    name: "Functions", imports: ["SQLiteManager", "SQLiteVirtualTables"], members: [5],
    chains: [
      PrintedChain(name: "initials", blocks: [1], parameters: "_ connection: Connection", result: ("[String]", "names")),
      PrintedChain(name: "inPlace", blocks: [2], parameters: "_ connection: Connection"),
      PrintedChain(name: "aggregates", blocks: [3, 4, 6], parameters: "_ connection: Connection"),
      PrintedChain(name: "errors", blocks: [7], parameters: "_ connection: Connection, _ show: (BadName) -> Void"),
    ]),
  PrintedArticle(
    name: "DatabasesForTests", imports: ["Foundation", "SQLiteManager", "SQLiteTesting", "Testing"], outside: [1, 2, 5],
    needs: [1: "sqlite3session_create"],
    chains: [
      PrintedChain(name: "open", blocks: [3], parameters: "_ connection: Connection"),
      PrintedChain(name: "snapshot", blocks: [4], parameters: "_ connection: Connection", result: ("[ChangedRow]", "changes")),
    ]),
  PrintedArticle(
    name: "Cassettes", imports: ["SQLiteManager", "SQLiteTesting", "Testing"], outside: [1],
    chains: [PrintedChain(name: "redacted", blocks: [2], parameters: "_ folder: String", result: ("String", "text"))]),
  PrintedArticle(
    name: "PlansAndCosts", imports: ["SQLiteManager", "SQLiteTesting", "Testing"], outside: [1],
    chains: [PrintedChain(name: "cost", blocks: [2], result: ("([String], Cost)", "(names, cost)"))]),
  PrintedArticle(
    name: "DisksThatFail", imports: ["Foundation", "SQLiteManager", "SQLiteTesting"],
    chains: [
      PrintedChain(
        name: "full", blocks: [1], parameters: "_ path: String", result: ("(Connection, FaultInjectingVFS)", "(connection, full)")),
      PrintedChain(name: "powerLoss", blocks: [2], parameters: "_ path: String, check: ([String: [UInt8]]) throws -> Void"),
    ]),
  PrintedArticle(
    name: "VirtualTime", imports: ["SQLiteManager", "SQLiteTesting", "Testing"], outside: [1],
    chains: [
      PrintedChain(name: "slow", blocks: [2], parameters: "_ path: String", result: ("(Duration, [String])", "(clock.time, waits)")),
      PrintedChain(name: "races", blocks: [3], result: ("[String]", "races")),
      PrintedChain(name: "standing", blocks: [4], isAsync: true, result: ("Duration", "clock.time")),
    ]),
  PrintedArticle(
    name: "VirtualTables", imports: ["SQLiteManager", "SQLiteVirtualTables"], members: [1, 5],
    chains: [
      PrintedChain(
        name: "collection", blocks: [2], parameters: "_ connection: Connection, _ planets: [Planet]", result: ("[String]", "heavy")),
      PrintedChain(name: "index", blocks: [3], parameters: "_ connection: Connection, _ planets: [Planet], _ inbox: Inbox"),
      PrintedChain(name: "function", blocks: [4], parameters: "_ connection: Connection", result: ("[(String, Int)]", "words")),
      PrintedChain(name: "table", blocks: [6], parameters: "_ connection: Connection", result: ("[Int]", "numbers")),
      PrintedChain(name: "errors", blocks: [7], parameters: "_ connection: Connection, _ show: (NoSuchFile) -> Void"),
      PrintedChain(
        name: "shapes", blocks: [8], parameters: "_ connection: Connection, _ x: Double, _ y: Double", result: ("[Int]", "near")),
    ]),
  PrintedArticle(
    name: "Errors",
    chains: [
      PrintedChain(
        name: "insert", blocks: [1],
        parameters: "_ id: Int, _ connection: Connection, retryLater: () -> Void, tellTheUser: () -> Void, log: (String) -> Void"),
      PrintedChain(name: "countAgain", blocks: [2], parameters: "_ connection: Connection"),
      PrintedChain(name: "insertAgain", blocks: [3], parameters: "_ id: Int, _ connection: Connection, retryLater: () -> Void"),
      PrintedChain(name: "locked", blocks: [4], parameters: "_ connection: Connection, log: (String) -> Void"),
    ]),
  PrintedArticle(
    name: "Migrations", imports: ["Foundation", "SQLiteManager", "SQLiteStorage"], outside: [3],
    chains: [
      PrintedChain(name: "steps", blocks: [1], parameters: "_ connection: Connection", result: ("Migrator", "migrator")),
      PrintedChain(name: "files", blocks: [2], parameters: "_ folder: URL", result: ("Migrator", "migrator")),
      PrintedChain(
        name: "debug", blocks: [4], parameters: "_ path: String, _ steps: [Migrator.Step]", result: ("SQLiteManager", "notes")),
      PrintedChain(name: "again", blocks: [5], result: ("Migrator.Step", "again")),
    ]),
  PrintedArticle(
    name: "ReadingRows", members: [1, 3, 5],
    chains: [
      PrintedChain(
        name: "people", blocks: [2], parameters: "_ connection: Connection, greet: (Int64, String) -> Void",
        result: ("(people: [Person], names: [Int64: String])", "(people, names)")),
      PrintedChain(name: "points", blocks: [4], parameters: "_ connection: Connection", result: ("[Point]", "points")),
      PrintedChain(
        name: "joined", blocks: [6], parameters: "_ connection: Connection",
        result: ("[[(recipe: Recipe, author: Author?)]]", "[pairs, same]")),
    ]),
  PrintedArticle(
    name: "DescribingTables", imports: ["SQLiteDescriptions", "SQLiteManager", "Testing"], members: [1, 4],
    chains: [
      PrintedChain(
        name: "work", blocks: [2], parameters: "_ connection: Connection, print: (String) -> Void", result: ("String?", "name")),
      PrintedChain(name: "drift", blocks: [3], parameters: "_ connection: Connection"),
    ]),
  PrintedArticle(
    name: "ValuesAndTypes", imports: ["Foundation", "SQLiteManager"], members: [5, 7, 8, 11],
    chains: [
      PrintedChain(name: "values", blocks: [1], parameters: "_ connection: Connection", result: ("Date?", "at")),
      PrintedChain(name: "dates", blocks: [2], parameters: "_ connection: Connection, _ date: Date", result: ("[OwnedRow]", "recent")),
      PrintedChain(name: "numbers", blocks: [3], parameters: "_ connection: Connection, _ date: Date", result: ("Date?", "at")),
      PrintedChain(
        name: "missed", blocks: [4], parameters: "_ connection: Connection, _ id: UUID",
        result: ("(at: Date?, same: Int, since: Int, count: Int)", "(at, same, since, count)")),
      PrintedChain(name: "found", blocks: [6], parameters: "_ connection: Connection, _ date: Date", result: ("Int", "count")),
      PrintedChain(name: "stored", blocks: [9], parameters: "_ connection: Connection, _ date: Date"),
      PrintedChain(
        name: "generic", blocks: [10], parameters: "_ connection: Connection", result: ("([String]?, String?)", "(tags, first)")),
    ]),
  PrintedArticle(
    name: "Connections", imports: ["SQLiteManager", "SQLiteStorage"], outside: [5],
    chains: [
      PrintedChain(name: "open", blocks: [1], parameters: "_ path: String", result: ("Connection", "connection")),
      PrintedChain(name: "hostile", blocks: [2], parameters: "_ path: String, refuse: () -> Void"),
      PrintedChain(name: "ours", blocks: [3], parameters: "_ path: String, refuse: () -> Void"),
      PrintedChain(name: "pragmas", blocks: [4], parameters: "_ connection: Connection", result: ("Int", "version")),
      PrintedChain(name: "plan", blocks: [6], parameters: "_ connection: Connection, print: (QueryPlan) -> Void"),
      PrintedChain(name: "backup", blocks: [7], parameters: "_ connection: Connection, _ path: String, print: (String) -> Void"),
      PrintedChain(name: "attach", blocks: [8], parameters: "_ connection: Connection, _ other: String"),
      PrintedChain(name: "limit", blocks: [9], parameters: "_ connection: Connection", result: ("Int", "former")),
      PrintedChain(name: "interrupt", blocks: [11], parameters: "_ connection: Connection, _ button: Button"),
      PrintedChain(name: "idle", blocks: [12], parameters: "_ path: String", result: ("SQLiteManager", "quiz")),
    ]),
  PrintedArticle(
    name: "BlobsAndBytes", imports: ["Foundation", "SQLiteManager", "SQLiteStorage"],
    chains: [
      PrintedChain(name: "part", blocks: [1], parameters: "_ connection: Connection, print: (String) -> Void"),
      PrintedChain(name: "store", blocks: [2], parameters: "_ connection: Connection, _ source: URL"),
      PrintedChain(name: "load", blocks: [3], parameters: "_ connection: Connection, _ target: URL"),
      PrintedChain(name: "bytes", blocks: [4], parameters: "_ connection: Connection, _ target: URL", result: ("Connection", "copy")),
      PrintedChain(name: "attached", blocks: [5], parameters: "_ connection: Connection, _ bytes: Data"),
      PrintedChain(
        name: "inPlace", blocks: [6], parameters: "_ source: URL, _ entry: Range<Int>",
        result: ("(ImageFile, Connection)", "(image, connection)")),
    ]),
  PrintedArticle(
    name: "Sessions", imports: ["Foundation", "SQLiteManager", "SQLiteSessions"],
    chains: [
      PrintedChain(name: "record", blocks: [1], parameters: "_ connection: Connection", result: ("Changeset", "changes")),
      PrintedChain(name: "read", blocks: [2], parameters: "_ changes: Changeset, print: (String) -> Void"),
      PrintedChain(name: "resolve", blocks: [3], parameters: "_ connection: Connection, _ changes: Changeset"),
      PrintedChain(
        name: "diff", blocks: [4], parameters: "_ connection: Connection, _ older: String", result: ("Changeset", "difference")),
      PrintedChain(name: "store", blocks: [5], parameters: "_ changes: Changeset, _ file: URL", result: ("Changeset", "received")),
      PrintedChain(name: "stream", blocks: [6], parameters: "_ connection: Connection, _ file: URL"),
    ]),
  PrintedArticle(
    name: "Ranking", imports: ["SQLiteFullText", "SQLiteManager"],
    chains: [
      PrintedChain(
        name: "search", blocks: [1], parameters: "_ connection: Connection",
        result: ("(best: [FullTextResult], other: [FullTextResult], newest: [FullTextResult])", "(best, other, newest)")),
      PrintedChain(
        name: "own", blocks: [2], parameters: "_ connection: Connection, _ table: FullTextTable", result: ("[FullTextResult]", "ranked")),
      PrintedChain(name: "old", blocks: [3], parameters: "_ connection: Connection", result: ("[(Int64, Int, Int)]", "rows")),
    ]),
  PrintedArticle(
    name: "SearchAsYouType", imports: ["SQLiteFullText", "SQLiteManager"],
    chains: [
      PrintedChain(
        name: "search", blocks: [1, 2, 3], parameters: "_ wines: SQLiteManager, print: (Int64, String) -> Void",
        result: (
          "(table: FullTextTable, page: [FullTextResult], total: Int, beginnings: [FullTextResult])", "(table, page, total, beginnings)"
        )),
      PrintedChain(
        name: "decoded", blocks: [4], parameters: "_ wines: SQLiteManager, _ table: FullTextTable, print: (Int, Double) -> Void"),
      PrintedChain(name: "highlights", blocks: [5], parameters: "_ page: [FullTextResult], print: ([Substring], String) -> Void"),
      PrintedChain(
        name: "typed", blocks: [6], parameters: "_ wines: SQLiteManager, _ table: FullTextTable, show: ([FullTextResult]) -> Void",
        result: ("LiveSearchOptions", "typing")),
      PrintedChain(
        name: "typing", blocks: [7],
        parameters: "_ wines: SQLiteManager, _ table: FullTextTable, _ typing: LiveSearchOptions, "
          + "show: ([FullTextResult]) -> Void, tell: (any Error) -> Void", isAsync: true),
      PrintedChain(
        name: "rows", blocks: [4, 8],
        parameters: "_ wines: SQLiteManager, _ table: FullTextTable, _ typing: LiveSearchOptions, print: (Int, Double) -> Void, "
          + "list: ([Any]) -> Void", isAsync: true),
    ]),
  PrintedArticle(
    name: "SortingForPeople",
    chains: [
      PrintedChain(name: "sql", blocks: [1], parameters: "_ path: String", result: ("[OwnedRow]", "rows")),
      PrintedChain(
        name: "manager", blocks: [2], parameters: "_ path: String",
        result: ("(people: SQLiteManager, sorted: [OwnedRow], swedish: [OwnedRow])", "(people, sorted, swedish)")),
      PrintedChain(name: "check", blocks: [3], parameters: "_ connection: Connection"),
      PrintedChain(name: "open", blocks: [4], parameters: "_ people: SQLiteManager"),
      PrintedChain(
        name: "keys", blocks: [5, 8], parameters: "_ people: SQLiteManager, _ name: String, print: (String, ArraySlice<String>) -> Void",
        result: ("[OwnedRow]", "sorted")),
      PrintedChain(
        name: "folded", blocks: [6], parameters: "_ people: SQLiteManager, _ name: String",
        result: ("(key: String, found: [OwnedRow])", "(key, found)")),
      PrintedChain(name: "like", blocks: [7], parameters: "_ connection: Connection", result: ("[OwnedRow]", "like")),
    ]),
  PrintedArticle(
    name: "WritingATokenizer", imports: ["SQLiteFullText", "SQLiteManager", "SQLiteTesting"], members: [3],
    chains: [
      PrintedChain(name: "rules", blocks: [1], parameters: "_ connection: Connection"),
      PrintedChain(name: "html", blocks: [2], parameters: "_ connection: Connection, print: (String, Range<Int>) -> Void"),
      PrintedChain(name: "lines", blocks: [4], parameters: "_ connection: Connection"),
      PrintedChain(name: "function", blocks: [5], parameters: "_ connection: Connection", result: ("[OwnedRow]", "found")),
      PrintedChain(name: "mock", blocks: [6], result: ("[String]", "lines.map(\\.text)")),
    ]),
  PrintedArticle(
    name: "Hooks", imports: ["Foundation", "SQLiteManager", "SQLiteTesting", "SQLiteSessions"],
    chains: [
      PrintedChain(
        name: "update", blocks: [1], parameters: "_ connection: Connection, _ changedStars: Noted<Int64>", result: ("HookToken", "token")),
      PrintedChain(
        name: "rollback", blocks: [2], parameters: "_ connection: Connection",
        result: ("(tokens: [HookToken], pending: () -> Set<Int64>)", "(tokens, { pending })")),
      PrintedChain(
        name: "removed", blocks: [3], parameters: "_ connection: Connection, _ removedStars: Noted<String>", result: ("HookToken", "token")),
      PrintedChain(name: "authorizer", blocks: [4], parameters: "_ connection: Connection", result: ("HookToken", "guardian")),
      PrintedChain(
        name: "progress", blocks: [5], parameters: "_ connection: Connection, _ clock: TickingClock", result: ("HookToken", "limit")),
      PrintedChain(name: "errorLog", blocks: [6], parameters: "_ logger: Logger"),
      PrintedChain(
        name: "collation", blocks: [7, 8], parameters: "_ connection: Connection",
        result: ("(byLength: Collation, files: [OwnedRow], token: HookToken)", "(byLength, files, token)")),
      PrintedChain(name: "fire", blocks: [10], parameters: "_ sqlite: MockSqlite3Wrapper"),
    ]),
  PrintedArticle(
    name: "GettingStarted", imports: ["Foundation", "SQLiteManager", "SQLiteStorage"], members: [6],
    chains: [
      PrintedChain(name: "open", blocks: [2], parameters: "askToUpdate: () -> Void, offerRepair: (String) -> Void"),
      PrintedChain(name: "initializers", blocks: [3, 4], parameters: "_ path: String", result: ("[SQLiteManager]", "[quiz, other]")),
      PrintedChain(name: "records", blocks: [7], parameters: "_ quiz: SQLiteManager", result: ("[Card]", "cards")),
      PrintedChain(
        name: "work", blocks: [5, 8, 9], parameters: "_ quiz: SQLiteManager, minimum: Int, print: (String) -> Void", isAsync: true,
        result: ("(rows: [OwnedRow], titles: [String], count: Int)", "(rows, titles, count)")),
      PrintedChain(
        name: "preview", blocks: [10], parameters: "_ bundled: URL, _ steps: [Migrator.Step]", result: ("SQLiteManager", "preview")),
    ]),
  PrintedArticle(
    name: "InstallingABundledDatabase", imports: ["Foundation", "SQLiteManager"],
    chains: [
      PrintedChain(name: "steps", blocks: [1], result: ("SQLiteManager", "quiz")),
      PrintedChain(name: "report", blocks: [2], parameters: "_ quiz: SQLiteManager, log: (UpgradeReport) -> Void"),
      PrintedChain(
        name: "downloaded", blocks: [3],
        parameters: "_ quiz: SQLiteManager, _ file: URL, log: (UpgradeReport) -> Void, askToUpdate: ([String]) -> Void", isAsync: true),
      PrintedChain(name: "damaged", blocks: [4], parameters: "_ quiz: SQLiteManager, userAgrees: (String) -> Bool"),
    ]),
  PrintedArticle(
    name: "AnAppWithAWidget", imports: ["Foundation", "SQLiteManager"], members: [2],
    chains: [
      PrintedChain(
        name: "app", blocks: [3], parameters: "_ folder: URL, askToUpdate: () -> Void, offerRepair: (String) -> Void", isAsync: true),
      PrintedChain(name: "widget", blocks: [4], parameters: "_ folder: URL, _ now: Date", result: ("[String]", "words")),
      PrintedChain(name: "suspension", blocks: [5], parameters: "_ deck: Deck"),
      PrintedChain(name: "share", blocks: [6], parameters: "_ folder: URL, _ word: Int64, _ now: Date"),
    ]),
]
