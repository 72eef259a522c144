import Foundation
import SQLiteManager
import Scratch
import Testing

@Suite struct `Reading a file and its facts` {
  private let files = LocalFileSystem()

  @Test func `answers the first bytes, or all of a shorter file`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try Data(bytes).write(to: URL(filePath: path))
    for count in [0, 1, 16_384, 16_385, 40_000] { #expect(try files.bytes(of: path, upTo: count) == Array(bytes.prefix(count))) }
    for count in [40_001, Int.max] { #expect(try files.bytes(of: path, upTo: count) == bytes) }
    let error = #expect(throws: FileSystemError.self) { try files.bytes(of: folder.path("b")) }
    #expect(error?.isMissing == true)
  }

  @Test func `makes a folder that is the user's alone, once`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("private")
    try files.makePrivateFolder(path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    let error = #expect(throws: FileSystemError.self) { try files.makePrivateFolder(path) }
    #expect(error?.isTaken == true)
  }

  @Test func `tells when the bytes were changed`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try Data([1]).write(to: URL(filePath: path))
    let date = Date(timeIntervalSince1970: 1_000_000_000.5)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try files.facts(of: path, followsLink: true)?.modified == .milliseconds(1_000_000_000_500))
  }
}
