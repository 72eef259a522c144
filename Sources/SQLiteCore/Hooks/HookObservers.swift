import SQLiteCalls

/// The observers of one hook of a connection, in the order in which they were added.
///
/// The object is the context of the hook's C function, which is set with the first observer and removed with the last. There is one
/// subclass for each hook.
@safe class HookObservers<Body>: HookOfConnection {
  /// One observer, which its token also references.
  private final class Observer {
    /// The hook, as long as it has this observer. It is not weak: the side table of an object kept forever would look like
    /// a leak.
    var hook: HookObservers?
    /// The closure; nil once the observer is removed, so that a running call of all observers skips it.
    @safe @exclusivity(unchecked) var body: Body?

    init(_ body: Body, of hook: HookObservers) {
      self.body = body
      self.hook = hook
    }

    func leave() {
      hook = nil
      body = nil
    }
  }

  /// The connection of the hook. It is unowned, because the connection outlives every use of the hook: it calls ``detach()`` when it ends.
  @exclusivity(unchecked) private(set) final unowned(unsafe) var connection: Connection?
  @safe @exclusivity(unchecked) private var observers: [Observer] = [] {
    didSet { only = observers.count == 1 ? observers.first?.body : nil }
  }
  /// The closure of the only observer, to be called directly; nil unless there is exactly one, which is the usual case.
  @safe @exclusivity(unchecked) private var only: Body?
  private(set) final var isInstalled = false

  init(_ connection: Connection) { unsafe self.connection = connection }

  // MARK: Overridden by each hook

  /// The C function that sets the hook.
  var call: Sqlite3Call { .sqlite3_db_handle }

  /// Whether the C function is set again whenever the observers change, not only for the first and the last one.
  var dependsOnObservers: Bool { false }

  /// Whether the C function is needed even without an observer.
  var isNeededWithoutObservers: Bool { false }

  /// Whether the C function stays after the last observer is removed.
  var staysInstalled: Bool { false }

  /// Sets or removes the C function of the hook, and returns SQLite's result code.
  func install(_ isNeeded: Bool, on connection: Connection) -> Int32 { 0 }

  /// Does the hook's own work after observers were added or removed.
  func didChange(on connection: Connection) {}

  // MARK: Observers

  final var observerCount: Int { observers.count }

  final var bodies: [Body] { observers.compactMap { $0.body } }

  /// The context of the C function.
  final var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// Adds an observer, or throws when the hook cannot be set.
  @_semantics("optimize.sil.specialize.generic.never")  // rarely called, so no copy for each hook
  final func add(_ body: Body) throws(SQLiteError) -> HookToken {
    guard let connection = unsafe connection else { throw SQLiteError.misuse("the connection is closed") }
    if !isInstalled { try connection.wrapper.refuseWithout(call) }  // most of these C functions return no result code
    let observer = Observer(body, of: self)
    observers.append(observer)
    let code = update()
    if code != 0 {
      observers.removeAll { $0 === observer }
      observer.leave()
      throw connection.error(code, in: call)
    }
    didChange(on: connection)
    return HookToken { [deferredWork = connection.deferredWork] in deferredWork.whenEnterable { _ in observer.hook?.remove(observer) } }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private final func remove(_ observer: Observer) {
    observer.leave()
    observers.removeAll { $0 === observer }
    guard let connection = unsafe connection else { return }
    // Within a callback SQLite must not be changed. The C function then stays and finds no observer, as it does when it cannot be removed.
    if connection.callbackDepth == 0 { _ = update() }
    didChange(on: connection)
  }

  /// Sets or removes the C function if needed.
  final func update() -> Int32 {
    guard let connection = unsafe connection, unsafe connection.handle != nil else { return 0 }
    let isNeeded = !observers.isEmpty || isNeededWithoutObservers
    guard isNeeded != isInstalled || (isNeeded && dependsOnObservers) else { return 0 }
    if !isNeeded, staysInstalled { return 0 }
    let code = install(isNeeded, on: connection)
    if code == 0 { isInstalled = isNeeded }
    return code
  }

  /// Removes the C function if the last observer was removed within a callback.
  final func removeUnused() {
    if observers.isEmpty, unsafe connection?.callbackDepth == 0 { _ = update() }
  }

  final func detach() -> Bool {
    if !observers.isEmpty {
      observers.forEach { $0.leave() }
      observers = []
    }
    guard isInstalled, let connection = unsafe connection, unsafe connection.handle != nil else { return true }
    let code = install(false, on: connection)
    unsafe self.connection = nil
    return code == 0
  }

  // MARK: Calling

  /// Calls each observer until one returns true, and returns whether one did.
  ///
  /// - Parameter allowsSQL: Whether SQLite lets this callback use the connection.
  @inline(__always) final func first(allowsSQL: Bool = false, where isLast: (Body) -> Bool) -> Bool {
    guard let connection = unsafe connection.map({ unsafe Unmanaged.passUnretained($0) }) else { return false }
    return unsafe connection._withUnsafeGuaranteedRef { connection in
      connection.inCallback(allowsSQL: allowsSQL) {
        if let only { return isLast(only) }
        for observer in observers {
          if let body = observer.body, isLast(body) { return true }
        }
        return false
      }
    }
  }

  @inline(__always) final func forEach(allowsSQL: Bool = false, _ call: (Body) -> Void) {
    _ = first(allowsSQL: allowsSQL) { body in
      call(body)
      return false
    }
  }
}
