import SQLiteCalls

extension MockConnection {
  /// Calls the destructors of what is still registered when a connection closes.
  func disposeOfCallbacks() {
    let gone = unsafe (
      functions.values.map { unsafe ($0.destructor, $0.context) }, unsafe collations.values.map { unsafe ($0.destructor, $0.context) }
    )
    let tables = modules.values
    functions = [:]
    collations = [:]
    modules = [:]
    fullText?.end()
    fullText = nil
    unsafe (gone.0 + gone.1).forEach { unsafe Sqlite3Destructor.call($0.0, with: $0.1) }
    for table in tables { table.end() }
  }

  /// UTF-16 means that of this machine, and any encoding means UTF-8.
  static func plainEncoding(_ encoding: Int32) -> Int32 {
    switch TextEncoding(rawValue: encoding & 0xF) {
    case .any: TextEncoding.utf8.rawValue
    case .utf16, .utf16Aligned: TextEncoding.utf16le.rawValue
    default: encoding & 0xF
    }
  }
}
