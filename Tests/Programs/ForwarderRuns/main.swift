import Foundation
import SQLiteLive

// Calls the functions of the real wrapper that do more than pass arguments on, in a program whose SQLite only notes its calls: the functions that are found by
// their names, and the shims of variadic functions. Each call has to arrive under its own name with its own arguments, and its answer has to come back. The
// program prints the problems, and last how many functions were called.

func run() -> Bool {
  var functions: Set<String> = []
  var problems = 0
  func check(_ forwarding: Forwarding) {
    functions.insert(forwarding.function)
    guard let problem = forwarding.problem() else { return }
    problems += 1
    print(problem)
  }
  callForwarders(of: Sqlite3Wrapper(), check)
  callVariadic(of: Sqlite3Wrapper(), check)
  print("\(functions.count) functions, \(problems) problems")
  return problems == 0
}

exit(run() ? 0 : 1)
