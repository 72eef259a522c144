import Foundation

/// Another process that runs SQL on a database and keeps the locks of that SQL until ``letGo()``.
public final class LockingProcess {
  private struct Failed: Error {}

  private let process = Process()
  private let input = Pipe()

  /// Compiles the program, starts it, and comes back when the SQL has run.
  public init(_ sql: String, on path: String, in folder: ScratchFolder) throws {
    let program = folder.path("locking")
    let code = """
      #include <sqlite3.h>
      #include <stdio.h>
      int main(int count, char **arguments) {
        sqlite3 *db;
        if (sqlite3_open(arguments[1], &db) != 0 || sqlite3_exec(db, arguments[2], 0, 0, 0) != 0) return 1;
        puts("locked");
        fflush(stdout);
        while (getchar() != EOF) {}
        return 0;
      }
      """
    try Data(code.utf8).write(to: URL(fileURLWithPath: program + ".c"))
    try SharedLibrary.compile(["-o", program, program + ".c", "-lsqlite3"])
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [path, sql]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    if try output.fileHandleForReading.read(upToCount: 6)?.isEmpty != false { throw Failed() }
  }

  /// The number of the process.
  public var number: Int32 { process.processIdentifier }

  /// Ends the process, and waits until it is gone.
  public func letGo() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  deinit { letGo() }
}
