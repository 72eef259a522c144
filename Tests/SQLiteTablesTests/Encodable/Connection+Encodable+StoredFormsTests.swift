import Expectations
import Foundation
import SQLiteDescriptions
import SQLiteManager
import Testing

/// A record that says its form once.
private struct Note<Form: StoredForm>: Codable, StoredInForms where Form.Value: Equatable {
  static var storedForms: [any StoredForm.Type] { [Form.self] }
  var id: Form.Value
  var other: Form.Value?
}

/// A record that says no form.
private struct PlainNote<Value: Codable & Equatable>: Codable {
  var id: Value
  var other: Value?
}

/// A value of a type in the form in which it binds itself, where a form is wanted.
private struct Itself<Value: SQLiteConvertible & Codable & Hashable & Sendable>: StoredForm {
  var wrappedValue: Value
  var sqliteValue: SQLiteValue? { wrappedValue.sqliteValue }
  var otherSpellings: [SQLiteValue] { wrappedValue.otherSpellings }
  static func extract(from value: SQLiteValue) -> Self? { Value.extract(from: value).map { Self($0) } }
}

/// One form, with what is asked of it in each spelling.
private struct Spelled: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Inserts the value in this form.
  let insert: @Sendable (Connection) throws -> Void
  /// For each spelling, whether it reads a value, and whether the same spelling finds the row by that value.
  let answers: @Sendable (Connection) throws -> [(spelling: String, reads: Bool, finds: Bool)]

  init<Form: StoredForm>(_ form: Form.Type, _ value: Form.Value) where Form.Value: Equatable & SQLiteBindable {
    testDescription = "\(form)"
    insert = { try $0.execute("INSERT INTO note (id, other) VALUES (\(Form(value)), \(Form(value)))") }
    answers = { connection in
      var answers: [(String, Bool, Bool)] = []
      func note(_ spelling: String, _ read: Form.Value?, _ finds: (Form) throws -> Bool) throws {
        answers.append((spelling, read != nil, try read.map { try finds(Form($0)) } ?? false))
      }
      let id = TypedColumn<Form>("id", .blob)
      let value = try? connection.value("SELECT id FROM note", as: Form.self)
      try note("\\(value)", value?.wrappedValue) { try connection.value("SELECT count(*) FROM note WHERE id = \($0)") == 1 }
      try note("\\(list:)", value?.wrappedValue) { try connection.value("SELECT count(*) FROM note WHERE id IN \(list: [$0])") == 1 }
      try note("row and Column", try? connection.read("note").first?["id", as: Form.self].wrappedValue) {
        try connection.count("note", where: Column("id") == $0 && Column("other") == Optional($0)) == 1
      }
      try note("TypedColumn", try? connection.read("note").first?[id].wrappedValue) { try connection.count("note", where: id == $0) == 1 }
      try note("key", value?.wrappedValue) { form in
        try connection.find(in: "note", key: form) != nil && connection.update("note", set: ["other": form], key: form) == 1
      }
      let record = try? connection.row("SELECT * FROM note", decoding: Note<Form>.self)
      try note("record", record?.id) { form in
        guard let record, try connection.find(decoding: Note<Form>.self, in: "note", key: record.id)?.id == record.id else { return false }
        let isUpdated = try connection.update("note", encoding: record, where: Column("id") == form) == 1
        try connection.upsert(encoding: record, into: "note")
        return try isUpdated && connection.count("note") == 1
          && connection.read(decoding: Note<Form>.self, from: "note").first?.other == record.other
      }
      let plain = try? connection.read(decoding: PlainNote<Form.Value>.self, from: "note").first
      if let plain {
        let found = try connection.update("note", encoding: plain, where: Column("id") == HeldPlain(plain.id)) == 1
        answers.append(("record without a form", true, found))
      }
      return answers
    }
  }

  static let uuid = UUID()
  static let date = Date(timeIntervalSince1970: 1_795_000_000)  // no form loses whole seconds and days
  static let all = [
    Spelled(Itself<UUID>.self, uuid), Spelled(BlobUUID.self, uuid), Spelled(LowercaseUUID.self, uuid), Spelled(Itself<Date>.self, date),
    Spelled(DateText<CurrentTimestamp>.self, date), Spelled(DateText<ISO8601UTC>.self, date),
    Spelled(DateText<ISO8601UTCMilliseconds>.self, date),
    Spelled(DateText<ISO8601Milliseconds>.self, date), Spelled(UnixTime.self, date), Spelled(UnixMilliseconds.self, date),
    Spelled(ReferenceTime.self, date), Spelled(JulianDay.self, date),
  ]
}

/// The value that a record without a form binds by itself.
private struct HeldPlain: SQLiteBindable {
  let sqliteValue: SQLiteValue?
  init(_ value: Any) { sqliteValue = (value as? any SQLiteBindable)?.sqliteValue }
}

@Suite struct `No form reads a value that the same form does not find, and each key is found` {
  @Test(arguments: Spelled.all, ["", "BLOB", "DATETIME", "TEXT"])
  private func `in files of any form`(stored: Spelled, type: String) throws {
    for spelled in Spelled.all {
      let connection = try Connection(.memory)
      try connection.execute("CREATE TABLE note (id \(SQL(unchecked: type)) PRIMARY KEY, other \(SQL(unchecked: type)))")
      try stored.insert(connection)
      let isOwn = spelled.testDescription == stored.testDescription && type != "TEXT"
      for (spelling, reads, finds) in try spelled.answers(connection) {
        let isPlain = spelled.testDescription.contains("Itself") || spelling == "record without a form"
        let isOther = isPlain && !stored.testDescription.contains("Itself")  // a date and a UUID are read in other spellings too
        if isOther && spelling != "key" { continue }
        #expect(reads == finds, "\(spelled.testDescription), \(spelling): reads \(reads), finds \(finds)")
        if isOwn && spelling != "record without a form" { #expect(reads, "\(spelling)") }
      }
    }
  }
}

@Suite struct `A record that says its forms once` {
  struct Memo: Codable, Equatable, StoredInForms {
    static let storedForms: [any StoredForm.Type] = [BlobUUID.self, UnixTime.self]
    struct ID: Codable, Hashable {
      let uuid: UUID
      init(_ uuid: UUID) { self.uuid = uuid }
      init(from decoder: any Decoder) throws { uuid = try decoder.singleValueContainer().decode(UUID.self) }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
      }
    }
    var id: ID
    var made: Date
    var changed: Date?
    @JulianDay var day: Date
    var dates: [Date]
  }

  static let made = Date(timeIntervalSince1970: 1_795_000_000)
  static let memo = Memo(id: .init(UUID()), made: made, changed: nil, day: made, dates: [made])

  private func connection() throws -> Connection {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE memo (id BLOB PRIMARY KEY, made, changed, day, dates)")
    return connection
  }

  @Test func `is written and read in them, by every verb, a type around a value and an optional too`() throws {
    let connection = try connection()
    try connection.insert(encoding: Self.memo, into: "memo")
    var second = Self.memo
    (second.id, second.changed) = (.init(UUID()), Self.made)
    #expect(try connection.insert(encodingAll: [second], into: "memo") == 1)
    try connection.upsert(encoding: second, into: "memo")
    let types = try connection.rows("SELECT typeof(id), typeof(made), typeof(changed), typeof(day), typeof(dates) FROM memo ORDER BY rowid")
    {
      try $0.owned().values.map { "\($0)" }
    }
    #expect(types.first?.joined(separator: " ").contains("blob") == true, "\(types)")
    #expect(
      try connection.value("SELECT group_concat(typeof(made) || ' ' || typeof(changed) || ' ' || typeof(day)) FROM memo")
        == "integer null real,integer integer real")
    #expect(try connection.value("SELECT dates FROM memo LIMIT 1", as: String.self)?.hasPrefix("[") == true)
    #expect(try connection.read(decoding: Memo.self, from: "memo", orderedBy: .ascending("rowid")) == [Self.memo, second])
    #expect(try connection.find(decoding: Memo.self, in: "memo", key: second.id.uuid) == second)
    #expect(try connection.find(decoding: Memo.self, in: "memo", key: UUID()) == nil)
    #expect(try connection.update("memo", encoding: second, where: Column("id") == BlobUUID(second.id.uuid)) == 1)
  }

  struct ByHand: Codable, StoredInForms {
    static let storedForms: [any StoredForm.Type] = [UnixTime.self]
    enum CodingKeys: CodingKey { case made }
    var made: Date?
    init(made: Date?) { self.made = made }
    init(from decoder: any Decoder) throws { made = try decoder.container(keyedBy: CodingKeys.self).decode(Date?.self, forKey: .made) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(made, forKey: .made)
    }
  }

  @Test(arguments: [nil, made]) func `is so where its own code takes an optional for a value`(made: Date?) throws {
    let connection = try connection()
    try connection.insert(encoding: ByHand(made: made), into: "memo")
    #expect(try connection.value("SELECT typeof(made) FROM memo") == (made == nil ? "null" : "integer"))
    #expect(try connection.row("SELECT made FROM memo", decoding: ByHand.self)?.made == made)
  }

  struct Twice: Codable, StoredInForms {
    static let storedForms: [any StoredForm.Type] = [UnixTime.self, JulianDay.self]
    var made: Date
  }
  struct Number: StoredForm {
    var wrappedValue: Int
    var sqliteValue: SQLiteValue? { .text("\(wrappedValue)") }
    static func extract(from value: SQLiteValue) -> Number? { nil }
  }
  struct Numbered: Codable, StoredInForms {
    static let storedForms: [any StoredForm.Type] = [Number.self]
    var made: Int
  }

  @Test func `is refused with two forms of a type, and with one of a number`() throws {
    let connection = try connection()
    try connection.execute("INSERT INTO memo (made) VALUES (7)")
    expectError(.misuse, "second form of the same type") { try connection.insert(encoding: Twice(made: Self.made), into: "memo") }
    expectError(.misuse, "second form of the same type") { try connection.row("SELECT made FROM memo", decoding: Twice.self) }
    expectError(.misuse, "has only its own") { try connection.insert(encoding: Numbered(made: 1), into: "memo") }
  }
}
