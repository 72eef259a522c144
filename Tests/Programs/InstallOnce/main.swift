// A process that installs once: InstallOnce SOURCE FOLDER [call|file K | user ID]. It prints the outcome, then how many calls of SQLite and
// file operations it took. With a K it kills itself before the K-th of them; with an ID it is that user's process.
// InstallOnce SOURCE FOLDER read ID reads what is installed as that user, by several doors, and prints a line for each.
// InstallOnce - LOCK hold KIND holds a lock file with that kind of lock: it prints "held" and waits for the end of its input.
import Foundation
import SQLiteContent
import SQLiteManager
import SQLiteTestKit

final class Counted: RoutedSqlite3Wrapper {
  var count = 0
  let last: Int

  init(dyingAt last: Int) {
    self.last = last
    super.init(Sqlite3Wrapper())
  }

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    count += 1
    if count == last { kill(getpid(), SIGKILL) }
    return perform()
  }
}

let arguments = CommandLine.arguments
if arguments.count > 4, arguments[3] == "hold" {
  let files = LocalFileSystem(lockKinds: LockKind.allCases.filter { "\($0)" == arguments[4] })
  do {
    try files.withLock(arguments[2], like: nil) {
      FileHandle.standardOutput.write(Data("held\n".utf8))
      _ = FileHandle.standardInput.readDataToEndOfFile()
    }
    exit(0)
  } catch {
    exit(1)  // another process holds it
  }
}
if arguments.count > 4, arguments[3] == "read", let id = UInt32(arguments[4]) {
  guard setgid(id) == 0, setuid(id) == 0 else { exit(2) }
  let (source, folder) = (URL(fileURLWithPath: arguments[1]), URL(fileURLWithPath: arguments[2]))
  let path = folder.path + "/quiz.sqlite"
  let titles: SQL = "SELECT group_concat(title) FROM question"
  let doors: [() throws -> String?] = [
    { try Connection(.file(path), access: .readOnly).value(titles) },
    { try Database(.file(path), access: .readOnly).value(titles) },
    {
      let quiz = SQLiteManager(.installed(.file(source), into: folder))
      try quiz.openReadOnly()
      return try quiz.value(titles)
    },
    { try Connection(.file(path), access: .immutable).value(titles) },
  ]
  for door in doors { do { print(try door() ?? "nothing") } catch { print("\(error)".replacing("\n", with: " ")) } }
  exit(0)
}
let place = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
let isKilled = arguments.count > 3 && arguments[3] != "user"
let isFile = arguments.count > 3 && arguments[3] == "file"
let wrapper = Counted(dyingAt: isFile || !isKilled ? 0 : place)
let files = FaultInjectingFileSystem { number, _ in if isFile, number == place { kill(getpid(), SIGKILL) } }
if arguments.count > 4, arguments[3] == "user", let id = UInt32(arguments[4]) { guard setgid(id) == 0, setuid(id) == 0 else { exit(2) } }
do {
  let installer = ContentInstaller(
    source: URL(fileURLWithPath: arguments[1]), folder: URL(fileURLWithPath: arguments[2]), fileName: "quiz.sqlite", files: files,
    on: wrapper)
  print(try installer.install(), wrapper.count, files.operations.count, separator: "\n")
} catch {
  print(error)
  exit(1)
}
