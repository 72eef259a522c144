/// The memory for text bound to one prepared statement, so that SQLite need not copy it.
///
/// When the memory is full, a larger piece is allocated. Earlier pieces stay until the statement is finalized, because bound values still
/// point to them. Long text is not stored here (see ``limit``), so the pieces stay small.
@safe @usableFromInline struct TextScratch: ~Copyable {
  /// The longest text that is stored here, in bytes; SQLite copies longer text itself.
  @usableFromInline static var limit: Int { 16_384 }

  @usableFromInline var start: UnsafeMutablePointer<CChar>
  @usableFromInline var used = 0
  @usableFromInline var capacity = 0
  @usableFromInline var outgrown: [UnsafeMutablePointer<CChar>] = unsafe []

  init() { unsafe start = UnsafeMutablePointer<CChar>.allocate(capacity: 1) }

  /// Copies bytes; the copy stays until the parameters are bound for the next row. It ends with a NUL, for code
  /// in place of SQLite, such as a test double, that reads up to a NUL.
  @inlinable @inline(__always) mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<CChar> {
    let size = bytes.count + 1
    if used + size > capacity { grow(by: size) }
    let place = unsafe start + used
    if let source = bytes.baseAddress {
      unsafe UnsafeMutableRawPointer(place).copyMemory(from: source, byteCount: bytes.count)
    }
    unsafe place[bytes.count] = 0
    used += size
    return unsafe place
  }

  @usableFromInline mutating func grow(by count: Int) {
    unsafe outgrown.append(start)
    capacity = max(256, 2 * (used + count))
    used = 0
    unsafe start = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  }

  @inlinable deinit {
    unsafe outgrown.withUnsafeBufferPointer { pieces in
      pieces.indices.forEach { unsafe pieces[$0].deallocate() }
    }
    unsafe start.deallocate()
  }
}
