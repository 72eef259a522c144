import SQLiteCalls

/// The memory that a ``CassetteReplayingSqlite3Wrapper`` gives to the code under test. Access it only under the lock of its player.
@safe final class CassetteMemory {
  /// The bytes that the code under test borrows. They live as long as the wrapper; equal bytes are stored once.
  private var lent = KeptTexts()
  /// The memory that the code under test owns and frees, by its address.
  private var owned: [UInt: OwnedText] = [:]
  private var kept: [GivenData] = []

  deinit { for data in kept { data.end() } }

  func lend(_ bytes: [UInt8]) -> UInt { unsafe UInt(bitPattern: lent.text(bytes).base) }

  /// Allocates a number of zero bytes.
  func allocate(_ count: Int) -> UInt { allocate(Array(repeating: 0, count: max(0, count))) }

  /// Allocates memory that holds these bytes and a terminating NUL.
  func allocate(_ bytes: [UInt8]) -> UInt {
    let memory = OwnedText(bytes)
    let bits = unsafe UInt(bitPattern: memory.base)
    owned[bits] = memory
    return bits
  }

  func free(_ bits: UInt) { owned[bits] = nil }

  /// Keeps data that the code under test passed. Its destructor is called when the memory is deinitialized.
  func keep(_ data: GivenData) { kept.append(data) }
}
