#if Tool
import ArgumentParser
import SQLiteAuthoring
import SQLiteManager
import SQLiteStorage

struct Backup: FileCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies a database into a new file while others may use it.",
    discussion: """
      The copy is either complete or absent, even after Ctrl-C. A write by another process restarts it. The output has the number of pages \
      and of restarts.
      """)

  @Argument(help: "The database.") var file: String
  @Argument(help: "The new file. It must not exist.") var to: String

  func run() throws {
    if to.isEmpty { throw Failure(.cantopen, "the path of the new file is empty") }
    let file = try DatabaseFile(file)
    let source = try file.openForReading(comparing: false, wholly: true)
    let state: BackupProgress
    do {
      state = try source.backup(toNewFile: to, like: file.path, files: LocalFileSystem()) { progress in
        Progress.step("\(progress.copiedPageCount) of \(progress.pageCount) pages, \(Int(progress.fractionCompleted * 100)) %")
      }
    } catch let error as SQLiteError where error.code.primary == .perm {
      // A journal that was left over beside the name is refused with the same code.
      if try LocalFileSystem().facts(of: to, followsLink: false) == nil { throw error }
      throw Failure.isThere(to)
    }
    try Output.print(["path": .text(to), "pages": .number(state.pageCount), "restarts": .number(state.restartCount)])
  }
}
#endif
