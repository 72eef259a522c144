import SQLiteCalls

/// The memory that a ``CassetteReplayingSqlite3Wrapper`` hands out; to be used under the lock of its player.
@safe final class CassetteMemory {
  /// The bytes that are lent: they stay as long as the wrapper, and the same bytes are kept once.
  private var lent = KeptTexts()
  /// The memory that the code under test owns and gives back, by its address.
  private var owned: [UInt: OwnedText] = [:]
  private var kept: [GivenData] = []

  deinit { for data in kept { data.end() } }

  func lend(_ bytes: [UInt8]) -> UInt { unsafe UInt(bitPattern: lent.text(bytes).base) }

  /// Memory of so many bytes, all 0.
  func allocate(_ count: Int) -> UInt { allocate(Array(repeating: 0, count: max(0, count))) }

  /// Memory with these bytes and a NUL.
  func allocate(_ bytes: [UInt8]) -> UInt {
    let memory = OwnedText(bytes)
    let bits = unsafe UInt(bitPattern: memory.base)
    owned[bits] = memory
    return bits
  }

  func free(_ bits: UInt) { owned[bits] = nil }

  /// Keeps data of the code under test, and calls its destructor in the end.
  func keep(_ data: GivenData) { kept.append(data) }
}
