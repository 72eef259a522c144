import SQLiteCalls

/// The memory that a ``CassetteReplayingSqlite3Wrapper`` hands out; to be used under the lock of its player.
@safe final class CassetteMemory {
  /// What is lent: it stays as long as the wrapper, and is the same wherever it occurs.
  private var lent = KeptTexts()
  /// What the code under test owns and gives back, by its address.
  private var owned: [UInt: UnsafeMutableRawPointer] = unsafe [:]
  private var kept: [GivenData] = []

  deinit {
    unsafe owned.values.forEach { unsafe $0.deallocate() }
    for data in kept { data.end() }
  }

  func lend(_ bytes: [UInt8]) -> UInt { unsafe UInt(bitPattern: lent.text(bytes).base) }

  /// Memory of so many bytes, all 0.
  func allocate(_ count: Int) -> UInt {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count))
    unsafe owned[UInt(bitPattern: memory)] = memory
    return UInt(bitPattern: memory)
  }

  /// Memory with these bytes and a NUL.
  func allocate(_ bytes: [UInt8]) -> UInt {
    let bits = allocate(bytes.count + 1)
    if let memory = unsafe owned[bits] { unsafe memory.copyMemory(from: bytes, byteCount: bytes.count) }
    return bits
  }

  func free(_ bits: UInt) {
    if let memory = unsafe owned.removeValue(forKey: bits) { unsafe memory.deallocate() }
  }

  /// Keeps data of the code under test, and calls its destructor in the end.
  func keep(_ data: GivenData) { kept.append(data) }
}
