import SQLiteCalls

/// The memory that a ``CassetteReplayingSqlite3Wrapper`` hands out. Access it only under the lock of its player.
@safe final class CassetteMemory {
  /// The borrowed bytes, which live as long as the wrapper; equal bytes are stored once.
  private var lent = KeptTexts()
  /// The memory that the code under test owns and frees, by its address.
  private var owned: [UInt: OwnedText] = [:]
  private var kept: [GivenData] = []

  deinit { for data in kept { data.end() } }

  func lend(_ bytes: [UInt8]) -> UInt { unsafe UInt(bitPattern: lent.text(bytes).base) }

  /// Allocates this number of bytes, all 0.
  func allocate(_ count: Int) -> UInt { allocate(Array(repeating: 0, count: max(0, count))) }

  /// Allocates memory with these bytes and a NUL.
  func allocate(_ bytes: [UInt8]) -> UInt {
    let memory = OwnedText(bytes)
    let bits = unsafe UInt(bitPattern: memory.base)
    owned[bits] = memory
    return bits
  }

  func free(_ bits: UInt) { owned[bits] = nil }

  /// Keeps data of the code under test; its destructor is called on deinitialization.
  func keep(_ data: GivenData) { kept.append(data) }
}
