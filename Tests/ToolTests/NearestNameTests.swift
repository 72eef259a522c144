#if Tool
import Foundation
import Scratch
import SQLiteManager
import Testing

@Suite struct `A name that is nearly right` {
  @Test(arguments: [
    (["tabels", "a.sqlite"], "error: tabels is neither a command nor a file: did you mean tables?\n"),
    (["serch"], "error: serch is neither a command nor a file: did you mean search?\n"),
    (["Dump", "x"], "error: Dump is neither a command nor a file: did you mean dump?\n"),
    (["words", "SELECT 1"], "error: words is neither a command nor a file.\n"),
    (["t\u{1b}[2J"], "error: t␛[2J is neither a command nor a file.\n"), ([""], "error:  is neither a command nor a file.\n"),
  ]) func `brings the command that was meant`(arguments: [String], message: String) throws {
    let answer = try Tool.run(arguments)
    #expect(answer.status == 64)
    #expect(answer.errors == message + "Usage: sqlite-manager <subcommand>\n  See 'sqlite-manager --help' for more information.\n")
  }

  @Test(arguments: [
    (["query", "SELECT * FROM wrod"], "Did you mean word? `tables FILE` lists the tables.\n"),
    (["query", "INSERT INTO main.words VALUES (1)"], "Did you mean word? `tables FILE` lists the tables.\n"),
    (["query", "SELECT titel FROM word"], "Did you mean title? `schema FILE` shows the names there are.\n"),
    (["query", "SELECT w.titel FROM word AS w"], "Did you mean title? `schema FILE` shows the names there are.\n"),
    (["query", "SELECT titel FROM worse"], "Did you mean title? `schema FILE` shows the names there are.\n"),
    (["read", "Wrd"], "Did you mean word? `tables FILE` lists the tables.\n"),
    (["read", "word", "--order-by", "tilte"], "Did you mean title?"),
    (["read", "word", "--where", #"{"tite": 1}"#], "Did you mean title?"),
    (["read", "word", "--columns", "id,titles"], "Did you mean title? There are: id, title.\n"),
    (["insert", "wor"], "Did you mean word? `tables FILE` lists the tables.\n"),
    (["insert", "word"], "Did you mean title? The first line of CSV contains column names. The columns are: id, title."),
    (["update", "word", "--all", "--set", #"{"titel": 1}"#], "Did you mean title?"),
    (["schema", "wrod"], "Did you mean word? `tables FILE` lists the tables.\n"),
    (["search", "word_seach", "x"], "Did you mean word_search? It has: word_search.\n"),
    (["check", "--format", "csv", "--columns", "tabel"], "Did you mean table? There are: check, table, rowid, finding.\n"),
  ]) func `brings the nearest table or column`(command: [String], advice: String) throws {
    let sample = try Sample(
      """
      CREATE TABLE word (id INTEGER PRIMARY KEY, title); CREATE VIEW worse AS SELECT * FROM word;
      CREATE VIRTUAL TABLE word_search USING fts5(title, content = 'word', content_rowid = 'id')
      """)
    let answer = try Tool.run([command[0], sample.path] + command.dropFirst(), input: Data("id,titel\n1,x\n".utf8))
    #expect(answer.status == 1 && answer.errors.contains("\n" + advice), "\(answer.errors)")
  }

  @Test func `brings none that is not near`() throws {
    let sample = try Sample("CREATE TABLE word (id, title); CREATE TABLE " + "\(identifier: String(repeating: "x", count: 100_000)) (x)")
    for (sql, advice) in [
      ("SELECT * FROM nowhere", "`tables FILE` lists the tables."),
      ("SELECT nowhere FROM word", "`schema FILE` shows the names there are."),
      ("SELECT x FROM word", "`schema FILE` shows the names there are."),
      ("SELECT * FROM \(String(repeating: "x", count: 100_000))y", "`tables FILE` lists the tables."),
    ] {
      #expect(try Tool.errors("query", sample.path, sql).hasSuffix("\n\(advice)\n"))
    }
  }
}
#endif
