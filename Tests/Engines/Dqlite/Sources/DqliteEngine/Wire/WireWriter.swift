/// The body of a message as it grows: words of 8 bytes, little endian, everything padded to a word.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  /// The most parameters that a message may have: their count is one byte.
  static let mostParameters = 255

  mutating func word(_ value: UInt64) { append(value) }

  mutating func half(_ value: UInt32) { append(value) }

  private mutating func append(_ value: some FixedWidthInteger) {
    var value = value.littleEndian
    unsafe withUnsafeBytes(of: &value) { unsafe bytes.append(contentsOf: $0) }
  }

  /// A text, the NUL that ends it, and padding. A text with a NUL in it would be cut there: callers must not pass one.
  mutating func text(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    bytes.append(0)
    pad()
  }

  mutating func text(_ text: String) { self.text(text.utf8) }

  /// The size, the bytes, and padding.
  mutating func blob(_ blob: [UInt8]) {
    word(UInt64(blob.count))
    bytes.append(contentsOf: blob)
    pad()
  }

  /// The count in one byte, a type in one byte for each, padding, and the values; nothing at all where there are none.
  mutating func parameters(_ values: [WireValue]) {
    guard !values.isEmpty else { return }
    bytes.append(UInt8(truncatingIfNeeded: values.count))
    for value in values { bytes.append(value.kind) }
    pad()
    for value in values {
      switch value {
      case .null: word(0)
      case .integer(let number): word(UInt64(bitPattern: number))
      case .real(let number): word(number.bitPattern)
      case .text(let text): self.text(text)
      case .blob(let blob): self.blob(blob)
      }
    }
  }

  private mutating func pad() {
    while bytes.count % 8 != 0 { bytes.append(0) }
  }
}
