import Expectations
import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A matchinfo` {
  private func blob(_ numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number.littleEndian >> (8 * $0)) } }
  }

  @Test func `tells what is in the rows`() throws {
    let columns = (0..<40).map { "c\($0)" }
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute("CREATE VIRTUAL TABLE t USING fts4(\(SQL(unchecked: columns.joined(separator: ", "))))")
    var generator = SplitMix64(seed: 31)
    let words = ["red", "wine", "old", "beer"]
    var rows: [[String]] = []
    for number in 1...30 {
      rows.append(columns.map { _ in (0..<generator.below(4)).map { _ in words[generator.below(4)] }.joined(separator: " ") })
      let values = rows[number - 1].map { "\($0)" as SQL }.joined(separator: ", ")
      try connection.execute("INSERT INTO t (docid, \(SQL(unchecked: columns.joined(separator: ", ")))) VALUES (\(number), \(values))")
    }
    func hits(_ word: String, _ row: Int, _ column: Int) -> Int { rows[row][column].split(separator: " ").count { $0 == word } }
    let format = "cpnalxysb"
    let found = try connection.rows("SELECT docid, matchinfo(t, \(format)) FROM t WHERE t MATCH 'red OR wine'") {
      (try $0[0, as: Int.self], try Matchinfo($0[1, as: [UInt8].self], format: format))
    }
    #expect(found.count > 20)
    for (docid, info) in found {
      #expect((info.phraseCount, info.columnCount, info.rowCount) == (2, 40, 30))
      for column in 0..<40 {
        #expect(info.length(column: column) == rows[docid - 1][column].split(separator: " ").count)
        let total = (0..<30).reduce(0) { $0 + rows[$1][column].split(separator: " ").count }
        #expect(info.averageLength(column: column) == (total + 15) / 30)
        for (phrase, word) in ["red", "wine"].enumerated() {
          let count = hits(word, docid - 1, column)
          #expect(info.hits(phrase: phrase, column: column) == count)
          #expect(info.isHit(phrase: phrase, column: column) == (count > 0))
          #expect(info.hitsInAllRows(phrase: phrase, column: column) == (0..<30).reduce(0) { $0 + hits(word, $1, column) })
          #expect(info.rowsWithHits(phrase: phrase, column: column) == (0..<30).count { hits(word, $0, column) > 0 })
        }
        let text = rows[docid - 1][column]
        let longest = text.contains("red wine") ? 2 : text.contains("red") || text.contains("wine") ? 1 : 0
        #expect(info.longestSubsequence(column: column) == longest)
      }
    }
    let bits = try connection.rows("SELECT docid, matchinfo(t, 'pcb'), matchinfo(t, 'pcy') FROM t WHERE t MATCH 'red OR wine'") {
      (
        try $0[0, as: Int.self], try Matchinfo($0[1, as: [UInt8].self], format: "pcb"),
        try Matchinfo($0[2, as: [UInt8].self], format: "pcy")
      )
    }
    for (docid, bit, count) in bits {
      for column in 0..<40 {
        #expect(bit.isHit(phrase: 1, column: column) == (column == 31 ? nil : hits("wine", docid - 1, column) > 0))
        #expect(count.hits(phrase: 0, column: column) == hits("red", docid - 1, column))
        #expect(bit.hits(phrase: 0, column: column) == nil && count.rowsWithHits(phrase: 0, column: column) == nil)
      }
    }
  }

  @Test func `has nothing to tell of what its format does not hold`() throws {
    let info = try Matchinfo(blob([1, 1]), format: "pc")
    #expect(info.rowCount == nil && info.length(column: 0) == nil && info.averageLength(column: 0) == nil)
    #expect(info.hits(phrase: 0, column: 0) == nil && info.isHit(phrase: 0, column: 0) == nil && info.longestSubsequence(column: 0) == nil)
    let hits = try Matchinfo(blob([1, 2, 1, 2, 3, 4, 5, 6]))
    #expect(hits.rowsWithHits(phrase: 0, column: 1) == 6)
    for (phrase, column) in [(-1, 0), (0, -1), (1, 0), (0, 2), (.max, .max), (.min, 0)] {
      #expect(hits.hits(phrase: phrase, column: column) == nil)
    }
  }

  @Test(arguments: ["pcx", "pcnalx", "cpx", "pcy", "pcb", "pcs", "ppccx"])
  func `is refused when it is longer or shorter by a byte or a number`(format: String) throws {
    let heads: [Character: Int] = ["p": 1, "c": 1, "n": 1, "a": 2, "l": 2, "s": 2, "x": 18, "y": 6, "b": 3]
    let numbers = format.flatMap { letter -> [UInt32] in
      letter == "p" ? [3] : letter == "c" ? [2] : Array(repeating: 7, count: heads[letter] ?? 0)
    }
    #expect(try Matchinfo(blob(numbers), format: format).phraseCount == 3)
    let good = blob(numbers)
    for count in 0..<good.count {
      let error = #expect(throws: SQLiteError.self) { try Matchinfo(Array(good.prefix(count)), format: format) }
      #expect(error?.code == .mismatch)
    }
    for count in 1...9 {
      expectError(.mismatch, "this is not a matchinfo: it") { try Matchinfo(good + Array(repeating: 0, count: count), format: format) }
    }
    let swapped = blob(numbers.map(\.byteSwapped))
    let error = #expect(throws: SQLiteError.self) { try Matchinfo(swapped, format: format) }
    #expect(error?.message.contains("byte order") == true)
  }

  @Test func `is refused when its numbers lie`() {
    for numbers: [UInt32] in [[.max, .max], [.max, .max, 1, 2, 3], [2, .max, 0], [.max, 1, 0, 0, 0], [0x8000_0000, 0x8000_0000]] {
      for format in ["pcx", "pcy", "pcb", "pcl", "pcnalx"] {
        expectError(.mismatch, "this is not a matchinfo: it has") { try Matchinfo(blob(numbers), format: format) }
      }
    }
    for format in ["", "p", "c", "xpc", "pxc", "pcz", "PCX", "pc x", "pcé"] {
      expectError(.mismatch, "this is not a matchinfo:") { try Matchinfo(blob([1, 1, 1, 1, 1]), format: format) }
    }
  }
}
