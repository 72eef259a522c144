/// Bytes followed by NULs in a separate allocation, which is freed with the object, so that a sanitizer detects a later read.
///
/// The object never changes the bytes; a caller that needs writable memory writes only through ``base``.
@safe public final class OwnedText: @unchecked Sendable {
  /// The address of the bytes, valid as long as this object lives.
  public let base: UnsafeMutableRawPointer
  /// The number of bytes, without the NULs.
  public let count: Int

  /// Creates a copy of bytes, followed by the given number of NULs.
  public init(_ bytes: some Collection<UInt8>, terminators: Int = 1) {
    count = bytes.count
    unsafe base = .allocate(byteCount: max(1, count + terminators), alignment: 2)
    let whole = unsafe UnsafeMutableRawBufferPointer(start: base, count: count + terminators)
    unsafe whole.copyBytes(from: bytes)
    for offset in count..<count + terminators { unsafe whole[offset] = 0 }
  }

  /// Creates a C string.
  public convenience init(_ text: String) { self.init(text.utf8) }

  /// Creates UTF-16 text in host byte order.
  public convenience init(utf16 text: String) {
    self.init(text.utf16.flatMap { unit in unsafe withUnsafeBytes(of: unit) { unsafe Array($0) } }, terminators: 2)
  }

  /// Creates a copy of C text up to its first NUL, but at most `limit` bytes unless the limit is negative. Nil for a null pointer.
  public convenience init?(copying text: UnsafePointer<CChar>?, count limit: Int = -1) {
    guard let text = unsafe text else { return nil }
    var count = 0
    while limit < 0 || count < limit, unsafe text[count] != 0 { count += 1 }
    unsafe self.init(UnsafeRawBufferPointer(start: text, count: count))
  }

  deinit { unsafe base.deallocate() }

  /// The bytes as a C string.
  public var cString: UnsafePointer<CChar> { unsafe UnsafePointer(base.assumingMemoryBound(to: CChar.self)) }

  /// The bytes as the C type of `sqlite3_column_text`.
  public var unsignedStart: UnsafePointer<UInt8> { unsafe UnsafePointer(base.assumingMemoryBound(to: UInt8.self)) }

  /// A copy of the bytes, without the NULs.
  public var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: base, count: count)) }

  /// The text; bytes that are not valid UTF-8 are replaced.
  public var string: String { unsafe String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self) }
}

/// Texts that C code can read. They stay at their addresses as long as this value exists; equal texts are stored once.
package struct KeptTexts: Sendable {
  private var utf8: [[UInt8]: OwnedText] = [:]
  private var utf16: [[UInt8]: OwnedText] = [:]

  package init() {}

  package mutating func text(_ bytes: [UInt8]) -> OwnedText { utf8.kept(bytes, OwnedText(bytes)) }

  package mutating func text(_ text: String) -> OwnedText { self.text(Array(text.utf8)) }

  package mutating func text16(_ text: String) -> OwnedText { utf16.kept(Array(text.utf8), OwnedText(utf16: text)) }
}

extension Dictionary {
  /// Returns the value for a key. If there is none, makes and stores it.
  package mutating func kept(_ key: Key, _ make: @autoclosure () -> Value) -> Value {
    if let known = self[key] { return known }
    let made = make()
    self[key] = made
    return made
  }
}
