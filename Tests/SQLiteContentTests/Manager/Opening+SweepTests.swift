import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Opening a manager when the file system fails` {
  enum Door: CaseIterable { case database, inPlace, installed }

  private let folder: Folder
  private let source: ContentSource

  init() throws {
    folder = try Folder()
    source = .file(try folder.bundle(version: 1))
  }

  private func manager(_ door: Door, files: any FileSystem) -> SQLiteManager {
    let placement: SQLiteManager.Placement =
      switch door {
      case .database: .database(.file(folder.url.appending(path: "own.sqlite").path))
      case .inPlace: .inPlace(source, userDatabase: folder.target.appending(path: "user.sqlite"))
      case .installed: .installed(source, into: folder.target, fileName: "quiz.sqlite")
      }
    return SQLiteManager(placement, files: files)
  }

  @Test(arguments: Door.allCases) func `throws the types that it promises, and opens when it works again`(door: Door) throws {
    try manager(door, files: LocalFileSystem()).open()
    let clean = FaultInjectingFileSystem()
    let manager = self.manager(door, files: clean)
    try manager.open()
    try manager.close()
    try #require(!clean.operations.isEmpty)
    for number in 1...clean.operations.count {
      for plan in [FaultInjectingFileSystem.Plan.once(at: number), .forever(from: number)] {
        let files = FaultInjectingFileSystem(plan: plan, code: 28)
        let manager = self.manager(door, files: files)
        do {
          try manager.open()
          try manager.close()
        } catch {
          #expect(error is ContentError || error is SQLiteError, "\(plan), \(files.operations.last ?? ""): \(error)")
        }
      }
    }
    try self.manager(door, files: LocalFileSystem()).open()
  }
}
