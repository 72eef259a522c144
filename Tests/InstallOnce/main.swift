// A process that installs once: InstallOnce SOURCE FOLDER [call|file K]. Prints the outcome, then how many calls of SQLite and file
// operations it took. With a K it kills itself before the K-th of them.
import Foundation
import SQLiteManager
import SQLiteManagerTestSupport

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
let place = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
let isFile = arguments.count > 3 && arguments[3] == "file"
let wrapper = Counted(dyingAt: isFile ? 0 : place)
let files = FaultInjectingFileSystem { number, _ in if isFile, number == place { kill(getpid(), SIGKILL) } }
do {
  let installer = ContentInstaller(
    source: URL(fileURLWithPath: arguments[1]), folder: URL(fileURLWithPath: arguments[2]), fileName: "quiz.sqlite", files: files,
    wrapper: wrapper)
  print(try installer.install(), wrapper.count, files.operations.count, separator: "\n")
} catch {
  print(error)
  exit(1)
}
