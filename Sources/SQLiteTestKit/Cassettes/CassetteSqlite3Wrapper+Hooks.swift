import SQLiteCalls
import SQLiteCore

/// The registered callbacks.
@safe struct CassetteRegistry {
  private var count = 0
  /// Closed connections with callbacks that their remaining statements still call.
  private var closed: Set<UInt> = []
  /// The callbacks that are being replayed, innermost last.
  var running: [CassetteHook] = []
  /// The last registration for each connection, role and signature; it has no functions if it removed the previous one.
  private var places: [CassetteHook.Place: CassetteHook] = [:]
  private var numbers: [Int: CassetteHook] = [:]

  /// Returns the number of the next registration with functions.
  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Stores a registration, and returns the registration that it replaces.
  mutating func replace(_ hook: CassetteHook) -> CassetteHook? {
    let former = places.updateValue(hook, forKey: hook.place)
    if let former { numbers[former.number] = nil }
    if !hook.isEmpty { numbers[hook.number] = hook }
    return former
  }

  mutating func remove(_ hook: CassetteHook) { (places[hook.place], numbers[hook.number]) = (nil, nil) }

  /// Removes the registrations of closed connections, and returns them.
  ///
  /// - Parameters:
  ///   - connection: A connection that was just closed.
  ///   - kept: The numbers of callbacks to keep because remaining statements will call them; running callbacks are kept too.
  mutating func removeClosed(_ connection: UInt?, but kept: () -> Set<Int>) -> [CassetteHook] {
    if let connection { closed.insert(connection) }
    if closed.isEmpty { return [] }
    let kept = kept().union(running.map(\.number))
    let gone = places.values.filter { closed.contains($0.place.connection) && !kept.contains($0.number) }
    for hook in gone { remove(hook) }
    closed = Set(places.keys.map(\.connection)).intersection(closed)
    return gone.sorted { $0.number < $1.number }
  }

  func hook(_ number: Int) -> CassetteHook? { numbers[number] }

  /// The pointer that a replayed call returns in place of the pointer that the code under test registered.
  static var ownPointer: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: 1) }

  /// Returns the pointer that the code under test passed with a function, given the pointer that was passed to SQLite.
  func context(of data: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if unsafe data == Self.ownPointer { return unsafe running.last?.context }
    return unsafe numbers.values.first { unsafe $0.pointer == data }?.context ?? data
  }
}

// This wrapper keeps the registrations itself, so that they exist even when a cassette is replayed without a library.
extension CassetteSqlite3Wrapper {
  /// Creates a registration, without storing it. If it has no functions, it removes the previous one.
  func hook(
    _ db: OpaquePointer?, _ role: CallbackRole, signature: String = "", _ functions: [CallbackRole: UnsafeRawPointer?], _ data: GivenData
  ) -> CassetteHook {
    let given = unsafe functions.compactMapValues { unsafe $0 }
    let number = unsafe given.isEmpty ? 0 : registry.withLock { $0.nextNumber() }
    return unsafe CassetteHook(
      self, number, CassetteHook.Place(connection: UInt(bitPattern: db), role: role, signature: signature), given, data)
  }

  /// Stores a registration, and returns the pointer that the code under test passed with the previous one; `instead` is SQLite's result.
  @discardableResult
  func keep(_ hook: CassetteHook, instead: UnsafeMutableRawPointer? = nil) -> UnsafeMutableRawPointer? {
    let former = registry.withLock { $0.replace(hook) }
    let isOwn = unsafe instead == CassetteRegistry.ownPointer || former != nil && instead == former?.pointer
    return unsafe isOwn ? former?.context : instead
  }

  /// Registers a function or a collation; a collation has no argument count.
  ///
  /// If there is no library behind this wrapper, the destructor that the code under test passed is called here: when another registration
  /// replaces it, when the connection closes, and, for a function, if it cannot be registered.
  ///
  /// - Parameter perform: Registers with SQLite, with a context and its destructor.
  func register(
    _ call: Sqlite3Call, _ db: OpaquePointer?, _ name: UnsafePointer<CChar>?, argumentCount: Int32? = nil, encoding: Int32,
    _ context: UnsafeMutableRawPointer?, _ functions: KeyValuePairs<CallbackRole, UnsafeRawPointer?>,
    _ destructor: Sqlite3Destructor.Function?, perform: (UnsafeMutableRawPointer?, Sqlite3Destructor.Function?) -> Int32
  ) -> Int32 {
    let isCollation = argumentCount == nil
    let text = unsafe name.map { unsafe String(cString: $0).lowercased() } ?? ""
    let hook = unsafe hook(
      db, isCollation ? .compare : .scalar, signature: "\(text)/\(argumentCount ?? 0)/\(encoding & 7)",
      Dictionary(uniqueKeysWithValues: functions.map { unsafe ($0, $1) }), GivenData(context, destructor))
    let numbers = [argumentCount, encoding].compactMap { $0.map { Sqlite3Argument.integer(Int64($0)) } }
    let callbacks = unsafe functions.map { unsafe Sqlite3Argument.function($0.value != nil) }
    let code = code(
      call, unsafe [.handle(db), .text(name)] + numbers + [.pointer(context)] + callbacks + [.function(destructor)]
    ) {
      unsafe hook.isEmpty ? perform(context, destructor) : perform(hook.keptPointer, CassetteHook.giveUp)
    }
    guard code == ResultCode.ok.rawValue else {
      if isCollation, !callsDestructors, !hook.isEmpty { unsafe Unmanaged.passUnretained(hook).release() }  // SQLite has not taken it
      if !isCollation, callsDestructors { hook.end() }
      return code
    }
    let former = registry.withLock { $0.replace(hook) }
    guard callsDestructors else { return code }
    former?.end()
    if former == nil, hook.isEmpty {
      // A destructor that is passed with a removal is called at once if nothing was removed; otherwise later, as for a function.
      registry.withLock { $0.remove(hook) }
      hook.end()
    }
    return code
  }
}
