import Foundation
import SQLiteAuthoring
import SQLiteManager
import Testing

@Suite struct `The folder of shipped versions` {
  let releases: Releases

  init() throws { releases = try Releases() }

  @Test func `has the versions in order, and a line for each`() throws {
    for version in [10, 2, -1] { try releases.ship(version: version, ["question \(version)"]) }
    try releases.write("", to: ".DS_Store")
    let versions = try ShippedVersion.all(in: releases.shipped)
    #expect(versions.map(\.number) == [-1, 2, 10])
    #expect(versions.map(\.description) == ["version--1.sqlite", "version-2.sqlite", "version-10.sqlite"])
    let lines = try String(contentsOf: releases.list, encoding: .utf8)
    #expect(lines.wholeMatch(of: /\w+ -1 version--1.sqlite\n\w+ 2 version-2.sqlite\n\w+ 10 version-10.sqlite\n/) != nil, "\(lines)")
    try Data(lines.replacing("\n", with: "\r\n").utf8).write(to: releases.list)
    #expect(try ShippedVersion.all(in: releases.shipped) == versions)
  }

  @Test func `has the bytes that were shipped, in any encoding`() throws {
    let file = try releases.database(version: 3, ["čeština"], sql: "PRAGMA encoding = 'UTF-16be'")
    let version = try ShippedVersion.archive(file, into: releases.shipped)
    #expect(version.number == 3)
    #expect(FileManager.default.contentsEqual(atPath: version.url.path, andPath: file.path))
  }

  @Test func `names a file that has changed, is missing or is not in the list`() throws {
    try releases.ship(version: 1)
    let two = try releases.ship(version: 2, ["a"])
    let all = { _ = try ShippedVersion.all(in: releases.shipped) }
    let bytes = try Data(contentsOf: two.url)
    try (bytes.dropLast() + [7]).write(to: two.url)
    expectRefusal("restore", " 2 version-2.sqlite\n", "\n+ ", body: all)
    try FileManager.default.removeItem(at: two.url)
    let gone = expectRefusal("\n- ", " 2 version-2.sqlite", body: all)
    #expect(gone?.description.contains("\n+ ") == false)
    try bytes.write(to: two.url)
    try all()
    try bytes.write(to: releases.shipped.appending(path: "version-3.sqlite"))
    expectRefusal("\n+ ", " 2 version-3.sqlite", body: all)
    try releases.write("text", to: "version-3.sqlite")
    expectRefusal("version-3.sqlite: it is not a database", body: all)
    expectRefusal("version-3.sqlite") { try releases.ship(version: 4) }
    try FileManager.default.removeItem(at: releases.shipped.appending(path: "version-3.sqlite"))
    try releases.write("", to: "shipped-versions.txt")
    expectRefusal("\n+ ", " 1 version-1.sqlite\n", body: all)
  }

  @Test func `must be there`() throws {
    let error = #expect(throws: FileSystemError.self) { try ShippedVersion.all(in: releases.shipped) }
    #expect(error?.isMissing == true)
  }

  @Test func `has no folder in it`() throws {
    try releases.ship(version: 1)
    try FileManager.default.createDirectory(at: releases.shipped.appending(path: "more"), withIntermediateDirectories: false)
    let error = #expect(throws: FileSystemError.self) { try ShippedVersion.all(in: releases.shipped) }
    #expect(error?.found == .folder)
  }

  @Test func `gets a file once, and no other file of its version`() throws {
    let file = try releases.database(version: 1)
    let version = try ShippedVersion.archive(file, into: releases.shipped)
    let before = try releases.names()
    #expect(try ShippedVersion.archive(file, into: releases.shipped) == version)
    _ = try releases.database(version: 1, ["other"])
    expectRefusal("cards 1.sqlite", "version 1 was shipped, version-1.sqlite: raise") {
      try ShippedVersion.archive(file, into: releases.shipped)
    }
    #expect(try releases.names() == before)
  }

  @Test func `gets no file that is not a database, or is half of one`() throws {
    let file = try releases.database(version: 1)
    let log = URL(filePath: file.path + "-wal")
    try Data([1]).write(to: log)
    let link = file.deletingLastPathComponent().appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for path in [file, link] {
      expectRefusal("incomplete without its -wal") { try ShippedVersion.archive(path, into: releases.shipped) }
    }
    try FileManager.default.removeItem(at: log)
    let half = try Data(contentsOf: file).prefix(6_000)
    for bytes in [half, Data(), Data("S".utf8), Data("<html>".utf8), Data(repeating: 7, count: 200)] {
      try bytes.write(to: file)
      expectRefusal("it is not a database, or is cut short") { try ShippedVersion.archive(file, into: releases.shipped) }
    }
    let error = #expect(throws: FileSystemError.self) {
      try ShippedVersion.archive(file.deletingLastPathComponent(), into: releases.shipped)
    }
    #expect(error?.found == .folder)
    #expect(!FileManager.default.fileExists(atPath: releases.shipped.path))
  }

  @Test func `gets a file with an empty log beside it`() throws {
    let file = try releases.database(version: 1)
    try Data().write(to: URL(filePath: file.path + "-wal"))  // Apple's SQLite leaves it
    #expect(try ShippedVersion.archive(file, into: releases.shipped).number == 1)
  }

  @Test func `gets nothing when its list cannot be read`() throws {
    try releases.ship(version: 1)
    let before = try releases.names()
    try FileManager.default.removeItem(at: releases.list)
    try FileManager.default.createDirectory(at: releases.list, withIntermediateDirectories: true)
    let error = #expect(throws: FileSystemError.self) { try releases.ship(version: 2) }
    #expect(error?.found == .folder)
    #expect(try releases.names()[0] == before[0])
  }
}
