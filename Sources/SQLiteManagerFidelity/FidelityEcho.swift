import Foundation
import SQLiteCalls

/// The function `echo` of the facts: answers its last argument, having read all of them through the wrapper under examination.
///
/// A C function carries nothing with it; the wrapper is found in the dictionary of the thread, so that facts can run side by side.
enum FidelityEcho {
  private static let key = "SQLiteManagerTestSupport.FidelityEcho"

  static func withWrapper<Answer>(_ wrapper: any Sqlite3WrapperProtocol, _ body: () -> Answer) -> Answer {
    Thread.current.threadDictionary[key] = wrapper
    defer { Thread.current.threadDictionary[key] = nil }
    return body()
  }

  static func answer(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    guard let wrapper = Thread.current.threadDictionary[key] as? any Sqlite3WrapperProtocol, let values = unsafe values else { return }
    var said = (0..<Int(count)).map { place in
      let value = unsafe values[place]
      let length = unsafe wrapper.sqlite3_value_bytes(value)
      return
        unsafe "\(wrapper.sqlite3_value_type(value)):\(wrapper.sqlite3_value_int(value)):\(wrapper.sqlite3_value_double(value)):\(length)"
    }
    let stage = unsafe wrapper.sqlite3_user_data(context).map { unsafe Unmanaged<FidelityStage>.fromOpaque($0).takeUnretainedValue() }
    said.append(unsafe "\(wrapper.sqlite3_context_db_handle(context) == stage?.db)")
    let memory = unsafe wrapper.sqlite3_get_auxdata(context, 0)
    said.append(unsafe "\(memory == nil)")
    let text = said.joined(separator: " ")
    unsafe text.withCString { unsafe wrapper.sqlite3_result_text(context, $0, Int32(text.utf8.count), Sqlite3Destructor.transient) }
  }
}
