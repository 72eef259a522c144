import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// The scripted library behind a ``MockSqlite3Wrapper``: its objects, and the lookup of objects by handle.
///
/// The calls are in extensions, one per kind of object. A generated extension has the calls that `Scripts/entry-points.tsv` does not assign
/// to the mock, with empty results. A misspelled or missing call therefore does not compile.
@safe final class MockLibrary: Sqlite3WrapperProtocol {
  @safe @exclusivity(unchecked) var handles = MockHandles()
  var connections: [UInt: MockConnection] = [:]
  /// The databases with a name, by path.
  var databases: [String: MockDatabase] = [:]
  @safe @exclusivity(unchecked) var statements = MockObjects<MockStatement>()
  @safe @exclusivity(unchecked) var values = MockObjects<MockValue>()
  /// Every context that was ever created, by its address. Keeping them prevents their addresses from being reused.
  @safe @exclusivity(unchecked) var contexts: [UInt: MockContext] = [:]
  /// The rows for which FTS5 auxiliary functions are running, by handle.
  var matches: [UInt: MockMatch] = [:]
  var blobs: [UInt: MockBlob] = [:]
  var backups: [UInt: MockBackup] = [:]
  /// The sizes of the allocations, by address.
  var allocations: [UInt: Int] = [:]
  /// The handles that are open, the handles that were released, and the misuses.
  let ledger = HandleLedger()

  /// The version of SQLite that the mock imitates, in the form of `sqlite3_libversion_number`.
  var version: Int32 = 3_040_001
  let lock: MockLock
  @safe @exclusivity(unchecked) var scripts: MockScripts
  var isStrict = true
  var unexpected: [String] = []
  var executed: Newest<MockExecution>
  var settings: Newest<MockExecution>
  /// The number of the call in progress. The next property is the call itself.
  @safe @exclusivity(unchecked) var ordinal = 0
  @safe @exclusivity(unchecked) var call = Sqlite3Call.sqlite3_initialize
  var blobBytes: [MockBlob.Key: [UInt8]] = [:]
  var backupPageCount: Int32 = 1
  /// Whether the library is in use, so that it is too late to set its global options.
  var isInitialized = false
  typealias ErrorLog = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?) -> Void
  var errorLog = unsafe MockHook<ErrorLog>()
  /// The failure that the next step reports, from a script for `sqlite3_step`.
  @safe @exclusivity(unchecked) var stepFailure: MockAnswer.Failure?
  /// The answer to SQL without a script while a probe determines the SQL of a call; nil otherwise. The next property collects the SQL
  /// texts.
  var sample: MockAnswer?
  var sampled: [String] = []
  /// The columns of the declared tables, as rows of `pragma_table_xinfo`, by the lower-case names of the tables.
  var declared: [String: [[SQLiteValue]]] = [:]
  /// The value returned for a column that is out of range. SQLite never frees it.
  let nullValue = MockValue(.null)
  /// C strings that live as long as the mock.
  private var texts = KeptTexts()

  init(limit: Int, byteLimit: Int) {
    lock = MockLock()
    scripts = MockScripts(lock)
    executed = Newest(limit: limit, byteLimit: byteLimit)
    settings = Newest(limit: limit, byteLimit: byteLimit)
  }

  /// Clears the recorded runs, misuses and unexpected SQL.
  func forget() {
    executed.removeAll()
    settings.removeAll()
    ledger.state.withLock { $0.misuses = [] }
    unexpected = []
  }

  // Breaks the reference cycles between connections and statements. A connection that is still open here has not been freed.
  deinit { for connection in connections.values { connection.statements = [] } }

  func provides(_ call: Sqlite3Call) -> Bool { call.isAnsweredByMock }

  func absence(of call: Sqlite3Call) -> String {
    "\(call.rawValue) is not modelled by this mock; @Test(.database) gives a test a real database"
  }

  /// False, because SQL without a script is an error or returns no rows.
  var runsAnySQL: Bool { false }

  // MARK: Handles

  func id(_ pointer: OpaquePointer?) -> UInt { UInt(bitPattern: pointer) }

  func pointer(_ handle: UInt?) -> OpaquePointer? { unsafe handle.flatMap { unsafe OpaquePointer(bitPattern: $0) } }

  func misuse(_ kind: HandleMisuse.Kind, _ handle: OpenHandle? = nil) {
    ledger.state.withLock { [call, ordinal] in $0.note(kind, call, handle, ordinal: ordinal) }
  }

  /// Records a handle that the call in progress hands out, and returns it. The handle is `bits`, or a new number if that is nil.
  func giveOut(_ kind: HandleKind, _ bits: UInt? = nil, text: String? = nil) -> UInt {
    let bits = bits ?? handles.make(kind)
    let handle = OpenHandle(kind: kind, bits: bits, call: call, ordinal: ordinal, text: text, parents: [])
    ledger.state.withLock { $0.giveOut(HandleRecord(handle)) }
    return bits
  }

  /// Records that a handle was released. Returns whether it was open.
  @discardableResult
  func takeBack(_ kind: HandleKind, _ bits: UInt) -> Bool {
    ledger.state.withLock { [limit = executed.limit] state in
      let record = state.takeBack(bits, kind)
      state.forgetReturned(beyond: limit)
      return record != nil
    }
  }

  /// Records the misuse of a handle that is not valid for the call in progress.
  func noteInvalid(_ handle: UInt, _ wanted: HandleKind) {
    let (open, dead) = ledger.state.withLock { ($0.open[handle]?.handle, $0.returned[handle]?.handle) }
    if let dead { return misuse(call.handles.takenBack == dead.kind ? .returnedTwice : .usedAfterReturn, dead) }
    guard let kind = handles.kind(of: handle) else { return misuse(.unknown(wanted, bits: handle)) }
    if kind == wanted, [.connection, .statement, .blob, .backup].contains(kind) {
      return misuse(call.handles.takenBack == kind ? .returnedTwice : .usedAfterReturn)  // released so long ago that it is forgotten
    }
    misuse(kind == wanted ? .usedAfterLoan(kind) : .wrongKind(kind, usedAs: wanted), open)
  }

  /// The object of a handle. Records a misuse if there is none, except for a null pointer.
  private func object<Object>(_ pointer: OpaquePointer?, _ kind: HandleKind, _ find: (UInt) -> Object?) -> Object? {
    let handle = unsafe id(pointer)
    return handle == 0 ? nil : object(handle, kind, find)
  }

  @inline(__always) func object<Object>(_ handle: UInt, _ kind: HandleKind, _ find: (UInt) -> Object?) -> Object? {
    if let found = find(handle) { return found }
    noteInvalid(handle, kind)
    return nil
  }

  func connection(_ pointer: OpaquePointer?) -> MockConnection? {
    unsafe object(pointer, .connection) { connections[$0].flatMap { $0.isZombie ? nil : $0 } }
  }

  /// The newest open connection. It is used for scripted failures to open, and for calls that do not specify a connection.
  var lastOpened: MockConnection? { connections.keys.max().flatMap { connections[$0] } }

  /// Changes a connection. Returns SQLITE_MISUSE if there is none.
  func set(_ pointer: OpaquePointer?, _ change: (MockConnection) -> Void) -> Int32 {
    guard let open = unsafe connection(pointer) else { return ResultCode.misuse.rawValue }
    change(open)
    return ResultCode.ok.rawValue
  }

  /// Calls a closure with the object that a call releases or resets. Returns SQLITE_OK for a null pointer, and SQLITE_MISUSE for any other
  /// handle without an object.
  func ending<Object>(_ pointer: OpaquePointer?, _ find: (OpaquePointer?) -> Object?, _ body: (Object) -> Int32) -> Int32 {
    guard unsafe id(pointer) != 0 else { return ResultCode.ok.rawValue }
    return unsafe find(pointer).map(body) ?? ResultCode.misuse.rawValue
  }

  func statement(_ pointer: OpaquePointer?) -> MockStatement? { unsafe object(pointer, .statement) { statements[$0] } }

  func value(_ pointer: OpaquePointer?) -> MockValue? { unsafe object(pointer, .value) { values[$0] } }

  func blob(_ pointer: OpaquePointer?) -> MockBlob? { unsafe object(pointer, .blob) { blobs[$0] } }

  func backup(_ pointer: OpaquePointer?) -> MockBackup? { unsafe object(pointer, .backup) { backups[$0] } }

  func context(_ pointer: OpaquePointer?) -> MockContext? {
    let address = unsafe id(pointer)
    return object(number(ofContext: address), .context) { _ in contexts[address].flatMap { $0.isOver ? nil : $0 } }
  }

  /// The number of the context at an address. Any other handle is returned unchanged, because it is already a number.
  func number(ofContext handle: UInt) -> UInt { contexts[handle]?.handle ?? handle }

  /// The arguments in the form in which they are recorded, with contexts replaced by their numbers.
  func recorded(_ arguments: [Sqlite3Argument]) -> [Sqlite3Argument] {
    arguments.map { if case .handle(let bits?) = $0 { .handle(number(ofContext: bits)) } else { $0 } }
  }

  /// The connection that a call belongs to, determined from its first argument; nil if there is none.
  func owner(of arguments: [Sqlite3Argument]) -> MockConnection? {
    guard case .handle(let bits?)? = arguments.first else { return nil }
    if let open = connections[bits] { return open }
    return statements[bits]?.connection ?? blobs[bits]?.connection ?? backups[bits]?.destination
  }

  // MARK: Values

  /// The number of significant digits of a real that is converted to text.
  var realDigits: Int { MockRealText.digits(ofVersion: version) }

  /// A value that is converted to text as in the version of SQLite that the mock imitates.
  func value(holding content: MockValue.Content) -> MockValue { MockValue(content, realDigits: realDigits) }

  // MARK: Memory

  /// Returns a handle through which a value can be read until it is passed to ``retire(_:)``.
  func expose(_ value: MockValue) -> OpaquePointer? {
    if let handle = value.handle { return unsafe pointer(handle) }
    let handle = handles.make(.value)
    value.handle = handle
    values[handle] = value
    return unsafe pointer(handle)
  }

  /// Frees the copies that values handed out, and invalidates the handles of the values.
  func retire(_ ending: [MockValue]) {
    for value in ending {
      value.end()
      if let handle = value.handle { values[handle] = nil }
    }
  }

  /// Allocates memory that the caller frees with `sqlite3_free`.
  func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
    allocations[giveOut(.memory, UInt(bitPattern: memory))] = count
    return unsafe memory
  }

  /// Allocates a C string that the caller frees with `sqlite3_free`.
  func allocateText(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let memory = unsafe allocate(bytes.count + 1)
    unsafe memory.copyMemory(from: bytes, byteCount: bytes.count)
    unsafe memory.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return unsafe memory.assumingMemoryBound(to: CChar.self)
  }

  /// A C string that lives as long as the mock.
  func text(_ text: String) -> UnsafePointer<CChar> { unsafe texts.text(text).cString }
}
