import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit
import Testing

/// The context of functions and collations whose destructor calls the mock back.
@safe private final class Registered {
  let desk = Desk()
  /// Runs in each destructor.
  var destroy: (Registered) -> Void = { _ in }

  private var context: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  private static let destructor: Sqlite3Destructor.Function = { context in
    guard let context = unsafe context else { return }
    let registered = unsafe Unmanaged<Registered>.fromOpaque(context).takeUnretainedValue()
    registered.destroy(registered)
  }

  func addFunction(_ name: String) {
    _ = unsafe desk.mock.sqlite3_create_function_v2(desk.db, name, 0, 1, context, { _, _, _ in }, nil, nil, Self.destructor)
  }

  func addCollation(_ name: String) {
    _ = unsafe desk.mock.sqlite3_create_collation_v2(desk.db, name, 1, context, { _, _, _, _, _ in 0 }, Self.destructor)
  }
}

@Suite struct `The destructor of data registered with a mock` {
  private let registered = Registered()

  @Test func `runs once when the connection closes, and may call back`() {
    var codes: [ResultCode] = []
    registered.destroy = {
      codes.append(unsafe ResultCode(rawValue: $0.desk.mock.sqlite3_close($0.desk.db)))
      let other = Desk(on: $0.desk.mock)
      codes.append(unsafe ResultCode(rawValue: other.mock.sqlite3_close(other.db)))
    }
    registered.addFunction("twice")
    registered.addFunction("thrice")
    registered.addCollation("numeric")
    registered.desk.close()
    #expect(codes == [.misuse, .ok, .misuse, .ok, .misuse, .ok])
    #expect(registered.desk.mock.misuses.map(\.kind) == [.returnedTwice, .returnedTwice, .returnedTwice])
    #expect(registered.desk.mock.openHandles.isEmpty)
  }

  @Test(arguments: [Registered.addFunction, Registered.addCollation])
  private func `runs once when that is replaced, and may replace it again`(add: @escaping @Sendable (Registered) -> (String) -> Void) {
    var runs = 0
    registered.destroy = {
      runs += 1
      if runs == 1 { add($0)("numeric") }
    }
    add(registered)("numeric")
    add(registered)("numeric")
    #expect(runs == 2)  // the first one, and the second one that its destructor replaced
  }
}
