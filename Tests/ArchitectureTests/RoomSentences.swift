/// The contents of each room, in one sentence for a first visit. The order is that of the map.
enum RoomSentences {
  static let all: [(room: Room, sentence: String)] = [
    (
      "SQLiteCalls", "",
      "The C API as Swift protocols, one for each SQLite object, with its structures, codes and flags; no behaviour and no state."
    ),
    ("SQLiteLive", "", "`Sqlite3Wrapper`, the only code that calls and links libsqlite3."),
    ("SQLiteLoaded", "", "`LoadedSqlite3Wrapper`, which calls a library that is loaded by its path."),
    ("SQLiteCore", "Values", "The binding and reading of each Swift type: exact, or refused with an error."),
    (
      "SQLiteCore", "Errors",
      "`SQLiteError`: the failure, its call and SQL, the meaning of SQLite's messages, and the holders of locks."
    ),
    (
      "SQLiteCore", "SQL",
      "SQL as a type that binds interpolated values, quoting, tokens and names, and scripts split into statements."
    ),
    ("SQLiteCore", "Threads", "A lock with its value, the identity of a thread, the count of forks."),
    (
      "SQLiteCore", "Connection",
      "Opening, settings, the thread that may use a connection, waiting for locks, transactions, closing, and attachments."
    ),
    (
      "SQLiteCore", "Statement",
      "Compiled statements and their cache, binding and stepping, rows in place and copied, cursors, query plans."
    ),
    ("SQLiteCore", "Reading", "Rows as tuples, Decodable types, other types of the app, and dictionaries by a key."),
    ("SQLiteCore", "Writing", "Many rows through one statement, Encodable values as rows, and rules for conflicts."),
    ("SQLiteCore", "Schema", "The tables, columns, views, triggers and shadow tables of a database, and the objects that each refers to."),
    ("SQLiteCore", "Pragmas", "Pragmas with the types of their values, read and set with a check."),
    ("SQLiteCore", "Access", "The verbs of every type that lends a connection: the closures, the rules, and the choice of a reader."),
    ("SQLiteCore", "Storage", "The database as a whole: attaching others, its header, damage, checkpoints, vacuuming."),
    ("SQLiteCore", "Functions", "SQL functions written in Swift."),
    ("SQLiteCore", "Lists", "The table from which SQL reads a list of more values than a statement has parameters."),
    ("SQLiteCore", "", "The exported names of C that an app writes, and the three calls by which the connection reaches its facilities."),
    (
      "SQLiteCore", "Hooks",
      "SQLite's callbacks while it works: updates, commits, authorizer, progress, trace, missing collations."
    ),
    ("SQLiteCore", "Collations", "Collations written in Swift."),
    ("SQLiteCore", "FullText", "Trust in a schema for its search tables, and the words that tokenizers find."),
    (
      "SQLiteFiles", "",
      "File operations behind a protocol, the real ones, files that get their final names when they are complete, and the header of a database."
    ),
    ("SQLiteSessions", "", "Recording which rows change, and changesets: read, combined, applied, the difference of databases."),
    ("SQLiteStorage", "Backup", "Copies of a database in use, and the new files that they are made in."),
    ("SQLiteStorage", "Blobs", "Blobs and texts read and written in place, a part at a time."),
    (
      "SQLiteStorage", "FileSystems",
      "File systems of SQLite written in Swift: a file whose bytes a closure returns, and file systems that decide about each call or have a clock."
    ),
    ("SQLiteStorage", "Images", "Databases as bytes: serialized, deserialized, and read in place."),
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
      "Descriptions read from a database, differences between a table and its description, and a compiled INSERT."
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
      "Connections lent to one thread at a time each, in the order of the calls; tasks that are cancelled; closing, suspending."
    ),
    (
      "SQLiteConcurrency", "Lender",
      "The lending of every shared database: the connection that writes, the connections that read beside it, and the verbs of all of them."
    ),
    ("SQLiteConcurrency", "Queue", "`ConnectionQueue`: one connection for many threads and tasks."),
    ("SQLiteConcurrency", "Pool", "`ConnectionPool`: connections that read side by side."),
    ("SQLiteConcurrency", "Database", "`Database`: one connection that writes, others that read beside it."),
    (
      "SQLiteConcurrency", "Observation",
      "Results that are read again after commits: the subscribers, the tables that a closure reads, and the tables that a commit wrote to."
    ),
    (
      "SQLiteConcurrency", "Migration",
      "An app's own steps from one `user_version` to the next, and references of a schema to missing objects."
    ),
    (
      "SQLiteContent", "Install",
      "Putting a bundled database in place: its folder, checking the bundle, the first install, removal, errors."
    ),
    ("SQLiteContent", "Upgrade", "Replacing the content of an installed database and keeping the user's rows, objects and sequences."),
    (
      "SQLiteContent", "Manager",
      "`SQLiteManager`: opens, installs, upgrades, lends its connection to one caller at a time, closes when idle."
    ),
    (
      "SQLiteFullText", "Query",
      "Texts that people type, and queries that experts build, as a MATCH expression of FTS5 or FTS4; a text split into words."
    ),
    ("SQLiteFullText", "Functions", "Functions of FTS5 that read the match, written in Swift."),
    ("SQLiteFullText", "Search", "Running a search: ranking, marks and snippets, long texts, pages of results."),
    (
      "SQLiteFullText", "Live",
      "Search as you type: its budget, and the search field of an app; searches on everything that lends a connection."
    ),
    (
      "SQLiteDatabaseUnlinked", "",
      "`SQLiteDatabase` without the real library; and compiler messages for calls that other libraries or products have."
    ),
    ("SQLiteDatabase", "", "The lower floor: connections, pools, rows and migrations, and the initializers whose wrapper is the real one."),
    (
      "SQLiteManagerUnlinked", "",
      "`SQLiteManager` without the real library: the import of data code whose tests are linked without SQLite."
    ),
    (
      "SQLiteManager", "",
      "The upper floor: the lower one with bundled databases and texts in human languages, and a manager over the real library."
    ),
    (
      "SQLiteEngine", "",
      "The base class of other engines: every call goes through one function and is refused with a reason; code that all engines need."
    ),
    (
      "SQLiteConformance", "",
      "Facts about SQLite as code, each tested on the real library and on the mock, and a program that makes every call once."
    ),
    ("SQLiteMocks", "", "The names of C that are exported along with the doubles."),
    ("SQLiteMocks", "Calls", "Arguments and results of calls, and the number of calls of each function."),
    ("SQLiteMocks", "Model", "The doubles' knowledge of SQLite: statement states, limits, messages, parameters."),
    (
      "SQLiteMocks", "Routed",
      "The base class of doubles, and the code that answers newer calls of a double by its older ones."
    ),
    ("SQLiteMocks", "Recording", "Wrappers that record or count calls."),
    ("SQLiteMocks", "Handles", "The ledger of handles: open, lost and misused ones."),
    ("SQLiteMocks", "Mock", "`MockSqlite3Wrapper`: a scripted library that answers every call it models without SQLite."),
    ("SQLiteTestKit", "", "The exported names of the doubles and of the tools that use them."),
    ("SQLiteTestKit", "Cassettes", "Real runs as text, with callbacks: recorded, redacted, read, and played without SQLite."),
    (
      "SQLiteTestKit", "Plans",
      "The guard that finds scans, sorts and automatic indexes, and the cost of operations in calls and steps."
    ),
    ("SQLiteTestKit", "Faults", "The wrapper that makes any call fail, and the ways in which each can fail."),
    ("SQLiteTestKit", "Files", "A file system in memory, and one that lets any of its calls fail."),
    ("SQLiteTestKit", "Databases", "The fixtures of databases for tests, and the rows that differ between two moments."),
    (
      "SQLiteTestKit", "Snapshots",
      "Databases as text, compared line by line, and literals that are rewritten in Swift source."
    ),
    (
      "SQLiteTestKit", "Time", "A virtual clock, and the double and file system that make SQLite wait on it."
    ),
    ("SQLiteTestKit", "Vfs", "A virtual file system that logs and fails what SQLite does with files; power loss."),
    ("SQLiteTestKit", "Sweep", "The fault sweep: each call of an operation fails in turn, and a report shows the results."),
    (
      "SQLiteTestKit", "Races",
      "The race sweep: at each call of one operation another one runs, and the serial orders judge the result."
    ),
    ("SQLiteTestKit", "Suspension", "The suspension sweep: at each call of an operation the app is suspended, and no lock may be left."),
    (
      "SQLiteTestKit", "Lessons",
      "The answers of real runs, cassettes and tables, as scripts of a mock and as Swift source."
    ),
    ("SQLiteTestKit", "TotalOrder", "The proof that a collation is a total order."),
    ("SQLiteTesting", "", "Sweeps and checks for Swift Testing, with the real wrapper at hand."),
    (
      "SQLiteInterposition", "",
      "The functions of SQLite for a whole test program, which pass each call to the wrapper of its connection."
    ),
    ("SQLiteAuthoring", "Build", "A content database built from a folder: a script, and a file of rows for each table."),
    ("SQLiteAuthoring", "Input", "Rows in texts: JSON lines, JSON arrays and comma-separated values, read with their places."),
    ("SQLiteAuthoring", "Museum", "The versions that were shipped, in a folder with their hashes, and the check of an upgrade from each."),
    ("SQLiteAuthoring", "Types", "Swift source with a type for each table of a database, and its comparison with a database."),
    ("SQLiteAuthoring", "Lint", "The rules that a content database follows before it is released, and the findings."),
    ("sqlite-manager", "", "The entry of the program: its commands and exit codes."),
    ("sqlite-manager", "Commands", "One file for each command, with the options they share."),
    ("sqlite-manager", "Errors", "Failures outside of SQLite, in its codes, and what to do about each."),
    ("sqlite-manager", "Files", "File operations of the tool: opening a database without changing it, output files, signals."),
    ("sqlite-manager", "Input", "Standard input, and the rows in it."),
    ("sqlite-manager", "Output", "Rows, tables, progress and errors as they are printed."),
    ("sqlite-manager", "Tour", "The guided tour that `tour` prints."),
  ].map { (Room(target: $0.0, folder: $0.1), $0.2) }
}
