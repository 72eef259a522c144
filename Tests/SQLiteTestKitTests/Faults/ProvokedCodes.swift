import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit

/// A call and a primary code with which it fails.
struct CallCode: Hashable, CustomStringConvertible {
  let call: Sqlite3Call
  let code: ResultCode

  init(_ call: Sqlite3Call, _ code: ResultCode) { (self.call, self.code) = (call, code.primary) }

  var description: String { "\(call.rawValue) \(code)" }
}

/// The real library, and the codes with which its calls failed.
final class ProvokedCodes: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let noted = Locked<Set<CallCode>>([])

  var all: Set<CallCode> { noted.withLock { $0 } }

  /// Calls whose answer is a number that may be a code, and may be a count or a truth.
  private static let ambiguous: Set<Sqlite3Call> = [.sqlite3_complete, .sqlite3_complete16]

  override func route<Answer>(
    _ call: Sqlite3Call, arguments: () -> [Sqlite3Argument], failed: ((Int32) -> Answer)?, perform: () -> Answer
  ) -> Answer {
    let answer = perform()
    if let code = Self.code(of: call, answer) { noted.withLock { _ = $0.insert(CallCode(call, code)) } }
    return answer
  }

  /// The code with which a call has failed. Nil in place of memory is SQLITE_NOMEM where there was none.
  private static func code<Answer>(of call: Sqlite3Call, _ answer: Answer) -> ResultCode? {
    switch call.failure.kind {
    case .never: return nil
    case .answersNil:
      guard ScarceMemory.isOut, Mirror(reflecting: answer).displayStyle == .optional, Mirror(reflecting: answer).children.isEmpty else {
        return nil
      }
      return .nomem
    default:
      guard let number = answer as? Int32 else { return nil }
      let code = ResultCode(rawValue: number)
      if ambiguous.contains(call), code != .nomem { return nil }
      return [.ok, .row, .done].contains(code) ? nil : code
    }
  }
}
