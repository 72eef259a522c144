import SQLiteCalls
import SQLiteCore

/// The registered callbacks.
@safe struct CassetteRegistry {
  private var count = 0
  /// Closed connections with callbacks left, which their statements still call.
  private var closed: Set<UInt> = []
  /// The callbacks that are being played, innermost last.
  var running: [CassetteHook] = []
  /// The registration of a place: a callback, and the pointer passed with it, which is kept even without a callback.
  typealias Registration = (hook: CassetteHook?, context: UnsafeMutableRawPointer?)
  private var places: [CassetteHook.Place: Registration] = unsafe [:]
  private var numbers: [Int: CassetteHook] = [:]

  mutating func number() -> Int {
    count += 1
    return count
  }

  /// Puts a registration in its place, and returns the former one.
  mutating func replace(_ place: CassetteHook.Place, _ hook: CassetteHook?, _ context: UnsafeMutableRawPointer? = nil) -> Registration? {
    let former = unsafe places.updateValue((hook, context), forKey: place)
    if let former = unsafe former?.hook { numbers[former.number] = nil }
    if let hook, hook.number > 0 { numbers[hook.number] = hook }
    return unsafe former
  }

  /// Removes the registrations of closed connections, and returns their callbacks.
  ///
  /// - Parameters:
  ///   - connection: A connection that was just closed.
  ///   - kept: The numbers of callbacks to keep, because remaining statements will call them; callbacks that are being played are kept too.
  mutating func removeClosed(_ connection: UInt?, but kept: () -> Set<Int>) -> [CassetteHook] {
    if let connection { closed.insert(connection) }
    if closed.isEmpty { return [] }
    let kept = kept().union(running.map(\.number))
    let gone = unsafe places.keys.filter { place in
      unsafe closed.contains(place.connection) && !kept.contains(places[place]?.hook?.number ?? 0)
    }
    let hooks = gone.compactMap { unsafe places.removeValue(forKey: $0)?.hook }
    for hook in hooks { numbers[hook.number] = nil }
    closed = unsafe Set(places.keys.map(\.connection)).intersection(closed)
    return hooks.sorted { $0.number < $1.number }
  }

  func hook(_ number: Int) -> CassetteHook? { numbers[number] }

  /// The pointer that a played call returns in place of the pointer of the code under test.
  static var ownPointer: UnsafeMutableRawPointer? { unsafe UnsafeMutableRawPointer(bitPattern: 1) }

  /// The pointer that the code under test passed with a function, given the pointer that was passed to SQLite.
  func context(of data: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if unsafe data == Self.ownPointer { return unsafe running.last?.context }
    return unsafe numbers.values.first { unsafe $0.pointer == data }?.context ?? data
  }
}

// This wrapper keeps registrations itself, so that they exist even when a cassette is played without a library.
extension CassetteSqlite3Wrapper {
  func text(_ name: UnsafePointer<CChar>?) -> String { unsafe name.map { unsafe String(cString: $0).lowercased() } ?? "" }

  /// A callback of a kind that a connection has only one of; nil if the call only removes the former one.
  func hook<Function>(
    _ db: OpaquePointer?, _ role: CallbackRole, _ function: Function?, _ context: UnsafeMutableRawPointer?
  ) -> CassetteHook? {
    let place = CassetteHook.Place(connection: UInt(bitPattern: db), role: role)
    return unsafe make([role: address(of: function)], place, GivenData(context, nil))
  }

  private func make(_ functions: [CallbackRole: UnsafeRawPointer?], _ place: CassetteHook.Place, _ data: GivenData) -> CassetteHook? {
    let given = unsafe functions.compactMapValues { unsafe $0 }
    guard unsafe !given.isEmpty else { return nil }
    return unsafe CassetteHook(self, registry.withLock { $0.number() }, place, given, data)
  }

  /// Keeps a registration, and returns the pointer that the code under test passed with the former one; `instead` is SQLite's result.
  @discardableResult
  func keep(
    _ hook: CassetteHook?, _ context: UnsafeMutableRawPointer?, _ db: OpaquePointer?, _ role: CallbackRole,
    instead: UnsafeMutableRawPointer? = nil
  ) -> UnsafeMutableRawPointer? {
    let place = CassetteHook.Place(connection: UInt(bitPattern: db), role: role)
    let former = unsafe registry.withLock { unsafe $0.replace(place, hook, context) }
    let isOwn = unsafe instead == CassetteRegistry.ownPointer || former?.hook != nil && instead == former?.hook?.pointer
    return unsafe isOwn ? former?.context : instead
  }

  /// Registers a function or a collation. If there is no library behind this wrapper, the destructor of the code under test is called here:
  /// when another registration replaces it, when the connection closes, and, for a function, when it cannot be registered.
  func register(
    _ db: OpaquePointer?, _ functions: [CallbackRole: UnsafeRawPointer?], _ data: GivenData, _ signature: String, _ role: CallbackRole,
    perform: (CassetteHook?) -> Int32
  ) -> Int32 {
    let place = CassetteHook.Place(connection: UInt(bitPattern: db), role: role, signature: signature)
    let hook = unsafe make(functions, place, data)
    let code = perform(hook)
    if code == ResultCode.ok.rawValue {
      let former = registry.withLock { unsafe $0.replace(place, hook)?.hook }
      guard callsDestructors else { return code }
      former?.end()
      // A destructor passed with a removal is called at once if nothing was removed, and otherwise as if it came with a function.
      if hook == nil, former == nil { data.end() }
      if hook == nil, former != nil { _ = unsafe registry.withLock { unsafe $0.replace(place, CassetteHook(self, 0, place, [:], data)) } }
    } else if role == .compare, !callsDestructors, let hook {
      unsafe Unmanaged.passUnretained(hook).release()  // SQLite has not taken ownership
    } else if role == .scalar, callsDestructors {
      data.end()
    }
    return code
  }
}
