import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A sound database with a hot journal` {
  /// Another process writes: for the moment in which the journal is copied, it is that of another transaction.
  @Test(arguments: [false, true]) func `is not called damaged when the journal changes while it is copied`(keepsTime: Bool) throws {
    let crashed = try CrashedDatabase(.journal)
    try crashed.put()
    let journal = URL(fileURLWithPath: crashed.folder.installed + "-journal")
    let own = try Data(contentsOf: journal)
    var other = own
    other.replaceSubrange(8..<12, with: Data(count: 4))  // it restores no page
    other.replaceSubrange(16..<20, with: Data([0, 0, 0, 1]))  // and cuts the file to its first
    @Sendable func write(_ bytes: Data) {
      do {
        try bytes.write(to: journal)
        // A system that counts time in steps gives two changes in one step the same time.
        let time = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)]
        if keepsTime { try FileManager.default.setAttributes(time, ofItemAtPath: journal.path) }
      } catch { Issue.record(error) }
    }
    write(own)
    let writes = Locked(["other": other, "own": own])
    let files = FaultInjectingFileSystem { _, operation in
      let bytes = writes.withLock { writes in
        operation == "copy" ? writes.removeValue(forKey: "other") : writes.count == 1 ? writes.removeValue(forKey: "own") : nil
      }
      if let bytes { write(bytes) }
    }
    #expect(try crashed.installer(files).install() == .current(version: 1))
    #expect(writes.withLock { $0.isEmpty })
    try crashed.expectAllRows(at: crashed.folder.installed, "")
  }
}
