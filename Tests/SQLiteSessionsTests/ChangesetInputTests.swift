import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

private struct Stop: Error {}

/// Bytes that are handed out in pieces.
struct PiecedBytes {
  var bytes: ArraySlice<UInt8>
  let size: Int

  init(_ bytes: [UInt8], of size: Int) {
    self.bytes = bytes[...]
    self.size = size
  }

  /// The next piece; nil after the last.
  mutating func next() -> ArraySlice<UInt8>? {
    defer { bytes = bytes.dropFirst(size) }
    return bytes.isEmpty ? nil : bytes.prefix(size)
  }
}

@Suite(.enabled(if: hasSessions)) struct `A changeset that is read as a stream` {
  static let sizes = [1, 7, 64, 5_000]

  @Test(arguments: sizes) func `is the same in pieces of any size`(size: Int) throws {
    let stage = try RecordedStage()
    let changeset = try stage.connection.changeset {
      try stage.change()
      try stage.connection.execute("INSERT INTO star VALUES (77, 'large', zeroblob(3000))")
    }
    var pieces = PiecedBytes(changeset.bytes, of: size)
    var changes: [Changeset.Change] = []
    try Changeset.forEachChange(from: { pieces.next() }) { changes.append($0) }
    #expect(changes == Array(changeset))
    let after = try stage.rows()

    let other = try RecordedStage()
    pieces = PiecedBytes(changeset.bytes, of: size)
    try other.connection.apply(from: { pieces.next() })
    #expect(try other.rows() == after)

    pieces = PiecedBytes(changeset.bytes, of: size)
    var inverse: [UInt8] = []
    try Changeset.invert(from: { pieces.next() }, to: { inverse += $0 }, on: Sqlite3Wrapper())
    #expect(try inverse == changeset.inverted(on: Sqlite3Wrapper()).bytes)

    let group = try ChangesetGroup(on: Sqlite3Wrapper())
    pieces = PiecedBytes(changeset.bytes, of: size)
    try group.add(from: { pieces.next() })
    var grouped: [UInt8] = []
    try group.write { grouped += $0 }
    #expect(try Set(Changeset(bytes: grouped)) == Set(changeset) && group.changeset().bytes == grouped)
  }

  @Test func `and was cut leaves nothing, wherever that was`() throws {
    let changeset = try RecordedStage().changeset()
    let borders = Set(changeset.bytes.indices.filter { (try? Changeset(bytes: changeset.bytes[..<$0])) != nil })
    for length in changeset.bytes.indices.filter({ !borders.contains($0) }) {
      let stage = try RecordedStage()
      let before = try stage.rows()
      var pieces = PiecedBytes(Array(changeset.bytes[..<length]), of: 9)
      expectError(.corrupt, "so they were cut") { try stage.connection.apply(from: { pieces.next() }) }
      #expect(try stage.rows() == before && !stage.connection.isInTransaction)
      pieces = PiecedBytes(Array(changeset.bytes[..<length]), of: 9)
      expectError(.corrupt, "so they were cut") { try Changeset.forEachChange(from: { pieces.next() }) { _ in } }
    }
  }

  @Test func `tells at which byte of all something is wrong`() throws {
    let changeset = try RecordedStage().changeset()
    var pieces = PiecedBytes(changeset.bytes + [99], of: 3)
    expectError(.corrupt, "from byte \(changeset.bytes.count) on: 99 is neither") {
      try Changeset.forEachChange(from: { pieces.next() }) { _ in }
    }
  }

  @Test func `ends with what its closure throws`() throws {
    let changeset = try RecordedStage().changeset()
    let stage = try RecordedStage()
    let before = try stage.rows()
    func failing() -> () throws -> ArraySlice<UInt8>? {
      var pieces = PiecedBytes(changeset.bytes, of: 40)
      return {
        guard pieces.bytes.count > 60 else { throw Stop() }
        return pieces.next()
      }
    }
    let next = failing()
    #expect(throws: Stop.self) { try stage.connection.apply(from: next) }
    #expect(try stage.rows() == before)
    for call in [
      { (next: @escaping () throws -> ArraySlice<UInt8>?) in try Changeset.invert(from: next, to: { _ in }, on: Sqlite3Wrapper()) },
      { next in try ChangesetGroup(on: Sqlite3Wrapper()).add(from: next) }, { next in try Changeset.forEachChange(from: next) { _ in } },
    ] {
      let next = failing()
      #expect(throws: Stop.self) { try call(next) }
    }
    var pieces = PiecedBytes(changeset.bytes, of: 40)
    #expect(throws: Stop.self) { try Changeset.forEachChange(from: { pieces.next() }) { _ in throw Stop() } }
    pieces = PiecedBytes(changeset.bytes, of: 40)
    #expect(throws: Stop.self) { try Changeset.invert(from: { pieces.next() }, to: { _ in throw Stop() }, on: Sqlite3Wrapper()) }
  }

  @Test func `does not let the connection be used by its closure`() throws {
    let changeset = try RecordedStage().changeset()
    let stage = try RecordedStage()
    expectError(.misuse, "a callback of a connection cannot run SQL") {
      try stage.connection.apply(from: { () throws -> [UInt8]? in
        try stage.connection.execute("DELETE FROM star")
        return changeset.bytes
      })
    }
    expectError(.misuse, "cannot be closed within a callback") {
      try stage.connection.apply(from: { () throws -> [UInt8]? in
        try stage.connection.close()
        return nil
      })
    }
  }
}
