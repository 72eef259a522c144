import Foundation
import SQLiteCalls
import SQLiteManager
import SQLiteTestKit

extension PlantedFault {
  static let outsideFiles = [
    outside("image without its row", "An image file is written first, and stays in the folder if the insert of its row fails.") {
      try $0.add("moon")
    },
    outside("row without its image", "An image file is deleted before its row, which may then refer to a missing file.") {
      try $0.remove("sun")
    },
    outside("old list gone first", "The old list is deleted before the rows for the new list are read.") { try $0.exportAgain() },
    outside("half a list", "The list file is rewritten after each row that is read, and an error leaves it incomplete.") {
      try $0.exportWhileReading()
    },
    outside("image written over", "An image file is overwritten before its row is updated.") { try $0.change("sun") },
    outside("image renamed, row not", "An image file is renamed first, and keeps the new name if the update of its row fails.") {
      try $0.rename("sun", "star")
    },
    outside("import noted too early", "A file that marks the import as done is written before the import.") {
      try $0.importOnce(["mars", "venus"])
    },
    outside("list half made left", "A temporary file is written beside the list, and an error leaves it in the folder.") {
      try $0.exportAside()
    },
    outside("written down before it was done", "The journal records an added image before its row is inserted.") { try $0.note("moon") },
    outside("files made in a transaction", "Image files are written in a transaction, and stay in the folder after a rollback.") {
      try $0.addAll(["mars", "venus"])
    },
  ]

  private static func outside(
    _ name: String, _ sentence: String, _ piece: @escaping @Sendable (Album) throws -> PlantedValue
  ) -> PlantedFault {
    PlantedFault(name, .outside, sentence, before: .album, observing: { SweptFolder.folder($0.url) }) { sqlite, stage, isRight in
      try piece(Album(on: sqlite, stage, isRight))
    } prepare: { stage in
      try Data("yellow".utf8).write(to: stage.url.appending(path: "sun.png"))
      try Data("sun".utf8).write(to: stage.url.appending(path: "list.csv"))
    }
  }
}

extension PlantedStage.Content {
  fileprivate static let album = Self(
    sql: "CREATE TABLE image (name TEXT PRIMARY KEY, size INTEGER); INSERT INTO image VALUES ('sun', 6), ('sky', 4);")
}

/// Images: a row for each, and a file.
private final class Album {
  private let database: Connection
  private let folder: URL
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    folder = stage.url
    self.isRight = isRight
  }

  private func file(_ name: String) -> URL { folder.appending(path: name) }

  private func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: file(name)) }

  private func insert(_ name: String) throws { try database.insert(["name": name, "size": 4], into: "image") }

  private func names() throws -> [String] { try database.rows("SELECT name FROM image ORDER BY name", as: String.self) }

  /// Runs a closure, and when it fails undoes the work before it: in the right pieces only.
  private func undoing(_ undo: () throws -> Void, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      if isRight { try undo() }
      throw error
    }
  }

  func add(_ name: String) throws -> PlantedValue {
    try write("pale", name + ".png")
    try undoing {
      try FileManager.default.removeItem(at: file(name + ".png"))
    } _: {
      try insert(name)
    }
    return .text(name)
  }

  func remove(_ name: String) throws -> PlantedValue {
    func removeFile() throws { try FileManager.default.removeItem(at: file(name + ".png")) }
    if !isRight { try removeFile() }
    try database.execute("DELETE FROM image WHERE name = \(name)")
    if isRight { try removeFile() }
    return .flag(true)
  }

  func exportAgain() throws -> PlantedValue {
    if !isRight { try FileManager.default.removeItem(at: file("list.csv")) }
    let names = try names()
    try write(names.joined(separator: "\n"), "list.csv")
    return .number(Int64(names.count))
  }

  func exportWhileReading() throws -> PlantedValue {
    let old = try Data(contentsOf: file("list.csv"))
    try write("", "list.csv")
    var text = ""
    try undoing {
      try old.write(to: file("list.csv"))
    } _: {
      for name in try names() {
        let size = try database.value("SELECT size FROM image WHERE name = \(name)", as: Int.self) ?? 0
        text += "\(name) \(size)\n"
        try write(text, "list.csv")
      }
    }
    return .text(text)
  }

  func change(_ name: String) throws -> PlantedValue {
    if !isRight { try write("pale yellow", name + ".png") }
    try database.execute("UPDATE image SET size = 11 WHERE name = \(name)")
    if isRight { try write("pale yellow", name + ".png") }
    return .flag(true)
  }

  func rename(_ name: String, _ other: String) throws -> PlantedValue {
    try FileManager.default.moveItem(at: file(name + ".png"), to: file(other + ".png"))
    try undoing {
      try FileManager.default.moveItem(at: file(other + ".png"), to: file(name + ".png"))
    } _: {
      try database.execute("UPDATE image SET name = \(other) WHERE name = \(name)")
    }
    return .text(other)
  }

  func importOnce(_ names: [String]) throws -> PlantedValue {
    guard !FileManager.default.fileExists(atPath: file("imported").path(percentEncoded: false)) else { return .number(2) }
    if !isRight { try write("done", "imported") }
    try database.transaction { for name in names { try insert(name) } }
    if isRight { try write("done", "imported") }
    return .number(Int64(names.count))
  }

  func exportAside() throws -> PlantedValue {
    try write("names:\n", "list.part")
    defer { if isRight { try? FileManager.default.removeItem(at: file("list.part")) } }
    try write(names().joined(separator: "\n"), "list.csv")
    if !isRight { try FileManager.default.removeItem(at: file("list.part")) }
    return .flag(true)
  }

  func note(_ name: String) throws -> PlantedValue {
    if !isRight { try write("added \(name)", "journal") }
    try insert(name)
    if isRight { try write("added \(name)", "journal") }
    return .flag(true)
  }

  func addAll(_ names: [String]) throws -> PlantedValue {
    try undoing {
      for name in names { try? FileManager.default.removeItem(at: file(name + ".png")) }
    } _: {
      try database.transaction {
        for name in names {
          try write("red", name + ".png")
          try insert(name)
        }
      }
    }
    return .number(Int64(names.count))
  }
}
