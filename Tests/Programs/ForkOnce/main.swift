// A process that opens a database and forks: ForkOnce FILE. It prints the findings of the child, then those of the parent.
import Foundation
import SQLiteManager

/// Swift hides the function, because little may be called in the child. This program has one thread, and knows what it does.
let fork = unsafe dlsym(dlopen(nil, RTLD_NOW), "fork").map { unsafe unsafeBitCast($0, to: (@convention(c) () -> Int32).self) }
guard let fork else { exit(2) }

func outcome<Value>(_ body: () throws -> Value) -> String {
  do { return "\(try body())" } catch let error as SQLiteError { return error.message } catch { return "\(error)" }
}

let path = CommandLine.arguments[1]
var connection: Connection? = try Connection(.file(path), configuration: .recommended)
let manager = SQLiteManager(.database(.file(path)))
try manager.open()
try connection?.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
let child = fork()
if child == 0 {
  print(outcome { try connection?.execute("DELETE FROM t") ?? () })
  print(outcome { try connection?.close() ?? () })
  connection = nil
  print(outcome { try manager.count("t") })
  print(outcome { try Connection(.file(path)).value("SELECT count(*) FROM t", as: Int.self) ?? -1 })
  fflush(nil)
  _exit(0)
}
var status: Int32 = 0
guard unsafe waitpid(child, &status, 0) == child, status == 0 else { exit(3) }
print(outcome { try connection?.insert(["a": 2], into: "t") ?? -1 })
print(outcome { try manager.count("t") })
