import SQLiteCalls

/// Memory, values, and what a library says of itself. <https://sqlite.org/c3ref/free.html>
extension MockLibrary {
  func sqlite3_malloc(_ a0: Int32) -> UnsafeMutableRawPointer! { unsafe a0 > 0 ? allocate(Int(a0)) : nil }

  func sqlite3_malloc64(_ a0: UInt64) -> UnsafeMutableRawPointer! {
    unsafe (1...0x7FFF_FEFF).contains(a0) ? allocate(Int(a0)) : nil
  }

  func sqlite3_realloc(_ a0: UnsafeMutableRawPointer!, _ a1: Int32) -> UnsafeMutableRawPointer! {
    unsafe sqlite3_realloc64(a0, UInt64(max(0, a1)))
  }

  func sqlite3_realloc64(_ a0: UnsafeMutableRawPointer!, _ a1: UInt64) -> UnsafeMutableRawPointer! {
    guard let old = unsafe a0 else { return unsafe sqlite3_malloc64(a1) }
    guard a1 > 0 else {
      unsafe sqlite3_free(old)
      return nil
    }
    guard let size = allocations[UInt(bitPattern: old)]?.size, let made = unsafe sqlite3_malloc64(a1) else { return nil }
    unsafe made.copyMemory(from: old, byteCount: min(size, Int(a1)))
    unsafe sqlite3_free(old)
    return unsafe made
  }

  func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    guard let memory = unsafe a0 else { return }
    guard allocations.removeValue(forKey: UInt(bitPattern: memory)) != nil else {
      misuse("the pointer is not memory of this library, or was freed before")
      return
    }
    unsafe memory.deallocate()
  }

  func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    unsafe a0.map { UInt64(allocations[UInt(bitPattern: $0)]?.size ?? 0) } ?? 0
  }

  func sqlite3_memory_used() -> Int64 { Int64(allocations.values.reduce(0) { $0 + $1.size }) }

  func sqlite3_libversion() -> UnsafePointer<CChar>! { unsafe text("3.40.1") }

  func sqlite3_libversion_number() -> Int32 { 3_040_001 }

  func sqlite3_threadsafe() -> Int32 { 1 }

  func sqlite3_initialize() -> Int32 {
    isInitialized = true
    return ResultCode.ok.rawValue
  }

  func sqlite3_shutdown() -> Int32 {
    isInitialized = false
    return ResultCode.ok.rawValue
  }

  func sqlite3_config(
    _ option: Int32, _ first: Int64, _ second: Int64, _ pointer: UnsafeMutableRawPointer!, _ context: UnsafeMutableRawPointer!
  ) -> Int32 {
    if isInitialized { return ResultCode.misuse.rawValue }
    if option == LibraryOption.log.rawValue {
      let function = unsafe pointer.map { unsafe unsafeBitCast($0, to: MockHooks.Log.self) }
      unsafe errorLog = unsafe MockHook(function: function, context: context)
    }
    return ResultCode.ok.rawValue  // the other options are about what a mock has not
  }

  func sqlite3_sleep(_ a0: Int32) -> Int32 { max(0, a0) }

  func sqlite3_errstr(_ a0: Int32) -> UnsafePointer<CChar>! { unsafe text(ErrorTexts.text(of: a0)) }
}

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
    let copy = MockValue(original.content, isFromBind: original.isFromBind)
    copy.subtype = original.subtype
    let made = unsafe expose(copy)
    unsafe duplicates[id(made)] = ordinal
    return unsafe made
  }

  func sqlite3_value_free(_ a0: OpaquePointer!) {
    guard let copy = unsafe value(a0) else { return }
    guard unsafe duplicates.removeValue(forKey: id(a0)) != nil else {
      misuse(unsafe "\(MockHandles.name(of: id(a0)) ?? "the value") was not made by sqlite3_value_dup")
      return
    }
    retire([copy])
    unsafe end(id(a0), "was freed")
  }
}
