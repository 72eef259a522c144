/// The contents of each room, in one sentence for a first visit. The order is that of the map.
enum RoomSentences {
  static let all: [(room: Room, sentence: String)] = [
    (
      "SQLiteCalls", "",
      "The C API as Swift protocols, one for each SQLite object, with its structures, codes and flags; no behaviour and no state."
    ),
    ("SQLiteLive", "", "`Sqlite3Wrapper`, the only code that calls and links libsqlite3."),
    ("SQLiteCore", "Values", "How each Swift type is bound, read and given as an answer, exact or refused."),
    (
      "SQLiteCore", "Errors",
      "`SQLiteError`: what failed, in which call, for which SQL, what SQLite's words mean, who holds a lock on which file."
    ),
    (
      "SQLiteCore", "SQL",
      "SQL as a type that binds what is interpolated, its quoting, its tokens and names, and scripts cut into statements."
    ),
    ("SQLiteCore", "Threads", "A lock with its value, the number of a thread, the count of forks."),
    (
      "SQLiteCore", "Connection",
      "Opening, settings, who may use the connection, waiting for locks, transactions, closing, and what facilities keep on it."
    ),
    ("SQLiteCore", "Statement", "Compiled statements and their cache, binding and stepping, rows live and owned, cursors, query plans."),
    ("SQLiteCore", "Reading", "Rows as tuples, Decodable types, types of one's own, and dictionaries by a key."),
    ("SQLiteCore", "Writing", "Many rows through one statement, Encodable values as rows, and what happens on a conflict."),
    ("SQLiteCore", "Schema", "The tables, columns, views, triggers and shadow tables of a database, and which reach which."),
    ("SQLiteCore", "Pragmas", "Pragmas with the types of their values, read and set with a check."),
    ("SQLiteCore", "Access", "The verbs of every type that lends a connection: the closures, the rules, and which work goes to a reader."),
    ("SQLiteCore", "Storage", "The database as a whole: attaching others, its header, damage, checkpoints, vacuuming."),
    ("SQLiteCore", "Functions", "SQL functions written in Swift."),
    ("SQLiteCore", "Lists", "The table from which SQL reads a list of more values than a statement has parameters."),
    ("SQLiteCore", "", "The exported names of C that an app writes, and the three calls by which the connection reaches its facilities."),
    (
      "SQLiteCore", "Hooks",
      "SQLite's callbacks while it works: updates, commits, authorizer, progress, trace, missing collations."
    ),
    ("SQLiteCore", "Collations", "Collations written in Swift."),
    ("SQLiteCore", "FullText", "How far a schema is trusted for its search tables, and the words that tokenizers find."),
    (
      "SQLiteFiles", "",
      "File operations behind a protocol, the real ones, files that get their names when they are whole, and the header of a database."
    ),
    ("SQLiteSessions", "", "Recording which rows change, and changesets: read, combined, applied, the difference of databases."),
    ("SQLiteStorage", "Backup", "Copies of a database in use, and the new files that they are made in."),
    ("SQLiteStorage", "Blobs", "Blobs and texts read and written in place, a part at a time."),
    (
      "SQLiteStorage", "FileSystems",
      "File systems of SQLite written in Swift: one file of bytes that a closure answers, and those that decide about each call or tell the time."
    ),
    ("SQLiteStorage", "Images", "Databases as bytes: had, taken, and read where the bytes are."),
    ("SQLiteStorage", "Scripts", "A database as a script of SQL that makes it again, each value to the last bit."),
    (
      "SQLiteStorage", "Status",
      "SQLite's facts about itself: options, known faults, memory and counters, the plan of a query, the file's options."
    ),
    (
      "SQLiteVirtualTables", "",
      "Tables whose rows Swift code makes (collections, table-valued functions, tables with plans), shapes of R*Trees, aggregates and windows."
    ),
    (
      "SQLiteDescriptions", "Description",
      "Descriptions of tables, columns, indexes, triggers and views that write SQL; pure values, no SQLite needed."
    ),
    ("SQLiteDescriptions", "Rows", "Conditions and values by typed column, and tables and views that are made of their descriptions."),
    (
      "SQLiteDescriptions", "",
      "Descriptions of tables read from a database, in what a table is not as described, and a compiled INSERT of a description."
    ),
    (
      "SQLiteText", "Collation",
      "Sorting for people: localized collations by ICU or Foundation, sort keys, and the guard of indexes sorted by another engine."
    ),
    ("SQLiteText", "Folding", "Text without case and accents, as functions, columns and LIKE patterns."),
    (
      "SQLiteText", "Tokenizers",
      "The tokenizers of full-text tables: SQLite's by name, an app's in Swift, and our own for folded text, CJK and HTML."
    ),
    ("SQLiteText", "FullTextTable", "Full-text tables: described, made, read back, kept in step with their content, checked and rebuilt."),
    ("SQLiteText", "OnDemand", "The collations, functions and tokenizers of this package, added to a connection when SQL asks for them."),
    ("SQLiteTables", "Conditions", "WHERE and ORDER BY from columns and values."),
    (
      "SQLiteTables", "Editing",
      "Reading, counting, inserting, updating, upserting and deleting rows of a table by its name, or by the rules of its description."
    ),
    ("SQLiteTables", "Encodable", "Rows of a table as values of a Codable type: read, inserted, updated or upserted."),
    (
      "SQLiteConcurrency", "Lines",
      "Connections lent to one thread at a time each, in the order of asking; tasks that are cancelled; closing, suspending."
    ),
    (
      "SQLiteConcurrency", "Lender",
      "The lending of every shared database: the connection that writes, those that read beside it, and what all of them can do."
    ),
    ("SQLiteConcurrency", "Queue", "`ConnectionQueue`: one connection for many threads and tasks."),
    ("SQLiteConcurrency", "Pool", "`ConnectionPool`: connections that read side by side."),
    ("SQLiteConcurrency", "Database", "`Database`: one connection that writes, others that read beside it."),
    (
      "SQLiteConcurrency", "Observation",
      "Results that are read again after commits: the subscribers, which tables a closure reads and which a commit wrote to."
    ),
    (
      "SQLiteConcurrency", "Migration", "An app's own steps from one `user_version` to the next, and what a schema names that is not there."
    ),
    (
      "SQLiteContent", "Install",
      "Putting a bundled database in place: where it goes, checking the bundle, the first install, removal, errors."
    ),
    ("SQLiteContent", "Upgrade", "Replacing the content of an installed database and keeping the user's rows, objects and sequences."),
    ("SQLiteContent", "Manager", "`SQLiteManager`: opens, installs, upgrades, lends its connection to one at a time, closes when idle."),
    (
      "SQLiteFullText", "Query",
      "Texts that people type, and queries that experts build, as a MATCH expression of FTS5 or FTS4; a text cut into words."
    ),
    ("SQLiteFullText", "Functions", "Functions of FTS5 that know of the match, written in Swift."),
    ("SQLiteFullText", "Search", "Running a search: ranking, marks and snippets, long texts, pages of results."),
    ("SQLiteFullText", "Live", "Search as one types: its budget, and the field of an app; and searches on what lends a connection."),
    (
      "SQLiteDatabaseUnlinked", "",
      "`SQLiteDatabase` without the real library; and sentences of the compiler for calls that other libraries, or other products, have."
    ),
    ("SQLiteDatabase", "", "The lower floor: connections, pools, rows and migrations, and the initializers whose wrapper is the real one."),
    (
      "SQLiteManagerUnlinked", "",
      "`SQLiteManager` without the real library: the import of data code whose tests are linked without SQLite."
    ),
    (
      "SQLiteManager", "",
      "The upper floor: the lower one with bundled databases and texts for people, and a manager over the real library."
    ),
    (
      "SQLiteEngine", "",
      "The base of other engines under the same protocol: every call through one function, refused with its reason, and what each engine would write again."
    ),
    (
      "SQLiteConformance", "",
      "Facts about SQLite as code, each proven on the real library and on the mock, and every call once."
    ),
    ("SQLiteMocks", "", "The names of C that are exported along with the doubles."),
    ("SQLiteMocks", "Calls", "Arguments and answers of calls, and how often each was called."),
    ("SQLiteMocks", "Model", "The doubles' knowledge of SQLite: statement states, limits, messages, parameters."),
    (
      "SQLiteMocks", "Routed",
      "The base of doubles, and the engine that answers newer calls of a double by its older ones."
    ),
    ("SQLiteMocks", "Recording", "Wrappers that write calls down or count them."),
    ("SQLiteMocks", "Handles", "The ledger of handles: what is open, what never came back, what was used wrongly."),
    ("SQLiteMocks", "Mock", "`MockSqlite3Wrapper`: a scripted library that answers every call it models without SQLite."),
    ("SQLiteTestKit", "", "The doubles, exported along with what tests with them."),
    ("SQLiteTestKit", "Cassettes", "Real runs as text, callbacks and all: recorded, redacted, read, and played without SQLite."),
    (
      "SQLiteTestKit", "Plans",
      "The guard that finds scans, sorts and automatic indexes, and what operations cost in calls and steps."
    ),
    ("SQLiteTestKit", "Faults", "The wrapper that lets any call fail, and the ways in which each can."),
    ("SQLiteTestKit", "Files", "A file system in memory, and one that lets any of its calls fail."),
    ("SQLiteTestKit", "Databases", "The fixtures of databases for tests, and the rows that differ between two moments."),
    (
      "SQLiteTestKit", "Snapshots",
      "Databases as text, compared line by line, and the literals of Swift source that are written again."
    ),
    (
      "SQLiteTestKit", "Time", "A clock of tests, and the double and file system by which SQLite waits on it."
    ),
    ("SQLiteTestKit", "Vfs", "A virtual file system that logs and fails what SQLite does with files; power loss."),
    ("SQLiteTestKit", "Sweep", "The fault sweep: each call of an operation fails in turn, and a report says what came of it."),
    (
      "SQLiteTestKit", "Lessons",
      "The answers of real runs, cassettes and tables, as scripts of a mock and as Swift source."
    ),
    ("SQLiteTestKit", "TotalOrder", "The proof that a collation is a total order."),
    ("SQLiteTesting", "", "Sweeps and checks for Swift Testing, with the real wrapper at hand."),
    ("sqlite-manager", "", "The program's entry: which commands there are, and how it ends."),
    ("sqlite-manager", "Commands", "One file for each command, with the options they share."),
    ("sqlite-manager", "Errors", "Failures outside of SQLite, in its codes, and what to do about each."),
    ("sqlite-manager", "Files", "Files as the tool needs them: looking into a database without touching it, files that are made, signals."),
    ("sqlite-manager", "Input", "Rows as they come on standard input: JSON lines, an array, comma-separated values."),
    ("sqlite-manager", "JSON", "JSON that keeps 64-bit integers, order and places; read and written."),
    ("sqlite-manager", "Output", "Rows, tables, progress and errors as they are printed."),
    ("sqlite-manager", "Tour", "The guided tour that `tour` prints."),
  ].map { (Room(target: $0.0, folder: $0.1), $0.2) }
}
