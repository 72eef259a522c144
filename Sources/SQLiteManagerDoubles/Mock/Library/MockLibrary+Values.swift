import SQLiteCalls

/// The protected and unprotected values. <https://sqlite.org/c3ref/value_blob.html>
extension MockLibrary {
  func sqlite3_value_blob(_ a0: OpaquePointer!) -> UnsafeRawPointer! { unsafe value(a0)?.blob() }

  func sqlite3_value_double(_ a0: OpaquePointer!) -> Double { unsafe value(a0)?.real ?? 0 }

  func sqlite3_value_int(_ a0: OpaquePointer!) -> Int32 { unsafe Int32(truncatingIfNeeded: value(a0)?.integer ?? 0) }

  func sqlite3_value_int64(_ a0: OpaquePointer!) -> Int64 { unsafe value(a0)?.integer ?? 0 }

  func sqlite3_value_text(_ a0: OpaquePointer!) -> UnsafePointer<UInt8>! { unsafe value(a0)?.text() }

  func sqlite3_value_text16(_ a0: OpaquePointer!) -> UnsafeRawPointer! { unsafe value(a0)?.text16() }

  func sqlite3_value_bytes(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0)?.byteCount() ?? 0 }

  func sqlite3_value_bytes16(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0)?.byteCount16() ?? 0 }

  func sqlite3_value_type(_ a0: OpaquePointer!) -> Int32 { unsafe (value(a0)?.type ?? .null).rawValue }

  func sqlite3_value_numeric_type(_ a0: OpaquePointer!) -> Int32 { unsafe (value(a0)?.makeNumeric() ?? .null).rawValue }

  func sqlite3_value_frombind(_ a0: OpaquePointer!) -> Int32 { unsafe value(a0)?.isFromBind == true ? 1 : 0 }

  func sqlite3_value_nochange(_ a0: OpaquePointer!) -> Int32 { 0 }

  func sqlite3_value_encoding(_ a0: OpaquePointer!) -> Int32 { TextEncoding.utf8.rawValue }

  func sqlite3_value_subtype(_ a0: OpaquePointer!) -> UInt32 { unsafe value(a0)?.subtype ?? 0 }

  func sqlite3_value_pointer(_ a0: OpaquePointer!, _ a1: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! {
    guard case .pointer(let bits, let type)? = unsafe value(a0)?.content, let wanted = unsafe a1, unsafe String(cString: wanted) == type
    else { return nil }
    return unsafe bits.flatMap { unsafe UnsafeMutableRawPointer(bitPattern: $0) }
  }

  func sqlite3_value_dup(_ a0: OpaquePointer!) -> OpaquePointer! {
    guard let original = unsafe value(a0) else { return nil }
    let copy = value(holding: original.content, isFromBind: original.isFromBind)
    copy.subtype = original.subtype
    let made = unsafe expose(copy)
    _ = unsafe giveOut(.value, id(made))
    return unsafe made
  }

  func sqlite3_value_free(_ a0: OpaquePointer!) {
    guard let copy = unsafe value(a0) else { return }
    guard unsafe takeBack(.value, id(a0)) else {
      return misuse(.wrongArgument("the value was not made by sqlite3_value_dup"))
    }
    retire([copy])
  }
}
