import Foundation

/// The functions that a walk enters, as callgrind sees them.
///
/// Our functions are those whose mangled name begins with one of our modules, or is an extension in one; those that the compiler writes are
/// not counted. A function is entered when it is called between the two marks, not when it only continues there.
///
/// There are two figures: all of these functions, and those where a reader stops. A reader goes past an accessor that calls nothing of ours, such as that of
/// a stored property, which a release build does not call either; and past the functions that also end a call that succeeds, where a walk names such a call.
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

  /// The functions that the compiler writes and that lead to another function.
  private static let leading = [
    "dispatch thunk ", "implicit closure ", "merged ", "partial apply ", "protocol witness for ", "reabstraction thunk ",
  ]

  private static let accessors = [".getter : ", ".setter : ", ".read : ", ".modify : "]

  /// The functions of a walk, in the order of their names.
  struct Functions {
    /// The functions where a reader stops.
    var stops: [String] = []
    /// The other functions.
    var passed: [String] = []

    var all: [String] { stops + passed }
  }

  /// The functions of ours that a walk enters after it was taken a few times, demangled.
  static func functions(of walk: Walk) throws -> Functions {
    let ends = try walk.ends.map { end in Set(try Self.functions(of: end).all) } ?? []
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
    var called: [String: Set<String>] = [:]
    for part in walked { called.merge(part.called) { $0.union($1) } }
    let entered = Set(called.values.joined()).filter(isOurs).sorted()
    let names = Dictionary(uniqueKeysWithValues: zip(entered, try demangled(entered)))
    var functions = Functions()
    for (symbol, name) in names.sorted(by: { $0.value < $1.value }) where !has(name, unwritten) {
      let leads = called[symbol, default: []].contains { next in names[next].map { !has($0, unwritten) || has($0, leading) } ?? false }
      if ends.contains(name) || has(name, accessors) && !leads { functions.passed.append(name) } else { functions.stops.append(name) }
    }
    return functions
  }

  private static func has(_ name: String, _ words: [String]) -> Bool { words.contains(where: name.contains) }

  /// The part that ends at a spot.
  private static func index(of spot: Walk.Spot, in parts: [Part]) throws -> Int {
    let first = parts.firstIndex { $0.ended(by: spot.next ?? spot.mark) }
    guard let first, let index = spot.next == nil ? first : parts[..<first].lastIndex(where: { $0.ended(by: spot.mark) }) else {
      throw Failure(description: "\(spot) is not reached")
    }
    return index
  }

  /// The option of the process that is watched.
  static let worker = "--walk"

  private struct Part {
    var trigger = ""
    /// The functions that each function called.
    var called: [String: Set<String>] = [:]

    func ended(by mark: Walk.Mark) -> Bool { trigger.hasSuffix(mark.rawValue) }
  }

  /// The files of a run in their order.
  private static func parts(in folder: String) throws -> [Part] {
    var parts: [Part] = []
    while let text = try? String(contentsOfFile: "\(folder)/part.\(parts.count + 1)", encoding: .utf8) {
      var part = Part()
      var (caller, called) = ("", "")
      // A quote and a number follow the name of a function that calls itself.
      func name(_ line: Substring) -> String { String(line.drop { $0 != "=" }.dropFirst().prefix { $0 != "'" }) }
      for line in text.split(separator: "\n") {
        if line.hasPrefix("desc: Trigger: ") { part.trigger = String(line.dropFirst(15)) }
        if line.hasPrefix("fn=") { caller = name(line) }
        if line.hasPrefix("cfn=") { called = name(line) }
        if line.hasPrefix("calls="), !line.hasPrefix("calls=0 ") { part.called[caller, default: []].insert(called) }
      }
      parts.append(part)
    }
    return parts
  }

  private static let modules = [
    "SQLiteCallsCore", "SQLiteLive", "SQLiteCore", "SQLiteText", "SQLiteTables", "SQLiteConcurrency", "SQLiteContent", "SQLiteFullText",
    "SQLiteManagerCore", "SQLiteManager",
  ].map { "\($0.count)\($0)" }

  private static func isOurs(_ name: String) -> Bool {
    modules.contains { name.hasPrefix("$s\($0)") || name.contains("\($0)E") } && !name.hasPrefix("$s5stops")
  }

  private static func demangled(_ names: [String]) throws -> [String] {
    names.isEmpty ? [] : try output(of: ["swift", "demangle", "--compact"] + names).split(separator: "\n").map(String.init)
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
