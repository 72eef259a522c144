import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A file system in memory` {
  /// The outcome of an operation, without the details that differ from file system to file system.
  private static func outcome<Result>(of body: () throws -> Result) -> String {
    do {
      let result = try body()
      return result is Void ? "done" : "\(result)"
    } catch let error as FileSystemError {
      return "\(error.reason)"
    } catch {
      return "\(error)"
    }
  }

  private struct Refusal: Error {}

  /// The outcomes of operations in a folder.
  private static func conduct(_ files: any FileSystem, in top: String) -> [String] {
    let (a, b, folder) = (top + "/a", top + "/b", top + "/f/g")
    func kind(_ path: String) throws -> String {
      guard let facts = try files.facts(of: path, followsLink: true) else { return "nothing" }
      return facts.kind == .folder ? "folder" : "\(facts.kind) \(facts.size)"
    }
    return [
      outcome { try kind(top) }, outcome { try kind(a) }, outcome { try files.resolved(a) },
      outcome { try files.makeFile(a, like: nil) { write in for byte: UInt8 in 1...3 { try write([byte, byte]) } } },
      outcome { try kind(a) },
      outcome { try files.makeFile(a, like: nil) { try $0([1]) } },
      outcome { try files.makeFile(top + "/no/a", like: nil) { try $0([1]) } },
      outcome { try files.makeFile(b, like: a) { _ in throw Refusal() } }, outcome { try kind(b) },
      outcome { try files.copy(a, toNew: b) }, outcome { try kind(b) }, outcome { try files.copy(a, toNew: b) },
      outcome { try files.copy(top + "/c", toNew: top + "/d") }, outcome { try kind(top + "/d") },
      outcome { try files.facts(of: a, followsLink: true)?.identity == files.facts(of: b, followsLink: true)?.identity },
      outcome { try files.link(a, toNew: top + "/a2") },
      outcome { try files.facts(of: a, followsLink: true)?.identity == files.facts(of: top + "/a2", followsLink: true)?.identity },
      outcome { try files.link(a, toNew: b) }, outcome { try files.link(top + "/c", toNew: top + "/d") },
      outcome { try files.rename(top + "/a2", to: b) }, outcome { try kind(top + "/a2") }, outcome { try files.rename(top + "/c", to: a) },
      outcome { try files.makeFolder(folder) }, outcome { try files.makeFolder(folder) }, outcome { try kind(folder) },
      outcome { try files.makeFolder(a + "/x") }, outcome { try files.names(in: top).sorted() }, outcome { try files.names(in: folder) },
      outcome { try files.names(in: top + "/no") }, outcome { try files.removeFolder(top + "/f") },
      outcome { try files.removeFolder(folder) }, outcome { try kind(folder) }, outcome { try files.removeFolder(folder) },
      outcome { try files.remove(b) }, outcome { try files.remove(b) }, outcome { try kind(a) },
      outcome { try files.syncFile(a) }, outcome { try files.syncFile(b) }, outcome { try files.syncFolder(top) },
      outcome { try files.syncFolder(top + "/no") },
      outcome { try files.withLock(top + "/l", like: a) { outcome { try files.withLock(top + "/l", like: a) { "held twice" } } } },
      outcome { try files.withLock(top + "/l", like: a) { "free again" } },
      outcome { try files.withLock(top + "/no/l", like: a) { "held" } },
      outcome { try files.withLock(top + "/l", like: a) { throw Refusal() } }, outcome { try kind(top + "/l") },
    ].map { $0.replacing(top, with: "TOP") }
  }

  @Test func `does what a disk does`() throws {
    let folder = try ScratchFolder()
    let memory = MemoryFileSystem()
    try memory.makeFolder("/some/where")
    let (found, expected) = (Self.conduct(memory, in: "/some/where"), Self.conduct(LocalFileSystem(), in: folder.url.path))
    for (number, (one, other)) in zip(found, expected).enumerated() { #expect(one == other, "operation \(number)") }
    #expect(expected.contains("done") && Set(expected).count > 10)
  }

  @Test func `is as full as it is told`() throws {
    let files = MemoryFileSystem(bundled: ["quiz.sqlite", "more/quiz.sqlite"])
    #expect(files.paths == ["/bundle/more/quiz.sqlite", "/bundle/quiz.sqlite"])
    files.freeBytes = 5_000
    #expect(files.freeSpace(in: "/") == 5_000)
    files.freeBytes = 4_095
    let error = #expect(throws: FileSystemError.self) { try files.copy("/bundle/quiz.sqlite", toNew: "/quiz.sqlite") }
    #expect(error?.isNoSpace == true)
    #expect(files["/quiz.sqlite"] == nil)
    files["/deep/down/x"] = [1, 2]
    #expect(try files.names(in: "/deep") == ["down"])
    #expect(files["/deep/down/x"] == [1, 2])
    files["/deep/down/x"] = nil
    #expect(try files.names(in: "/deep/down") == [])
  }
}
