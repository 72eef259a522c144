import SQLiteCalls

/// Memory that the caller frees. <https://sqlite.org/c3ref/free.html>
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
    guard let size = allocations[UInt(bitPattern: old)], let made = unsafe sqlite3_malloc64(a1) else { return nil }
    unsafe made.copyMemory(from: old, byteCount: min(size, Int(a1)))
    unsafe sqlite3_free(old)
    return unsafe made
  }

  func sqlite3_free(_ a0: UnsafeMutableRawPointer!) {
    guard let memory = unsafe a0 else { return }
    let bits = UInt(bitPattern: memory)
    guard allocations.removeValue(forKey: bits) != nil else { return lost(bits, .memory) }
    takeBack(.memory, bits)
    unsafe memory.deallocate()
  }

  func sqlite3_msize(_ a0: UnsafeMutableRawPointer!) -> UInt64 {
    unsafe a0.map { UInt64(allocations[UInt(bitPattern: $0)] ?? 0) } ?? 0
  }

  func sqlite3_memory_used() -> Int64 { Int64(allocations.values.reduce(0, +)) }
}
