import Expectations
import SQLiteFullText
import SQLiteManager
import Scratch
import Testing

@Suite(.everyEncoding(isLong: TestRun.isLong, isCheap: false)) struct `A full-text expression` {
  private static let five = FullTextTable("docs", columns: ["a", "b", .init("c", isIndexed: false)])
  private static let four = FullTextTable("docs", columns: ["a", "b"], module: .fts4, tokenizer: FullTextTokenizer("simple"))

  @Test(arguments: [
    ("red", #""red""#), ("red wine", #""red" AND "wine""#), ("\"old wine\" OR x", #""old wine" OR "x""#), ("old + wine*", #""old wine" *"#),
    ("a AND b OR c NOT d", #"("a" AND "b") OR ("c" NOT "d")"#), ("^red", #"^"red""#), ("a : red", #"{"a"} : ("red")"#),
    ("{a b} : (red OR wine)", #""red" OR "wine""#), ("- a : red", #"- {"a"} : ("red")"#),
    ("NEAR(red wine)", #"NEAR("red" "wine", 10)"#),
    ("NEAR(\"red\"* wine, 3)", #"NEAR("red" * "wine", 3)"#), ("\"say \"\"hi\"\"\"", #""say ""hi""""#), ("NEAR", #""NEAR""#),
    ("((red))", #""red""#),
    ("a b NOT c d", #"("a" AND "b") NOT ("c" AND "d")"#), ("štěpán", #""štěpán""#), ("and or not", #""and" AND "or" AND "not""#),
    ("red (old OR wine)", #""red" AND ("old" OR "wine")"#),
  ])
  func `is read from text and written for FTS5`(text: String, written: String) throws {
    let expression = try FullTextExpression(parsing: text)
    #expect(try expression.text(for: Self.five) == written)
    #expect(try FullTextExpression(parsing: written).text(for: Self.five) == written)
  }

  @Test(arguments: [
    ("", 0, 0, "a word, a phrase in quotes or ("), ("red AND", 7, 7, "a word"), ("(red", 4, 4, ")"), ("red)", 3, 3, "the end"),
    ("ště \"x", 6, 4, "quote is not closed"),
    ("AND red", 0, 0, "there is AND where"), ("NEAR(red, x)", 10, 10, "a number of words"), ("{a : red", 3, 3, "a column or }"),
    ("red & wine", 4, 4, "there is & where"),
    ("é é ? b", 6, 4, "there is ? where"), ("- red wine", 6, 6, ":"), ("NEAR(red wine", 13, 13, "a word"), ("red\0", 3, 3, "the byte 0"),
    ("a : ", 4, 4, "a word"), ("*", 0, 0, "*"),
  ])
  func `points at what it cannot read`(text: String, byte: Int, character: Int, part: String) {
    let error = #expect(throws: FullTextExpressionError.self) { try FullTextExpression(parsing: text) }
    #expect(error?.byteOffset == byte && error?.characterOffset == character, "\(String(describing: error))")
    #expect(error?.message.contains(part) == true, "\(String(describing: error))")
  }

  @Test func `is built in Swift`() throws {
    let built = FullTextExpression.phrase("old wine") && .in(["a"], .phrase("red")) || .near(["ste", "pan"], words: 3)
    #expect(try built.text(for: Self.five) == #"("old wine" AND ({"a"} : ("red"))) OR (NEAR("ste" "pan", 3))"#)
    let without = FullTextExpression.phrase(.init("re", isPrefix: true, isInitial: true)).without(.phrase("x")).without(
      .outside(["b"], .phrase("y")))
    #expect(try without.text(for: Self.five) == #"^"re" * NOT ("x" OR (- {"b"} : ("y")))"#)
  }

  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `passes over phrases beside others that have no word`(
    _ module: FullTextTable.Module
  ) throws {
    let connection = try Connection(.memory).inTestEncoding()
    let table = FullTextTable("wine", columns: ["title"], module: module)
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO wine (title) VALUES ('red wine'), ('white')")
    func count(_ text: String) throws -> Int { try connection.countResults(of: FullTextExpression(parsing: text), in: table) }
    for text in [
      "red – wine", "– red", "red AND –", "(red OR zz) –", "red OR –", "red NOT –", "NEAR(red – wine, 1)", "(title : red) –", "red (– –)",
      "NEAR(– \"!\") red",
    ] {
      #expect(try count(text) == 1, "\(text)")
    }
    if module == .fts5 { #expect(try count("title : – wine") == 1) }  // FTS4 has columns of words alone
    for text in ["–", "– –", "NEAR(– –)", "– NOT red", "red (– NOT wine)"] { #expect(try count(text) == 0, "\(text)") }
    #expect(throws: FullTextExpressionError.self) { try count("red AND nosuch : –") }
  }

  @Test(arguments: [FullTextTokenizer("trigram"), FullTextTokenizer("TRIGRAM"), .html(over: .trigram())])
  func `keeps words that are too short for trigrams, which find nothing`(tokenizer: FullTextTokenizer) throws {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.addTokenizers()
    let trigrams = FullTextTable("three", columns: ["title"], tokenizer: tokenizer)
    try connection.createFullTextTable(trigrams)
    try connection.execute("INSERT INTO three (title) VALUES ('red wine')")
    let counts = try ["red – wine", "red AND zz", "red AND \"++\"", "red AND \"+++\"", "\"++\" OR red", "\"++\""].map { text in
      try connection.countResults(of: FullTextExpression(parsing: text), in: trigrams)
    }
    #expect(counts == [1, 0, 1, 0, 1, 0])
  }

  @Test(arguments: [FullTextTable.Detail.full, .column, .none]) func `of no columns, of all, and without hundreds of others is accepted`(
    detail: FullTextTable.Detail
  ) throws {
    let connection = try Connection(.memory).inTestEncoding()
    let table = FullTextTable("one", columns: ["title"], detail: detail)
    try connection.createFullTextTable(table)
    try connection.execute("INSERT INTO one (title) VALUES ('red wine')")
    func count(_ expression: FullTextExpression) throws -> Int { try connection.countResults(of: expression, in: table) }
    #expect(try [count(.in([], .phrase("red"))), count(.outside([], .phrase("red")))] == [0, 1])
    #expect(try [count(.in(["title"], .phrase("red"))), count(.outside(["title"], .phrase("red")))] == [1, 0])
    #expect(try count(.phrase("wine") || .in([], .phrase("red"))) == 1)
    let others = (1...300).reduce(FullTextExpression.phrase("red")) { $0.without(.phrase(.init("w\($1)"))) }
    #expect(try [count(others), count(others.without(.phrase("wine")))] == [1, 0])
  }

  @Test(arguments: [
    ("red wine", #""red" AND "wine""#, #""red" "wine""#), ("red OR wine", #""red" OR "wine""#, #""red" OR "wine""#),
    ("(red OR wine) AND old", #"("red" OR "wine") AND "old""#, #""red" OR "wine" "old""#),
    ("red NOT old", #""red" NOT "old""#, #""red" -old"#),
    ("^re*", #""^re*""#, #""^re*""#), ("a : re*", "a:re*", "a:re*"),
    ("{a b} : red AND x", #"(a:red OR b:red) AND "x""#, #"a:red OR b:red "x""#),
    ("- a : red", "b:red", "b:red"), ("NEAR(red wine, 2) x", #"("red" NEAR/2 "wine") AND "x""#, #""red" NEAR/2 "wine" "x""#),
    ("\"say \"\"*hi^\"\"\"", #""say   hi""#, #""say   hi""#),
  ])
  func `is written for FTS4 with parentheses and without`(text: String, enhanced: String, standard: String) throws {
    let expression = try FullTextExpression(parsing: text)
    #expect(try expression.text(for: Self.four) == enhanced)
    #expect(try expression.text(for: Self.four, hasParentheses: false) == standard)
  }

  @Test func `says what FTS4 cannot`() throws {
    for text in [
      "a : \"old wine\"", "a : NEAR(red wine)", "nosuch : red",
      Array(repeating: "x", count: 20).joined(separator: " ").wrapped("NEAR(", ")"),
    ] {
      let expression = try FullTextExpression(parsing: text)
      #expect(throws: FullTextExpressionError.self) { try expression.text(for: Self.four) }
    }
    for text in ["(red AND wine) OR old", "red NOT (old wine)", "red NOT \"old wine\"", "(red NOT wine) AND x"] {
      let expression = try FullTextExpression(parsing: text)
      _ = try expression.text(for: Self.four)
      #expect(throws: FullTextExpressionError.self, "\(text)") { try expression.text(for: Self.four, hasParentheses: false) }
    }
    #expect(throws: FullTextExpressionError.self) { try FullTextExpression(parsing: "c : red").text(for: Self.five) }
    #expect(throws: FullTextExpressionError.self) { try FullTextExpression.near([.init("red", isInitial: true)]).text(for: Self.five) }
  }

  @Test func `is refused where it is too deep or too wide, without using up the stack`() throws {
    let many = TestRun.rounds(100_000, few: 12_000)
    for text in [
      String(repeating: "(", count: many), String(repeating: "a:", count: many), String(repeating: "- a :", count: many),
      String(repeating: "NOT ", count: many), String(repeating: "x NOT (", count: many), String(repeating: "{", count: many),
    ] {
      #expect(throws: FullTextExpressionError.self) { try FullTextExpression(parsing: text) }
    }
    let wide = try FullTextExpression(parsing: String(repeating: "x OR ", count: many) + "x")
    #expect(throws: FullTextExpressionError.self) { try wide.text(for: Self.five) }
    var deep = FullTextExpression.phrase("x")
    for _ in 0..<many { deep = .in(["a"], deep) }
    #expect(throws: FullTextExpressionError.self) { try deep.text(for: Self.five) }
    var chain = FullTextExpression.phrase("x0")
    for number in 1..<1500 { chain = chain && .phrase(.init("x\(number)")) }
    for table in [Self.five, Self.four] { #expect(try !chain.text(for: table).isEmpty) }
  }

  /// Every expression that is written is accepted: the limits hold.
  @Test(arguments: [FullTextTable.Module.fts5, .fts4]) func `is accepted by the module whatever it is made of`(module: FullTextTable.Module)
    throws
  {
    let connection = try Connection(.memory).inTestEncoding()
    try connection.execute(
      "CREATE VIRTUAL TABLE docs USING \(SQL(unchecked: "\(module)"))(a, b); INSERT INTO docs VALUES ('red wine', 'x y')")
    let table = FullTextTable(
      "docs", columns: ["a", "b"], module: module, tokenizer: FullTextTokenizer(module == .fts5 ? "unicode61" : "simple"))
    var generator = SplitMix64(seed: 77)
    var written = 0
    for number in 0..<TestRun.rounds(1_500, few: 600) {
      let expression = Self.random(&generator, depth: number % 24)
      guard let match = try? expression.match(in: table, on: connection) else { continue }
      written += 1
      _ = try connection.value("SELECT count(*) FROM docs WHERE \(match.condition(in: table))", as: Int.self)
    }
    #expect(written > TestRun.rounds(500, few: 200))
    for width in [1999, 2000] {
      let wide = try FullTextExpression(parsing: (0..<width).map { "x\($0)" }.joined(separator: " OR "))
      let match = try wide.match(in: table, on: connection)
      #expect(try connection.value("SELECT count(*) FROM docs WHERE \(match.condition(in: table))") == 0)
    }
    var nested = FullTextExpression.phrase("red")
    for level in 0..<(module == .fts5 ? 29 : 10) { nested = level % 2 == 0 ? .phrase("wine") && nested : .phrase("wine") || nested }
    let match = try nested.match(in: table, on: connection)
    #expect(try connection.value("SELECT count(*) FROM docs WHERE \(match.condition(in: table))") == 1)
  }

  private static func random(_ generator: inout SplitMix64, depth: Int) -> FullTextExpression {
    let texts = ["red", "wine", "", "\"", "old wine", "*", "^x", "AND", "é", "\0", "(", "x y z", "-"]
    func phrase() -> FullTextExpression.Phrase {
      .init(
        texts.randomElement(using: &generator) ?? "", isPrefix: Bool.random(using: &generator),
        isInitial: Int.random(in: 0..<4, using: &generator) == 0)
    }
    switch depth == 0 ? 0 : Int.random(in: 0..<7, using: &generator) {
    case 1: return .near([phrase(), phrase(), phrase()], words: Int.random(in: -1...3, using: &generator))
    case 2: return .in(["a"], random(&generator, depth: depth - 1))
    case 3: return .outside(["B"], random(&generator, depth: depth - 1))
    case 4: return random(&generator, depth: depth - 1) && random(&generator, depth: depth / 2)
    case 5: return random(&generator, depth: depth / 2) || random(&generator, depth: depth - 1)
    case 6: return random(&generator, depth: depth - 1).without(random(&generator, depth: depth / 3))
    default: return .phrase(phrase())
    }
  }

  @Test func `is joined with itself as often as a program likes, and refused`() {
    let doubled = (0..<80).reduce(FullTextExpression.phrase("w")) { doubled, _ in doubled && doubled }
    let error = #expect(throws: FullTextExpressionError.self) { try doubled.text(for: Self.five) }
    #expect(error?.message.contains("2,000 phrases") == true)
  }

  @Test(arguments: [false, true])
  func `is joined by the thousand without going through all of it each time`(isFirst: Bool) throws {
    let words = (0..<TestRun.rounds(20_000, few: 2_500)).map { FullTextExpression.phrase(FullTextExpression.Phrase("w\($0)")) }
    for join in [{ $0 && $1 }, { $0 || $1 }, { $0.without($1) }] as [(FullTextExpression, FullTextExpression) -> FullTextExpression] {
      let joined = words.dropFirst().reduce(words[0]) { isFirst ? join($1, $0) : join($0, $1) }
      let error = #expect(throws: FullTextExpressionError.self) { try joined.text(for: Self.five) }
      #expect(error?.message.contains("2,000 phrases") == true || error?.message.contains("levels") == true)
      #expect(throws: FullTextExpressionError.self) { try joined.text(for: Self.four) }
    }
    let few = words.prefix(2_000)
    let all = few.dropFirst().reduce(few[0]) { isFirst ? $1 && $0 : $0 && $1 }
    let expected = few.indices.map { "\"w\($0)\"" }
    #expect(try all.text(for: Self.five) == (isFirst ? expected.reversed() : expected).joined(separator: " AND "))
    #expect(try FullTextExpression(parsing: all.text(for: Self.five)).text(for: Self.five) == all.text(for: Self.five))
  }
}

extension String {
  fileprivate func wrapped(_ before: String, _ after: String) -> String { before + self + after }
}
