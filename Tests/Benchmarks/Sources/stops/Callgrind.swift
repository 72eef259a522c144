import Foundation

/// The functions that a walk enters, as callgrind sees them.
///
/// Our functions are those whose mangled name begins with one of our modules, or is an extension in one; those that the compiler writes are
/// not counted. A function is entered when it is called between the two marks, not when it only goes on there.
enum Callgrind {
  /// The words of the demangler for functions that are not counted: the compiler writes them, or they are a part of another one.
  private static let unwritten = [
    "$defer ", "@objc ", "__allocating_init", "__deallocating_deinit", "__derived_", ".deinit", "accessor for ", "associated type ",
    "base witness table ", "curry thunk ", "default argument ", "dispatch thunk ", "generic specialization ", "implicit closure ",
    "key path ",
    "lazy cache variable ", "lazy protocol witness ", "merged ", "metadata ", "one-time initialization ", "outlined ", "partial apply ",
    "protocol witness for ", "reabstraction thunk ", "unmangled suffix ", "unsafeMutableAddressor", "value witness ",
    "variable initialization expression ",
  ]

  /// The functions of ours that a walk enters after it was taken a few times, demangled, in the order of their names.
  static func functions(of walk: Walk) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stops-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spots = [walk.from ?? walk.to, walk.to]
    _ = try output(
      of: ["valgrind", "--tool=callgrind", "--quiet", "--compress-strings=no", "--callgrind-out-file=\(folder.path)/part"]
        + Set(spots.flatMap(\.marks) + [.begin]).map(\.rawValue) + [CommandLine.arguments[0], worker, walk.name, folder.path])
    var parts = try parts(in: folder.path)
    guard let start = parts.lastIndex(where: { $0.ended(by: .begin) }) else { throw Failure(description: "nothing began") }
    parts.removeFirst(start + 1)
    if let from = walk.from { parts.removeFirst(try index(of: from, in: parts) + 1) }
    let walked = parts[...(try index(of: walk.to, in: parts))]
    return try demangled(walked.reduce(into: Set<String>()) { $0.formUnion($1.entered.filter(isOurs)) })
  }

  /// The part that ends at a spot.
  private static func index(of spot: Walk.Spot, in parts: [Part]) throws -> Int {
    let first = parts.firstIndex { $0.ended(by: spot.next ?? spot.mark) }
    guard let first, let index = spot.next == nil ? first : parts[..<first].lastIndex(where: { $0.ended(by: spot.mark) }) else {
      throw Failure(description: "\(spot) is not reached")
    }
    return index
  }

  /// The option by which the program that is watched knows itself.
  static let worker = "--walk"

  private struct Part {
    var trigger = ""
    var entered: Set<String> = []

    func ended(by mark: Walk.Mark) -> Bool { trigger.hasSuffix(mark.rawValue) }
  }

  /// The files of a run in their order.
  private static func parts(in folder: String) throws -> [Part] {
    var parts: [Part] = []
    while let text = try? String(contentsOfFile: "\(folder)/part.\(parts.count + 1)", encoding: .utf8) {
      var part = Part()
      var called = ""
      for line in text.split(separator: "\n") {
        if line.hasPrefix("desc: Trigger: ") { part.trigger = String(line.dropFirst(15)) }
        if line.hasPrefix("cfn=") { called = String(line.dropFirst(4).prefix { $0 != "'" }) }  // a quote and a number where it calls itself
        if line.hasPrefix("calls="), !line.hasPrefix("calls=0 ") { part.entered.insert(called) }
      }
      parts.append(part)
    }
    return parts
  }

  private static let modules = [
    "SQLiteCalls", "SQLiteLive", "SQLiteCore", "SQLiteText", "SQLiteSchema", "SQLiteTables", "SQLiteConcurrency", "SQLiteContent",
    "SQLiteManagerCore", "SQLiteManager",
  ].map { "\($0.count)\($0)" }

  private static func isOurs(_ name: String) -> Bool {
    modules.contains { name.hasPrefix("$s\($0)") || name.contains("\($0)E") } && !name.hasPrefix("$s5stops")
  }

  private static func demangled(_ names: Set<String>) throws -> [String] {
    let lines = names.isEmpty ? "" : try output(of: ["swift", "demangle", "--compact"] + names.sorted())
    return lines.split(separator: "\n").map(String.init).filter { name in !unwritten.contains(where: name.contains) }.sorted()
  }

  /// The output of a command.
  private static func output(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(command[0]) ended with \(process.terminationStatus); is it installed? (Debian: apt-get install valgrind)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
