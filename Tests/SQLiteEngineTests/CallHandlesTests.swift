import SQLiteCalls
import SQLiteEngine
import Testing

@testable import SQLiteMocks

@Suite struct `What the table says of handles` {
  @Test(arguments: HandleKind.allCases.filter { ![.context, .match, .fullText].contains($0) })
  func `each kind is handed out by some call and taken back by another`(kind: HandleKind) {
    #expect(Sqlite3Call.allCases.contains { $0.handles.gives?.kind == kind }, "\(kind)")
    #expect(Sqlite3Call.allCases.contains { $0.handles.takenBack == kind }, "\(kind)")
  }

  @Test(arguments: [HandleKind.context, .match, .fullText])
  func `what is lent to callbacks is neither handed out nor taken back`(kind: HandleKind) {
    #expect(!Sqlite3Call.allCases.contains { $0.handles.gives?.kind == kind || $0.handles.takenBack == kind })
    #expect(Sqlite3Call.allCases.contains { $0.handles.first?.kind == kind })
    #expect(Sqlite3Call.allCases.allSatisfy { call in call.handles.watched.allSatisfy { $0.kind != kind } })
  }

  @Test func `a handle in a recorded call has the name of its kind, and nothing else is called a connection`() {
    let context = RecordedCall(ordinal: 1, call: .sqlite3_aggregate_count, arguments: [.handle(16)], result: .integer(0), handedOut: nil)
    let lent = RecordedCall(ordinal: 1, call: .sqlite3_db_mutex, arguments: [.handle(16)], result: .handle(32), handedOut: nil)
    let value = RecordedCall(
      ordinal: 1, call: .sqlite3_bind_value, arguments: [.handle(16), .integer(1), .handle(32)], result: .integer(0), handedOut: nil)
    #expect("\(context)" == "sqlite3_aggregate_count(context#1) -> 0")
    #expect("\(lent)" == "sqlite3_db_mutex(connection#1) -> mutex#1")
    #expect("\(value)" == "sqlite3_bind_value(statement#1, 1, value#1) -> 0")
  }
}
