import SQLiteCalls
import SQLiteCore
import SQLiteEngine

/// The scripted library behind a ``MockSqlite3Wrapper``: its objects and how their handles are found.
///
/// The calls are in extensions, one per object. A generated extension has the calls that `Scripts/entry-points.tsv` does not give to the
/// mock, with empty results; so a call that is misspelled or missing does not compile.
@safe final class MockLibrary: Sqlite3WrapperProtocol {
  @safe @exclusivity(unchecked) var handles = MockHandles()
  var connections: [UInt: MockConnection] = [:]
  /// The databases with a name, by path.
  var databases: [String: MockDatabase] = [:]
  @safe @exclusivity(unchecked) var statements = MockObjects<MockStatement>()
  @safe @exclusivity(unchecked) var values = MockObjects<MockValue>()
  /// Every context there was, by its address; keeping it prevents its address from being used again.
  @safe @exclusivity(unchecked) var contexts: [UInt: MockContext] = [:]
  /// Rows for which auxiliary functions of FTS5 are running.
  var matches: [UInt: MockMatch] = [:]
  var blobs: [UInt: MockBlob] = [:]
  var backups: [UInt: MockBackup] = [:]
  /// The sizes of the allocations, by address.
  var allocations: [UInt: Int] = [:]
  /// The handles that are open, the handles that were released, and the misuses.
  let ledger = HandleLedger()

  /// The version of SQLite that the mock behaves as, in the form of `sqlite3_libversion_number`.
  var version: Int32 = 3_040_001
  let lock: MockLock
  @safe @exclusivity(unchecked) var scripts: MockScripts
  var isStrict = true
  var unexpected: [String] = []
  var executed: Newest<MockExecution>
  var settings: Newest<MockExecution>
  /// The number of the call in progress, and the call.
  @safe @exclusivity(unchecked) var ordinal = 0
  @safe @exclusivity(unchecked) var call = Sqlite3Call.sqlite3_initialize
  var blobBytes: [MockBlob.Key: [UInt8]] = [:]
  var backupPageCount: Int32 = 1
  /// Whether the library is in use: then options of the whole library come too late.
  var isInitialized = false
  typealias ErrorLog = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?) -> Void
  var errorLog = unsafe MockHook<ErrorLog>()
  /// The failure that the next step reports, from a script for `sqlite3_step`.
  @safe @exclusivity(unchecked) var stepFailure: MockAnswer.Failure?
  /// The answer to SQL without a script while a probe determines the SQL of a call, and the texts that it finds; nil otherwise.
  var sample: MockAnswer?
  var sampled: [String] = []
  /// The columns of the declared tables, as rows of `pragma_table_xinfo`, by the names of the tables in lower case.
  var declared: [String: [[SQLiteValue]]] = [:]
  /// The value of a column that is out of range; SQLite never frees it.
  let nullValue = MockValue(.null)
  /// Texts that live as long as the mock.
  private var texts = KeptTexts()

  init(limit: Int, byteLimit: Int) {
    lock = MockLock()
    scripts = MockScripts(lock)
    executed = Newest(limit: limit, byteLimit: byteLimit)
    settings = Newest(limit: limit, byteLimit: byteLimit)
  }

  /// Removes the runs, the misuses and the unexpected SQL.
  func forget() {
    executed.removeAll()
    settings.removeAll()
    ledger.state.withLock { $0.misuses = [] }
    unexpected = []
  }

  // Connections and statements refer to each other, and no connection is disposed of before its statements.
  deinit { for connection in connections.values { connection.statements = [] } }

  func provides(_ call: Sqlite3Call) -> Bool { call.isAnsweredByMock }

  func absence(of call: Sqlite3Call) -> String {
    "\(call.rawValue) is not modelled by this mock; @Test(.database) gives a test a real database"
  }

  /// False: SQL without a script is an error, or has no rows.
  var runsAnySQL: Bool { false }

  // MARK: Handles

  func id(_ pointer: OpaquePointer?) -> UInt { UInt(bitPattern: pointer) }

  func pointer(_ handle: UInt?) -> OpaquePointer? { unsafe handle.flatMap { unsafe OpaquePointer(bitPattern: $0) } }

  func misuse(_ kind: HandleMisuse.Kind, _ handle: OpenHandle? = nil) {
    ledger.state.withLock { [call, ordinal] in $0.note(kind, call, handle, ordinal: ordinal) }
  }

  /// Records a handle that the call in progress hands out: a new number, or `bits`. Returns it.
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

  /// Records the reason why a call cannot take a handle.
  func noteInvalid(_ handle: UInt, _ wanted: HandleKind) {
    let (open, dead) = ledger.state.withLock { ($0.open[handle]?.handle, $0.returned[handle]?.handle) }
    if let dead { return misuse(call.handles.takenBack == dead.kind ? .returnedTwice : .usedAfterReturn, dead) }
    guard let kind = handles.kind(of: handle) else { return misuse(.unknown(wanted, bits: handle)) }
    if kind == wanted, [.connection, .statement, .blob, .backup].contains(kind) {
      return misuse(call.handles.takenBack == kind ? .returnedTwice : .usedAfterReturn)  // so long ago that its origin is forgotten
    }
    misuse(kind == wanted ? .usedAfterLoan(kind) : .wrongKind(kind, usedAs: wanted), open)
  }

  /// The object of a handle; a handle without one is recorded as a misuse, except for a null pointer.
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

  /// The newest open connection, for scripted failures of opening and for calls that are given no connection.
  var lastOpened: MockConnection? { connections.keys.max().flatMap { connections[$0] } }

  /// Changes a connection. SQLITE_MISUSE where there is none.
  func set(_ pointer: OpaquePointer?, _ change: (MockConnection) -> Void) -> Int32 {
    guard let open = unsafe connection(pointer) else { return ResultCode.misuse.rawValue }
    change(open)
    return ResultCode.ok.rawValue
  }

  /// Calls a body with the object that a call ends. SQLITE_OK for a null pointer, SQLITE_MISUSE for any other handle without an object.
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

  /// The number of the context at an address; any other handle is its number already.
  func number(ofContext handle: UInt) -> UInt { contexts[handle]?.handle ?? handle }

  /// Arguments as they are recorded: a context by its number.
  func recorded(_ arguments: [Sqlite3Argument]) -> [Sqlite3Argument] {
    arguments.map { if case .handle(let bits?) = $0 { .handle(number(ofContext: bits)) } else { $0 } }
  }

  /// The connection that a call belongs to, by its first argument.
  func owner(of arguments: [Sqlite3Argument]) -> MockConnection? {
    guard case .handle(let bits?)? = arguments.first else { return nil }
    if let open = connections[bits] { return open }
    return statements[bits]?.connection ?? blobs[bits]?.connection ?? backups[bits]?.destination
  }

  // MARK: Values

  /// The number of significant digits of a real as text.
  var realDigits: Int { MockRealText.digits(ofVersion: version) }

  /// A value whose text is as in the version of the mock.
  func value(holding content: MockValue.Content) -> MockValue { MockValue(content, realDigits: realDigits) }

  // MARK: Memory

  /// Makes a handle through which a value can be read until ``retire(_:)``.
  func expose(_ value: MockValue) -> OpaquePointer? {
    if let handle = value.handle { return unsafe pointer(handle) }
    let handle = handles.make(.value)
    value.handle = handle
    values[handle] = value
    return unsafe pointer(handle)
  }

  /// Ends values: the copies that they handed out are freed, and their handles become invalid.
  func retire(_ ending: [MockValue]) {
    for value in ending {
      value.end()
      if let handle = value.handle { values[handle] = nil }
    }
  }

  /// Memory that the caller frees with `sqlite3_free`.
  func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
    allocations[giveOut(.memory, UInt(bitPattern: memory))] = count
    return unsafe memory
  }

  /// A C string that the caller frees with `sqlite3_free`.
  func allocateText(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let memory = unsafe allocate(bytes.count + 1)
    unsafe memory.copyMemory(from: bytes, byteCount: bytes.count)
    unsafe memory.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return unsafe memory.assumingMemoryBound(to: CChar.self)
  }

  /// A C string that lives as long as the mock.
  func text(_ text: String) -> UnsafePointer<CChar> { unsafe texts.text(text).cString }
}
