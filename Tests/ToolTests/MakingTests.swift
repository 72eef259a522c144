#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `A database that the tool makes` {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("new.sqlite")
  }

  @Test func `is made where it is asked for, and only there`() throws {
    let missing = "error: SQLITE_CANTOPEN (14): \(path): No such file or directory\n"
    let advice = missing + "Check the path and its permissions, or add --create to make the file.\n"
    #expect(try Tool.errors(path, "CREATE TABLE t (x)") == advice)
    #expect(try Tool.errors("insert", path, "t", input: "x\n1\n") == advice)
    #expect(
      try Tool.errors("delete", path, "t", "--all") == missing + "Check the path and its permissions; this command makes no file.\n")
    #expect(try folder.contents.isEmpty)
    #expect(try Tool.output(path, "CREATE TABLE t (x); INSERT INTO t VALUES (1)", "--create").isEmpty)
    #expect(try Tool.output("query", path, "SELECT x FROM t", "--create") == "{\"x\": 1}\n", "one that is there stays")
    #expect(try Tool.output("insert", path, "u", "--create", input: "x\n2\n") == "{\"changes\": 1}\n")
    #expect(try Tool.output("read", path, "u") == "{\"x\": 2}\n")
    #expect(try folder.contents == ["new.sqlite"])
  }

  @Test func `has the settings of its script`() throws {
    let script = "PRAGMA encoding = 'UTF-16le'; PRAGMA journal_mode = wal; CREATE TABLE t (x); INSERT INTO t VALUES ('č')"
    #expect(try Tool.output(path, script, "--create") == "{\"journal_mode\": \"wal\"}\n")
    #expect(try folder.contents == ["new.sqlite"])
    #expect(
      try Tool.output("info", path, "--columns", "encoding,journal_mode") == "{\"encoding\": \"UTF-16le\", \"journal_mode\": \"wal\"}\n")
    #expect(try Tool.output("insert", path, "t", input: "x\nž\n") == "{\"changes\": 1}\n")
    #expect(try Tool.output("read", path, "t", "--format", "csv") == "x\nč\nž\n")
  }

  @Test(arguments: ["SELECT nowhere", "CREATE TABLE t (y)", "INSERT INTO t VALUES (1, 2)", "\"", "SELECT ?, ?"])
  func `is gone when its script fails`(last: String) throws {
    let errors = try Tool.errors(path, "CREATE TABLE t (x); INSERT INTO t VALUES (1); " + last, "--create", "--bind", "a")
    #expect(errors.hasPrefix("error: ") && !errors.contains(".partial"), "\(errors)")
    #expect(try folder.contents.isEmpty)
  }

  @Test func `takes no name that something has, and no name beside which a journal lies`() throws {
    for suffix in ["-journal", "-wal"] {
      try Data("left".utf8).write(to: URL(filePath: path + suffix))
      let errors = try Tool.errors(path, "CREATE TABLE t (x)", "--create")
      #expect(errors.hasPrefix("error: SQLITE_PERM (3): there is \(path)\(suffix), left over from a database that is gone\nRemove it"))
      #expect(try folder.contents == ["new.sqlite\(suffix)"])
      try FileManager.default.removeItem(atPath: path + suffix)
    }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
    #expect(try Tool.errors(path, "CREATE TABLE t (x)", "--create").contains("No such file or directory"))
    #expect(try Tool.errors(folder.path("no/new.sqlite"), "CREATE TABLE t (x)", "--create").contains("No such file or directory"))
    #expect(try Tool.errors("query", "", "CREATE TABLE t (x)", "--create").contains("the path of the file is empty"))
    #expect(try folder.contents == ["new.sqlite"])
  }
}
#endif
