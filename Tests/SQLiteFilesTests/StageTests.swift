import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The name of a stage` {
  @Test(arguments: ["b", "quiz.sqlite", "š🙂", String(repeating: "n", count: 64), String(repeating: "n", count: 250)])
  func `is known as that of its file and purpose, and is no longer than names may be`(name: String) {
    let stage = Stage.name(of: name, for: .copy)
    for suffix in ["", "-journal", "-wal", "-shm"] {
      #expect(Stage.spellings(of: stage + suffix, asOf: name, for: .copy).contains(stage + suffix))
      #expect(!Stage.spellings(of: stage + suffix, asOf: name + "x", for: .copy).contains(stage + suffix))
    }
    #expect(Stage.spellings(of: stage, asOf: name, for: .install).isEmpty)
    for other in [stage + "-other", name] { #expect(Stage.spellings(of: other, asOf: name, for: .copy).isEmpty) }
    #expect(stage.utf8.count < 130 && stage.hasPrefix(".") && stage.hasSuffix(".partial"))
    #expect(Stage.name(of: name, for: .copy) != stage)
  }

  @Test(arguments: [("b", ""), ("/b", "/"), ("folder/b", "folder/"), ("/a//b", "/a//")]) func `lies beside its file`(
    path: String, folder: String
  ) {
    let stage = Stage(of: path)
    defer { stage.discard() }
    #expect(stage.path.hasPrefix(folder + ".b.") && !stage.path.dropFirst(folder.count).contains("/"))
  }
}

@Suite struct `A stage` {
  let folder: ScratchFolder
  var path: String { folder.path("b") }

  init() throws { folder = try ScratchFolder() }

  private func make(_ files: any FileSystem = LocalFileSystem()) throws -> Stage {
    let stage = Stage(of: path, files: files)
    try Data("whole".utf8).write(to: URL(filePath: stage.path))
    return stage
  }

  @Test func `gets its name once it is whole`() throws {
    let stage = try make()
    #expect(try stage.finish())
    stage.discard()
    #expect(try folder.contents == ["b"] && String(contentsOfFile: path, encoding: .utf8) == "whole")
  }

  @Test func `takes no name that something has`() throws {
    try Data("mine".utf8).write(to: URL(filePath: path))
    for files in [LocalFileSystem() as any FileSystem, FaultInjectingFileSystem(plan: .once(at: 2), code: EPERM)] {  // without links, too
      let stage = try make(files)
      #expect(try !stage.finish())
      stage.discard()
    }
    #expect(try folder.contents == ["b"] && String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func `gives its name up again when that cannot be brought to the disk`() throws {
    let stage = try make(FaultInjectingFileSystem(plan: .once(at: 3)))
    #expect(throws: FileSystemError.self) { try stage.finish() }
    stage.discard()
    #expect(try folder.contents.isEmpty)
  }

  @Test func `is discarded with what lies beside it`() throws {
    let stage = try make()
    for suffix in ["-journal", "-wal", "-shm"] { try Data().write(to: URL(filePath: stage.path + suffix)) }
    stage.discard()
    #expect(try folder.contents.isEmpty)
  }
}
