import Synchronization

/// Which pointer stands for which connection or statement. A pointer is a number that is used once, and the memory there is never read: a pointer that was
/// given back is recognised.
final class HandleTable: Sendable {
  private struct State {
    var last: UInt = 0
    var connections: [UInt: EngineConnection] = [:]
    var statements: [UInt: PreparedStatement] = [:]
  }

  private let state = Mutex(State())

  /// The distance between two handles, with room for the columns: the pointer of a value is the handle of its statement plus a step for each column.
  private static let distance: UInt = 1 << 20
  private static let step: UInt = 16

  /// The next number.
  func newHandle() -> OpaquePointer {
    let number = state.withLock { state in
      state.last += Self.distance
      return state.last
    }
    guard let handle = unsafe OpaquePointer(bitPattern: number) else { return unsafe newHandle() }  // it is not 0
    return unsafe handle
  }

  /// The pointer that stands for a value of the present row of a statement.
  func value(_ column: Int, of statement: OpaquePointer) -> OpaquePointer? {
    unsafe OpaquePointer(bitPattern: UInt(bitPattern: statement) + (UInt(column) + 1) * Self.step)
  }

  /// The statement and column that the pointer of a value stands for.
  func column(of value: OpaquePointer?) -> (statement: PreparedStatement, column: Int)? {
    let number = UInt(bitPattern: value)
    let distance = number % Self.distance
    guard distance > 0, let statement = state.withLock({ $0.statements[number - distance] }) else { return nil }
    return (statement, Int(distance / Self.step) - 1)
  }

  func connection(_ handle: OpaquePointer?) -> EngineConnection? {
    let number = UInt(bitPattern: handle)
    return state.withLock { $0.connections[number] }
  }

  func statement(_ handle: OpaquePointer?) -> PreparedStatement? {
    let number = UInt(bitPattern: handle)
    return state.withLock { $0.statements[number] }
  }

  func add(_ connection: EngineConnection) {
    let number = unsafe UInt(bitPattern: connection.handle)
    state.withLock { $0.connections[number] = connection }
  }

  func add(_ statement: PreparedStatement, as handle: OpaquePointer) {
    let number = UInt(bitPattern: handle)
    state.withLock { $0.statements[number] = statement }
  }

  func remove(_ handle: OpaquePointer?) {
    let number = UInt(bitPattern: handle)
    state.withLock { state in
      state.connections[number] = nil
      state.statements[number] = nil
    }
  }
}
