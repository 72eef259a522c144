import Expectations
import SQLiteManager
import SQLiteStorage
import Scratch
import Testing

@Suite struct `A backup between text encodings` {
  private let encodings = ["UTF-8", "UTF-16le", "UTF-16be"]

  private func opened(_ encoding: String, _ sql: SQL = "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('ö')") throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("PRAGMA encoding = \(SQL(unchecked: "'\(encoding)'"))")
    try connection.execute(sql)
    return connection
  }

  @Test func `is refused by both names, and leaves both databases as they were`() throws {
    for from in encodings {
      for to in encodings where from != to {
        let source = try opened(from)
        let uses: [SQL] = [
          "CREATE TABLE u (b TEXT); INSERT INTO u VALUES ('ä')",
          "CREATE TABLE u (b TEXT); INSERT INTO u VALUES ('ä'); CREATE TEMP TABLE v (c)",
          "CREATE TABLE u AS SELECT 'ä' AS b; ATTACH ':memory:' AS other; CREATE TABLE other.w (d)",
        ]
        for use in uses {
          let destination = try opened(to, use)
          expectError(.error, "a database in \(from), and the connection has used one in \(to)") { try source.backup(to: destination) }
          #expect(try destination.value("SELECT b FROM u") == "ä")
          #expect(try source.value("SELECT a FROM t") == "ö")
        }
        let (destination, attached) = (try opened(to), try opened(from))
        try destination.attach(.memory, as: "other")
        expectError(.error, "in \(from)") { try attached.backup(to: destination, as: "other") }
        #expect(try destination.value("SELECT count(*) FROM other.sqlite_schema") == 0)
      }
    }
  }

  @Test func `is made where the encodings are one, or the connection has used none`() throws {
    let folder = try ScratchFolder()
    for encoding in encodings {
      let source = try opened(encoding)
      let asked = try Connection(.memory)
      #expect(try asked.value("PRAGMA encoding") == "UTF-8")
      let file = try Connection(.file(folder.path(encoding)))
      for destination in [try Connection(.memory), asked, try opened(encoding), try opened("UTF-16be", ""), file] {
        try source.backup(to: destination)
        #expect(try destination.value("SELECT a FROM t") == "ö")
        #expect(try destination.value("PRAGMA encoding") == encoding)
      }
      try source.backup(toNewFile: folder.path("new \(encoding)"))
      try source.vacuum(into: folder.path("into \(encoding)"))
      for name in ["new", "into"] {
        let copy = try Connection(.file(folder.path("\(name) \(encoding)")), access: .readOnly)
        #expect(try copy.value("PRAGMA encoding") == encoding && copy.value("SELECT a FROM t") == "ö")
      }
    }
  }

  @Test func `of a database that holds nothing yet is made into any`() throws {
    for encoding in encodings {
      let destination = try opened(encoding)
      try opened("UTF-16le", "").backup(to: destination)
      #expect(try destination.value("SELECT count(*) FROM sqlite_schema") == 0)
      try destination.execute("CREATE TABLE t (a); INSERT INTO t VALUES ('č')")
      #expect(try destination.value("SELECT a FROM t") == "č")
    }
  }

  @Test func `takes another page size as before`() throws {
    let source = try opened("UTF-16le", "PRAGMA page_size = 1024; CREATE TABLE t (a); INSERT INTO t VALUES ('ö')")
    let destination = try Connection(.memory)
    try source.backup(to: destination)
    #expect(try destination.value("SELECT a FROM t") == "ö")
  }
}
