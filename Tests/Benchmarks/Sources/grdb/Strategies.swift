import Foundation
import SQLiteManager

// The files, read and changed by this package alone: this file does not import GRDB.

/// A record of this package that says its forms once.
private struct Note<ID: StoredForm, Time: StoredForm>: Codable, StoredInForms where ID.Value == UUID, Time.Value == Date {
  static var storedForms: [any StoredForm.Type] { [ID.self, Time.self] }
  var id: UUID
  var made: Date
  var changed: Date?
}

/// A record without forms: it reads a UUID in each of its forms, and a date as CURRENT_TIMESTAMP and GRDB write it.
private struct PlainNote: Codable {
  var id: UUID
  var made: Date
}

/// Each strategy of GRDB for dates, with one for UUIDs.
struct Strategies {
  private let folder: URL
  init(_ folder: URL) { self.folder = folder }

  func run(_ report: inout Report) throws {
    try compare(DeferredNote.self, BlobUUID.self, nil as UnixTime.Type?, &report)
    try compare(ISO8601Note.self, nil as BlobUUID.Type?, DateText<ISO8601UTC>.self, &report)
    try compare(SecondsNote.self, LowercaseUUID.self, UnixTime.self, &report)
    try compare(MillisecondsNote.self, BlobUUID.self, UnixMilliseconds.self, &report)
    try compare(Since1970Note.self, nil as BlobUUID.Type?, UnixTime.self, &report)
    try compare(ReferenceNote.self, LowercaseUUID.self, ReferenceTime.self, &report)
  }

  private func compare<ID: StoredForm, Time: StoredForm>(
    _ theirs: any GRDBNote.Type, _ id: ID.Type?, _ time: Time.Type?, _ report: inout Report
  ) throws where ID.Value == UUID, Time.Value == Date {
    if id == nil { return try compare(theirs, Itself<UUID>.self, time, &report) }
    if time == nil { return try compare(theirs, id, Itself<Date>.self, &report) }
    let path = folder.appending(path: "\(theirs).sqlite").path
    let date = Date(timeIntervalSince1970: 1_795_000_000)
    let written = [(UUID(), date), (UUID(), date.addingTimeInterval(86_400))]
    try theirs.write(path, written)
    let connection = try Connection(.file(path))
    let name = "\(theirs)"
    let notes = try connection.read(decoding: Note<ID, Time>.self, from: "note", orderedBy: .ascending("made"))
    report.expect(notes.map(\.id) == written.map(\.0) && notes.map(\.made) == written.map(\.1), "\(name): read by a record")
    for note in notes {
      let found = try connection.find(decoding: Note<ID, Time>.self, in: "note", key: note.id)
      report.expect(found?.id == note.id && found?.changed == note.made, "\(name): found by a record")
      let plain = try? connection.find(decoding: PlainNote.self, in: "note", key: note.id)
      let isRead = Time.self == Itself<Date>.self
      report.expect(
        isRead ? plain?.id == note.id && plain?.made == note.made : plain == nil, "\(name): found by a record without forms")
      try ruled(note.id, ID.self, "id", name, connection, &report)
      try ruled(note.made, Time.self, "made", name, connection, &report)
    }
    var (first, added) = (notes[0], Note<ID, Time>(id: UUID(), made: date.addingTimeInterval(60), changed: nil))
    first.made = date.addingTimeInterval(-60)
    report.expect(try connection.update("note", encoding: first, where: Column("id") == ID(first.id)) == 1, "\(name): updated")
    try connection.insert(encoding: added, into: "note")
    added.changed = added.made
    try connection.upsert(encoding: added, into: "note")
    report.expect(try connection.delete(from: "note", key: ID(notes[1].id)) == 1, "\(name): deleted")
    try connection.close()
    let read = try theirs.read(path).sorted { $0.note.made < $1.note.made }
    report.expect(read.map(\.note.id) == [first.id, added.id], "\(name): keys that GRDB reads again")
    report.expect(read.map(\.note.made) == [first.made, added.made], "\(name): dates that GRDB reads again")
    report.expect(read.map(\.note.changed) == [first.changed, added.changed], "\(name): optional dates that GRDB reads again")
    report.expect(read.allSatisfy(\.isFound), "\(name): rows that GRDB finds again")
  }

  /// Expects that no spelling reads a value of the column that the same spelling does not find, and that the right one does both.
  ///
  /// A plain UUID reads each of its forms: the verbs by key find them, the other spellings what is stored as it binds itself.
  private func ruled<Form: StoredForm>(
    _ value: Form.Value, _ form: Form.Type, _ column: String, _ name: String, _ connection: Connection, _ report: inout Report
  ) throws where Form.Value: Equatable {
    let forms: [any StoredForm.Type] = [
      Itself<UUID>.self, BlobUUID.self, LowercaseUUID.self, Itself<Date>.self, DateText<CurrentTimestamp>.self, DateText<ISO8601UTC>.self,
      DateText<ISO8601UTCMilliseconds>.self, UnixTime.self, UnixMilliseconds.self, ReferenceTime.self, JulianDay.self,
    ]
    for other in forms {
      for found in try spellings(other, column, connection) {
        let finds = found.reads && (other != Itself<UUID>.self || other == form || found.spelling == "key")
        report.expect(
          found.finds == finds, "\(name), \(column) as \(other), \(found.spelling): reads \(found.reads), finds \(found.finds)")
        if other == form { report.expect(found.reads, "\(name), \(column) as \(other), \(found.spelling): does not read") }
      }
    }
  }

  private func spellings<Form: StoredForm>(
    _ form: Form.Type, _ column: String, _ connection: Connection
  ) throws -> [(spelling: String, reads: Bool, finds: Bool)] {
    let name = SQL(identifier: column)
    guard let read = try? connection.value("SELECT \(name) FROM note", as: Form.self) else { return [("as", false, false)] }
    let stored = try connection.value("SELECT count(*) FROM note WHERE \(name) = \(read)", as: Int.self)
    return [
      ("\\(value)", true, stored == 1), ("Column", true, try connection.count("note", where: Column(column) == read) == 1),
      ("key", true, try column != "id" || connection.find(in: "note", key: read) != nil),
      ("list", true, try connection.value("SELECT count(*) FROM note WHERE \(name) IN \(list: [read])", as: Int.self) == 1),
    ]
  }
}

/// A value in the form in which it binds itself.
private struct Itself<Value: SQLiteConvertible & Codable & Hashable & Sendable>: StoredForm {
  var wrappedValue: Value
  var sqliteValue: SQLiteValue? { wrappedValue.sqliteValue }
  var otherSpellings: [SQLiteValue] { wrappedValue.otherSpellings }
  static func extract(from value: SQLiteValue) -> Self? { Value.extract(from: value).map { Self($0) } }
}
