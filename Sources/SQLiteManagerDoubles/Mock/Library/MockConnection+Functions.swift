import SQLiteCalls

extension MockConnection {
  /// Calls the destructors of what is still registered when a connection closes.
  func disposeOfCallbacks() {
    let gone = functions.values.map(\.data) + collations.values.map(\.data) + modules.values
    functions = [:]
    collations = [:]
    modules = [:]
    fullText?.end()
    fullText = nil
    for data in gone { data.end() }
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
