import SQLiteCalls

/// A backup under way.
struct MockBackup {
  let destination: MockConnection
  let source: MockConnection
  let pageCount: Int32
  var copied: Int32 = 0
  var hasStarted = false
}
