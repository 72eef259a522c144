import Testing

@testable import SQLiteAuthoring

@Suite struct `The name of a property` {
  @Test(arguments: [
    ("title", "title"), ("_", "`_`"), ("_2", "_2"), ("first_name", "first_name"), ("class", "`class`"), ("Class", "Class"),
    ("self", "`self`"),
    ("Type", "`Type`"), ("first name", "`first name`"), ("2nd", "`2nd`"), ("1", "`1`"), ("číslo", "`číslo`"), ("日本", "`日本`"),
    ("a.b", "`a.b`"), (" a-", "` a-`"),
  ]) func `is the column's`(column: String, property: String) {
    var names = SwiftNames(reserved: "CodingKeys")
    #expect(names.property(of: column, at: 3) == property)
  }

  @Test(arguments: ["", " ", "-", "...", "a`b", "a\\b", "a\nb", "a\u{0}b", "a\u{202e}b", "a\u{a0}b", "$0", "a\"b", "🎉", "CodingKeys"])
  func `is the position where Swift does not take the column's`(column: String) {
    var names = SwiftNames(reserved: "CodingKeys")
    #expect(names.property(of: column, at: 3) == "column3")
  }

  @Test func `is given once`() {
    var names = SwiftNames(reserved: "CodingKeys")
    let columns = ["column2", "", "column2_", "e\u{301}", "é"]
    let properties = columns.enumerated().map { names.property(of: $1, at: $0 + 1) }
    #expect(properties == ["column2", "column2_", "column3", "`e\u{301}`", "column5"])
  }
}

@Suite struct `The name of a type` {
  @Test(arguments: [
    ("question", "Question"), ("question_search", "QuestionSearch"), ("firstName", "FirstName"), ("my table", "MyTable"),
    ("2nd", "Table2nd"),
    ("", "Table"), ("\"`\\\n🎉", "Table"), ("self", "`Self`"), ("type", "`Type`"), ("string", "StringRow"), ("štítek", "`Štítek`"),
    ("_", "Table"),
  ]) func `is made of the words of the table`(table: String, type: String) {
    var names = SwiftNames(reserved: "String Int")
    #expect(names.type(of: table) == type)
  }

  @Test func `is given once`() {
    var names = SwiftNames(reserved: "String StringRow")
    #expect(["a_b", "ab", "aB", "a b", "string"].map { names.type(of: $0) } == ["AB", "Ab", "ABRow", "ABRowRow", "StringRowRow"])
  }
}
