import Foundation
import SQLiteLive

// Calls the functions of the real wrapper in which more happens than passing arguments on, in a program whose SQLite only notes its calls: those that are found
// by their names, and the shims of variadic functions. Each is to arrive under its own name with its own arguments, and the answer to come back. Prints what
// is wrong, and last how many functions were called.

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
