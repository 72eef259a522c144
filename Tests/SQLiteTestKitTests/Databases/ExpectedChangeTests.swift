import SQLiteManager
import SQLiteTestKit
import Testing

@Suite struct `A change that is expected with open values` {
  private static let apple = ChangedRow.inserted("card", ["id": "4f5c", "word": "Apfel"])
  private static let pear = ChangedRow.inserted("card", ["id": "77aa", "word": "Birne"])

  private func compare(_ expected: [ExpectedChange], _ happened: [ChangedRow]) -> [String] {
    let (missing, others) = ExpectedChange.compare(expected, with: happened)
    return missing.map { "- \($0)" } + others.map { "+ \($0)" }
  }

  @Test func `is met by a row with any value that the closure allows`() {
    #expect(compare([.inserted("card", ["word": "Apfel"], where: ["id": { $0 != .null }])], [Self.apple]) == [])
    let deleted = ChangedRow.deleted("card", ["id": 1, "word": "Apfel"])
    #expect(compare([.deleted("card", ["word": "Apfel"], where: ["id": { _ in true }])], [deleted]) == [])
    let update = ChangedRow.updated("card", key: ["id": 1], from: ["at": 7, "word": "a"], to: ["at": 8, "word": "b"])
    #expect(compare([.updated("card", key: ["id": 1], from: ["word": "a"], to: ["word": "b"], where: ["at": { $0 == 8 }])], [update]) == [])
    #expect(
      compare(
        [.updated("card", key: [:], from: ["at": 7, "word": "a"], to: ["at": 8, "word": "b"], where: ["id": { $0 == 1 }])], [update]) == [])
  }

  @Test func `may know the old value of a column and leave the new one open`() {
    let happened = [ChangedRow.updated("card", key: ["id": 1], from: ["due": "old", "n": 1], to: ["due": "new", "n": 2])]
    func expected(_ from: [String: SQLiteValue], _ to: [String: SQLiteValue] = ["n": 2], isNew: Bool = true) -> ExpectedChange {
      .updated("card", key: ["id": 1], from: from, to: to, where: ["due": { ($0 == "new") == isNew }])
    }
    for from in [["due": "old", "n": 1], ["n": 1]] as [[String: SQLiteValue]] { #expect(compare([expected(from)], happened).isEmpty) }
    #expect(compare([expected(["due": "old", "n": 1], ["due": "new", "n": 2])], happened).isEmpty)
    for wrong in [expected(["due": "older", "n": 1]), expected(["due": "old", "n": 1], ["due": "newer", "n": 2])] {
      #expect(compare([wrong], happened).count == 2)
    }
    #expect(compare([expected(["due": "old", "n": 1], isNew: false)], happened).first?.hasSuffix("which refuses due 'new'") == true)
  }

  @Test func `names the value that a closure refuses`() {
    #expect(
      compare([.inserted("card", ["word": "Apfel"], where: ["id": { $0 == .null }])], [Self.apple]) == [
        "- + card (word 'Apfel'), and by a closure: id, which refuses id '4f5c'", "+ + card (id '4f5c', word 'Apfel')",
      ])
  }

  @Test func `is not met by another row, or by one that lacks the column`() {
    let expected = ExpectedChange.inserted("card", ["word": "Apfel"], where: ["id": { _ in true }])
    #expect(compare([expected], [Self.pear]).count == 2)
    #expect(compare([expected], [.inserted("card", ["word": "Apfel"])]).count == 2)
    #expect(compare([expected], [.deleted("card", ["id": 1, "word": "Apfel"])]).count == 2)
  }

  @Test func `leaves a row to the one that names all of its values`() {
    let open = ExpectedChange.inserted("card", ["word": "Apfel"], where: ["id": { _ in true }])
    let other = ChangedRow.inserted("card", ["id": "0000", "word": "Apfel"])
    #expect(compare([open, ExpectedChange(Self.apple)], [Self.apple, other]) == [])
    #expect(compare([open, ExpectedChange(Self.apple)], [Self.apple]).count == 1)
  }

  @Test func `leaves a row to another one that allows no other`() {
    let any = ExpectedChange.inserted("card", [:], where: ["id": { _ in true }, "word": { _ in true }])
    let apple = ExpectedChange.inserted("card", [:], where: ["id": { _ in true }, "word": { $0 == "Apfel" }])
    for expected in [[any, any, apple], [apple, any, any]] {
      #expect(compare(expected, [Self.apple, Self.pear, .inserted("card", ["id": 1, "word": "Kiwi"])]) == [])
    }
    #expect(compare([any, apple, apple], [Self.apple, Self.pear]).count == 1)
    #expect(compare([apple, apple], [Self.apple, Self.pear]).count == 2)
  }

  @Test func `cuts long values, says how long they are, and where those differ that look alike`() {
    let text = String(repeating: "ä", count: 100_000)
    func card(_ word: String) -> ChangedRow { .inserted("card", ["id": 1, "word": .text(word)]) }
    let lines = compare([ExpectedChange(card(text + "a" + text))], [card(text + "b" + text)])
    let end = String(repeating: "ä", count: 249) + "' (400001 bytes))"
    #expect(lines.count == 2 && lines[0].hasSuffix("…\(end), which differs in word from byte 200001 on") && lines[1].hasSuffix("…\(end)"))
    #expect(lines.allSatisfy { $0.utf8.count < 2_000 })
    let update = ChangedRow.updated("card", key: ["id": 1], from: ["word": .text(text)], to: ["word": .blob(Array(text.utf8))])
    #expect(update.description.hasSuffix("' (200000 bytes) → x'\(String(repeating: "c3a4", count: 32))…' (200000 bytes)"))
    let refusal = compare([.inserted("card", ["id": 1], where: ["word": { _ in false }])], [card(text)])
    #expect(refusal[0].hasSuffix("ä' (200000 bytes)") && refusal[0].utf8.count < 2_000)
    #expect(card(String(repeating: "a", count: 1_998)).description.hasSuffix("aa')"))  // as the texts of SQL
    let schema = "+ CREATE VIEW v AS SELECT '\(text)';"
    let (missing, others) = ExpectedChange.compare([.schema("-" + schema.dropFirst())], with: [], schema: [schema])
    #expect((missing + others).allSatisfy { $0.utf8.count < 2_000 && $0.hasSuffix("ä';") })
  }

  @Test(.timeLimit(.minutes(1))) func `is looked up where there are thousands`() {
    func cards(_ word: SQLiteValue) -> [ChangedRow] { (0..<6_000).map { .inserted("card", ["id": .integer($0), "word": word]) } }
    #expect(compare(cards("a").map { ExpectedChange($0) }, cards("b")).count == 12_000)
    let open = (0..<6_000).map { ExpectedChange.inserted("card", ["id": .integer($0)], where: ["word": { $0 == "a" }]) }
    #expect(compare(open, cards("a")) == [])
  }

  @Test func `is another one where a text has other bytes, even if it looks alike`() {
    let (one, other) = (ChangedRow.inserted("card", ["word": "\u{e4}"]), ChangedRow.inserted("card", ["word": "a\u{308}"]))
    #expect(one == other)
    let lines = compare([ExpectedChange(one)], [other])
    #expect(lines.count == 2 && lines[0].hasSuffix(", which differs in word from byte 1 on"))
    #expect(compare([ExpectedChange(other), ExpectedChange(one)], [one, other]) == [])
  }

  @Test func `of a table without a name is written with quotation marks`() {
    #expect(compare([], [.deleted("", ["id": 1])]) == ["+ - \"\" (id 1)"])
  }
}
