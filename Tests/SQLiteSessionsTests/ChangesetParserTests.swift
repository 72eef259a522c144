import Expectations
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing
import SQLiteSessions

@Suite(.enabled(if: hasSessions)) struct `Bytes that are no changeset` {
  /// Hands bytes to all that SQLite does with a changeset, if they are one.
  ///
  /// - Returns: Whether they are.
  @discardableResult private func use(_ bytes: [UInt8]) throws -> Bool {
    let changeset: Changeset
    do { changeset = try Changeset(bytes: bytes) } catch {
      #expect(error.code == .corrupt, "\(error)")
      return false
    }
    #expect(changeset.count(where: { _ in true }) >= 0)
    let stage = try RecordedStage()
    for attempt in [
      { _ = try changeset.inverted(on: Sqlite3Wrapper()) }, { _ = try changeset.followed(by: changeset, on: Sqlite3Wrapper()) },
      { _ = try stage.connection.apply(changeset) },
      {
        let rebase = try stage.connection.apply(RecordedStage().changeset(), .skippingMisfits) { $0.allowsReplace ? .replace : .omit }
        _ = try changeset.rebased(by: [rebase], on: Sqlite3Wrapper())
        _ = try changeset.followed(by: RecordedStage().changeset(), on: Sqlite3Wrapper())
      },
      {
        var pieces = PiecedBytes(bytes, of: 50)
        try stage.connection.apply(from: { pieces.next() }, .skippingMisfits) { _ in .omit }
      },
      { _ = try stage.connection.apply(changeset, .skippingMisfits) { $0.allowsReplace ? .replace : .omit } },
      { _ = try stage.connection.apply(changeset, [.skippingMisfits, .inverted]) { _ in .omit } },
    ] {
      do { try attempt() } catch { #expect(error is SQLiteError) }
    }
    #expect(try stage.connection.integrityCheck() == [])
    return true
  }

  @Test(arguments: [false, true]) func `because they were cut are refused at every length, but where a change ends`(isPatchset: Bool) throws
  {
    let stage = try RecordedStage()
    let changeset = try stage.connection.withSession { session in
      try stage.change()
      return try isPatchset ? session.patchset() : session.changeset()
    }
    var soundLengths: [Int] = []
    for length in 0..<changeset.bytes.count {
      if try use(Array(changeset.bytes[..<length])) { soundLengths.append(length) }
    }
    // Nothing, after each table, and after each change but the last.
    #expect(soundLengths.count == 1 + 2 + 5, "\(soundLengths)")
    let error = expectError(.corrupt, "from byte 0 on: the part that begins there has no end, so they were cut") {
      try Changeset(bytes: [0x54])
    }
    #expect(error?.origin == .refusal)
  }

  @Test func `because bits were flipped are refused, or are another changeset`() throws {
    var random = SplitMix64(seed: TestRun.seed)
    let changeset = try RecordedStage().changeset()
    var sound = 0
    let places = (0..<changeset.bytes.count * 8).filter { _ in TestRun.isLong || random.below(16) == 0 }
    for place in places {
      var bytes = changeset.bytes
      bytes[place / 8] ^= 1 << UInt8(place % 8)
      if try use(bytes) { sound += 1 }
    }
    #expect(sound > places.count / 4 && sound < places.count)
    for _ in 0..<TestRun.rounds(5_000, few: 100) {
      var bytes = changeset.bytes
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.below(3) == 0 { bytes.removeLast(random.below(bytes.count)) }
      if random.below(3) == 0 { bytes += bytes[random.below(bytes.count)...] }
      try use(bytes)
    }
  }

  @Test func `or anything else are refused, with the reason and the place`() throws {
    let table: [UInt8] = [0x54, 2, 1, 0] + Array("t".utf8) + [0]
    let insert: [UInt8] = [18, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7, 5]
    #expect(try Array(Changeset(bytes: table + insert)).first?.newValues == [7, nil as SQLiteValue])
    let flaws: [(bytes: [UInt8], words: String)] = [
      ([1, 2, 3], "from byte 0 on: it does not begin with a table"),
      (Array("SQLite format 3".utf8), "it does not begin with a table"),
      (table + [17, 0], "from byte 6 on: 17 is neither a table nor a change"),
      ([0x54, 0, 0], "a table has 1 to 32767 columns, not 0"),
      ([0x54, 0x82, 0x80, 0], "a table has 1 to 32767 columns, not 32768"),
      ([0x54, 0x8f, 0xff, 0xff, 0xff, 0x7f], "a length has more than 31 bits"),
      ([0x54, 0x80, 0x80, 0x80, 0x80, 0x80, 1], "a length has more than 31 bits"),
      ([0x54, 2, 0, 0, 0x74, 0], "the table t has no primary key"),
      ([0x54, 2, 1, 0, 0xff, 0], "the name of a table is not UTF-8"),
      ([0x54, 2, 1, 0] + Array(repeating: 0x61, count: 70_000) + [0], "longer than 65536 bytes"),
      (table + insert + [0x50, 2, 1, 0, 0x75, 0], "from byte 18 on: a changeset and a patchset cannot be one"),
      (table + insert + [0x54, 2, 0, 1, 0x54, 0], "from byte 18 on: the table T has other columns than before"),
      (table + insert + [0x54, 3, 1, 0, 0, 0x54, 0], "from byte 18 on: the table T has other columns than before"),
      (table + [18, 0, 0, 5], "a change of t has no value of column 0"),
      (table + [18, 0, 5, 0], "a change of t has no value of column 1"),
      (table + [9, 0, 5, 0], "a change of t has no value of column 1"),
      (table + [23, 0, 0, 5, 0, 5], "a change of t has no value of column 0"),
      (table + [23, 0, 5, 0, 5, 5], "an update of t has another value of column 0, which is part of the key"),
      ([0x50] + table.dropFirst() + [9, 0, 0], "a change of t has no value of column 0"),
      (table + [18, 0, 6, 5], "6 at byte 8 is not a storage class"),
      (table + [18, 0, 3, 0x87, 0xff, 0xff, 0xff, 0x7f, 1], "the part that begins there has no end"),
      (table + [18], "the part that begins there has no end"),
    ]
    for flaw in flaws { expectError(.corrupt, flaw.words) { try Changeset(bytes: flaw.bytes) } }
  }

  @Test func `that hold NaN are read as SQLite reads them, as NULL`() throws {
    let bytes: [UInt8] = [0x54, 2, 1, 0, 0x74, 0, 18, 0, 5, 2, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0]
    #expect(try Changeset(bytes: bytes).map(\.newValues) == [[.null, .null]])
  }
}
