import SQLiteCalls

/// A backup under way.
@safe final class MockBackup {
  let destination: MockConnection
  let source: MockConnection
  let pageCount: Int32
  var copied: Int32 = 0
  var hasStarted = false

  init(destination: MockConnection, source: MockConnection, pageCount: Int32) {
    self.destination = destination
    self.source = source
    self.pageCount = pageCount
  }
}
