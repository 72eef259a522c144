import SQLiteCalls
import SQLiteCore

/// Callbacks that the code under test registered with one call. During recording, the hook sits between SQLite and the callbacks. During
/// replay, it calls them itself.
@safe final class CassetteHook: Sqlite3FunctionBox {
  /// The identity of a hook. A new hook replaces an existing hook with the same identity.
  struct Place: Hashable {
    let connection: UInt
    let role: CallbackRole
    /// The name, the argument count and the encoding of a function or a collation.
    var signature = ""
  }

  private unowned let owner: CassetteSqlite3Wrapper
  /// The number of the registration; 0 if it has no functions.
  let number: Int
  let place: Place
  /// The functions of the code under test, by role, and the data passed to them.
  private let functions: [CallbackRole: UnsafeRawPointer]
  private let data: GivenData

  init(_ owner: CassetteSqlite3Wrapper, _ number: Int, _ place: Place, _ functions: [CallbackRole: UnsafeRawPointer], _ data: GivenData) {
    (self.owner, self.number, self.place, self.data) = (owner, number, place, data)
    unsafe self.functions = unsafe functions
    let box = { (role: CallbackRole) -> Body in { unsafe unsafeDowncast($0, to: CassetteHook.self).pass(role, $2) } }
    // The box refers to the inner wrapper, not to the owner. The owner retains the hook, so that would be a reference cycle.
    super.init(on: owner.inner, call: box(.scalar), step: box(.step), inverse: box(.inverse), value: box(.value), final: box(.final))
  }

  /// The pointer that the code under test passed.
  var context: UnsafeMutableRawPointer? { unsafe data.pointer }

  /// Whether it has no functions: the call removed an earlier registration.
  var isEmpty: Bool { unsafe functions.isEmpty }

  /// The pointer that is passed to SQLite: a pointer to the hook, or, if there are no functions, the pointer from the code under test.
  var pointer: UnsafeMutableRawPointer? { unsafe isEmpty ? context : Unmanaged.passUnretained(self).toOpaque() }

  /// A pointer to the hook, which is kept alive until ``giveUp`` is called.
  var keptPointer: UnsafeMutableRawPointer { unsafe Unmanaged.passRetained(self).toOpaque() }

  /// The destructor that is passed to SQLite with a function or a collation.
  static let giveUp: Sqlite3Destructor.Function = { pointer in
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<CassetteHook>.fromOpaque(pointer).takeRetainedValue().end()
  }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> CassetteHook? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<CassetteHook>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Calls the destructor of the code under test.
  func end() { data.end() }

  /// Calls the function of the code under test with its context. Returns nil if the function has no result, and 0 if there is no function.
  func call<Function, Answer>(
    _ role: CallbackRole, as type: Function.Type, _ body: (Function, UnsafeMutableRawPointer?) -> Answer
  ) -> Int32? {
    guard let function = unsafe functions[role] else { return 0 }
    return unsafe exactly(body(unsafeBitCast(function, to: Function.self), context), Int32.self)
  }

  /// Calls an SQL function of the code under test, or the function's box if the code registered one of its wrapper's trampolines.
  func call(_ role: CallbackRole, _ call: Sqlite3FunctionCall) {
    guard let function = unsafe functions[role] else { return }
    let trampolines = owner.trampolines
    let (own, body): (UnsafeRawPointer?, KeyPath<Sqlite3FunctionBox, Body>) =
      switch role {
      case .scalar: unsafe (address(of: trampolines.scalar), \.call)
      case .step: unsafe (address(of: trampolines.step), \.step)
      case .inverse: unsafe (address(of: trampolines.inverse), \.inverse)
      case .value: unsafe (address(of: trampolines.value), \.value)
      default: unsafe (address(of: trampolines.final), \.final)
      }
    if unsafe function == own, let context = unsafe context {
      let box = unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(context).takeUnretainedValue()
      box[keyPath: body](box, box.wrapper, call)
    } else if role == .value || role == .final {
      unsafe unsafeBitCast(function, to: Sqlite3Trampolines.End.self)(call.context)
    } else {
      unsafe unsafeBitCast(function, to: Sqlite3Trampolines.Call.self)(call.context, call.count, call.values)
    }
  }

  // MARK: Recording

  /// Records a callback from SQLite, calls the function of the code under test, and records its result.
  @discardableResult
  func pass<Function, Answer>(
    as type: Function.Type, _ arguments: [Sqlite3Argument], _ body: (Function, UnsafeMutableRawPointer?) -> Answer
  ) -> Int32 {
    recorded(place.role, arguments) { unsafe call(place.role, as: type, body) } ?? 0
  }

  private func pass(_ role: CallbackRole, _ call: Sqlite3FunctionCall) {
    let values = (0..<Int(call.count)).compactMap { index in unsafe call.values?[index].map { Sqlite3Argument.handle($0) } }
    _ = unsafe recorded(role, [.handle(call.context)] + values) {
      self.call(role, call)
      return nil
    }
  }

  private func recorded(_ role: CallbackRole, _ arguments: [Sqlite3Argument], _ body: () -> Int32?) -> Int32? {
    let ordinal = owner.recording?.withLock { $0.begin(.callback(number, role), arguments) }
    let answer = body()
    if let ordinal = ordinal ?? nil { owner.recording?.withLock { $0.finish(ordinal, answer.map { .integer(Int64($0)) }) } }
    return answer
  }
}

/// Returns the address of a C function; nil if there is no function.
func address<Function>(of function: Function?) -> UnsafeRawPointer? {
  unsafe function.map { unsafe unsafeBitCast($0, to: UnsafeRawPointer.self) }
}
