/// The differences from SQLite that the behaviour suite finds in the served functions, and why. The README's table is made of them.
enum Deviations {
  static let all: [(reason: String, facts: [String])] = [
    (
      "A node does not tell where in the SQL an error is.",
      [
        "a syntax error knows its byte offset", "an old message is not seen with a new code",
        "a misspelt beginning or end of a transaction is a syntax error",
      ]
    ),
    ("A connection of a node has foreign keys on from the beginning.", ["foreign keys are off until they are turned on"]),
    (
      "The size of a database is nothing that a client may limit.",
      ["a full disk rolls the transaction back", "a full disk undoes only a statement that has a journal of its own"]
    ),
    (
      "What is bound is copied, and its destructor called at once; a text with a NUL is refused, because the wire would cut it.",
      ["a NUL in bound text is kept", "a destructor is called once: on replacing, clearing and finalizing, and when binding fails"]
    ),
    (
      "A column of a row is a value of the wire: it keeps its type when it is read as another, and there is none beyond the last.",
      ["a value out of range is there, and NULL", "a blob that was read as text has become text"]
    ),
    (
      "RETURNING is not served, and so there is no statement that writes and has rows.",
      [
        "nothing is committed while a statement that writes stands on its row",
        "a rollback is not kept waiting by one that stands on its row",
        "RETURNING has inserted everything at its first row, and counts it at its end, a reset as well",
        "an interrupt rolls back the transaction of a statement that writes, and of no other",
      ]
    ),
    (
      "There is one schema, in one file with a write-ahead log, whose pragmas are dqlite's business; the busy timeout is the engine's.",
      [
        "a connection knows its file, its schemas and whether it only reads", "the busy timeout can be asked for",
        "a database in memory has its own journal mode", "each schema has its own user_version",
        "names of levels are numbers when they are read", "a mode that is not known, or not possible in memory, changes nothing",
        "a pragma that writes the file is not read-only",
        "a connection opened to read writes temporary tables alone, whatever is attached to it",
        "a PRAGMA reads in a transaction when its answer is in the file",
      ]
    ),
  ]

  /// Groups of facts of which none is true, or all of which call a function that is not served.
  static let unserved = ["hooks", "functions", "blobs", "backups"]
}
