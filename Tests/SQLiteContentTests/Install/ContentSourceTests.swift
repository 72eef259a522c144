import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `The place of content` {
  @Test(arguments: [
    ("quiz", "quiz.sqlite"), ("quiz.sqlite", "quiz.sqlite"), ("quiz.db", "quiz.db"), ("v2/quiz", "quiz.sqlite"),
    ("a.b/quiz", "quiz.sqlite"),
    ("quiz.2", "quiz.2"),
  ])
  func `in a folder goes with or without its ending`(name: String, file: String) throws {
    let folder = URL(fileURLWithPath: "/content")
    let url = try ContentSource.folder(folder, name: name).url()
    #expect(url.lastPathComponent == file)
    #expect(url.deletingLastPathComponent().path == folder.appending(path: name).deletingLastPathComponent().path)
  }

  @Test(arguments: ["quiz", "quiz.sqlite"]) func `among resources goes with or without its ending`(name: String) throws {
    let folder = try ScratchFolder()
    let bundle = try #require(Bundle(url: folder.url))
    let error = #expect(throws: ContentError.self) { try ContentSource.resource(name, in: bundle).url() }
    #expect(error == .sourceMissing("quiz.sqlite among the resources of \(bundle.bundlePath)"))
  }

  /// The installed file has the name of the source, where no other is given.
  @Test(arguments: ["quiz", "quiz.sqlite"]) func `names the installed file`(name: String) throws {
    let folder = try ScratchFolder()
    let bundled = try Connection(.file(folder.path("quiz.sqlite")))
    try bundled.execute("CREATE TABLE question (id INTEGER PRIMARY KEY); PRAGMA user_version = 1")
    try bundled.close()
    let place = folder.url.appending(path: "installed", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let manager = SQLiteManager(.installed(.folder(folder.url, name: name), into: place))
    #expect(try manager.open() == .installed(version: 1))
    try manager.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).contains("quiz.sqlite"))
    let again = SQLiteManager(.installed(.file(folder.url.appending(path: "quiz.sqlite")), into: place))
    #expect(try again.open() == .current(version: 1))
    try again.close()
  }
}
