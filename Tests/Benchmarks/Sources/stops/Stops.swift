import Foundation

/// The command: counts the functions of each walk, and fails where they are more than its limit.
@main struct Stops {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      if arguments.first == Callgrind.worker, arguments.count == 3 {
        guard let walk = (Walk.all + Walk.successes).first(where: { $0.name == CommandLine.arguments[2] }) else {
          throw Failure(description: "no such walk")
        }
        let stage = try Stage(in: CommandLine.arguments[3])
        for _ in 1...3 { try walk.run(stage) }
      } else if Set(arguments).isSubset(of: ["--list"]) {
        exit(try count(isListed: !arguments.isEmpty) ? 0 : 1)
      } else {
        throw Failure(description: "usage: Scripts/bench --stops [--list]")
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func count(isListed: Bool) throws -> Bool {
    var holds = true
    for walk in Walk.all {
      let functions = try Callgrind.functions(of: walk)
      let isAbove = functions.stops.count > walk.limit
      holds = holds && !isAbove
      print("\(walk.name): \(functions.stops.count) functions, limit \(walk.limit), aim \(walk.aim): \(isAbove ? "ABOVE" : "holds")")
      print(
        "    \(functions.all.count) with accessors that call nothing\(walk.ends == nil ? "" : ", and with the end of a call that succeeds")"
      )
      guard isListed else { continue }
      for function in functions.stops { print("    \(function)") }
      for function in functions.passed { print("    passed: \(function)") }
    }
    return holds
  }
}
