import Scratch

/// The files of the tests, and where each room of the house is tested.
struct TestFiles {
  /// The targets for tests and for scripts that release content, none of which an app is made of.
  static let kit: Set = ["SQLiteMocks", "SQLiteConformance", "SQLiteTestKit", "SQLiteTesting", "SQLiteInterposition", "SQLiteAuthoring"]

  /// Rooms whose tests lie in another folder than the one of their name, and that folder of `Tests`.
  static let elsewhere: [Room: String] = [
    Room(target: "SQLiteCore"): "SQLiteManagerTests",
    Room(target: "SQLiteDatabaseUnlinked"): "SQLiteDatabaseTests", Room(target: "SQLiteManagerUnlinked"): "BehaviorTests",
    Room(target: "SQLiteStorage", folder: "FileSystems"): "SQLiteTestKitTests/Vfs",
    Room(target: "SQLiteMocks"): "ExampleTests", Room(target: "SQLiteMocks", folder: "Model"): "BehaviorTests",
    Room(target: "SQLiteConformance"): "BehaviorTests",
    Room(target: "SQLiteTestKit"): "ExampleTests", Room(target: "SQLiteTesting"): "ExampleTests",
  ]

  /// The suites of tests in each folder of `Tests`, by the names of their files.
  private(set) var names: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files where file.name.hasSuffix("Tests.swift") {
      let folders = file.name.split(separator: "/").dropLast().filter { $0 != "Generated" }.prefix(2)
      names[folders.joined(separator: "/"), default: []].insert(file.baseName)
    }
  }

  /// Where a room is tested; nil when that is not known.
  func folder(of room: Room) -> String? {
    if let elsewhere = Self.elsewhere[room] { return elsewhere }
    if room.target == "sqlite-manager" { return "ToolTests" }
    return names[room.ownTests] == nil ? nil : room.ownTests
  }

  /// The test files of a room's own folder that are not named for a source file of the room.
  func unnamed(in room: Room, _ sources: Set<String>) -> [String] {
    (names[room.ownTests] ?? []).sorted().filter { name in
      let subject = name.dropLast("Tests".count)
      return !sources.contains { subject == $0 || subject.hasPrefix($0 + "+") }
    }
  }
}

extension Room {
  /// The folder of `Tests` that has the room's name. The doubles are tested beside the code that tests with them, as one kit.
  var ownTests: String {
    (target == "SQLiteMocks" ? "SQLiteTestKit" : target) + "Tests" + (folder.isEmpty ? "" : "/" + folder)
  }
}

extension SourceFile {
  /// The file's name without folders and ending.
  var baseName: String { String(name.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
}
