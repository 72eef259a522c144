import Foundation
import Scratch
import Testing

/// Code that compiles here, and not on the oldest systems of the manifest or where `Int` has 32 bits, as on watches.
@Suite struct `What every system has to compile` {
  /// Swift's spans, and the properties that make them: they are from the systems of 2025, or from a library that an app would have to carry.
  static var spans: Regex<Substring> {
    #/\b(?:Raw|Mutable|MutableRaw|Output|OutputRaw|UTF8)?Span\b|\bInlineArray\b|\.(?:span|mutableSpan|utf8Span)\b/#
  }
  /// The words on a line that say that its numbers are not of the type `Int`.
  static var types: Regex<Substring> { #/U?Int(?:64|128)\b|UInt\.bitWidth|\.integer\(|attoseconds/# }

  /// Whether a line has a number that fits an `Int` of 64 bits and not one of 32, or a shift by so many bits. Eight digits in base 16 are taken
  /// for the bits of a `UInt`.
  static func isWide(_ line: String) -> Bool {
    let code = line.replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"").replacing(#/ \/\/.*/#, with: "")
    if code.matches(of: #/<<=? *(\d+)/#).contains(where: { Int($0.1) ?? 0 > 30 }) { return true }
    return code.matches(of: #/(?:^|[^\w.]|\.\.)(0x[0-9a-fA-F_]+|[0-9][0-9_]*)(?!\w|\.[0-9])/#).contains { match in
      let digits = match.1.filter { $0 != "_" }
      let number = digits.hasPrefix("0x") ? Int64(digits.dropFirst(2), radix: 16) : Int64(digits)
      return number.map { $0 > (digits.hasPrefix("0x") ? Int64(UInt32.max) : Int64(Int32.max)) } ?? false
    }
  }

  /// Most lines have no such number, and are not looked at closely.
  private static func mayBeWide(_ line: String) -> Bool {
    var run = 0
    for byte in line.utf8 {
      run = byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? run + 1 : 0
      if run == 10 { return true }
    }
    return line.holds("0x") || line.holds("<<")
  }

  @Test func `names no span`() throws {
    let spans = Self.spans
    for file in try SourceFile.all(generated: true) where ["Span", "span", "InlineArray"].contains(where: { file.text.holds($0) }) {
      for line in file.code where line.text.contains(spans) { Issue.record("\(file.name):\(line.number): \(line.text)") }
    }
    for code in ["_ text: Span<UInt8>", "(RawSpan) throws", "bytes.mutableSpan", "values.span", "UTF8Span(", "InlineArray<4, Int>"] {
      #expect(code.contains(spans), "\(code)")
    }
    for code in ["\"span\", \"strike\"", "<span id=", "TimeSpans", "spanning"] { #expect(!code.contains(spans), "\(code)") }
  }

  @Test func `says the type of a number that does not fit 32 bits`() throws {
    let types = Self.types
    var wide = 0
    for file in try SourceFile.all(generated: true) {
      for line in file.code where Self.mayBeWide(line.text) && Self.isWide(line.text) {
        wide += 1
        if !line.text.contains(types) { Issue.record("\(file.name):\(line.number): \(line.text)") }
      }
    }
    #expect(wide > 10)
    for code in ["= 2_147_483_648", "0x1_0000_0000", "1 << 31", "0...9_999_999_999", "-62_167_219_200..<253_402_300_800"] {
      #expect(Self.isWide(code), "\(code)")
    }
    for code in [
      "2_147_483_647", "0xffff_ffff", "0x9E37_79B9_7F4A_7C15", "1 << 30", "1e300", "100000000000000.5", "x2147483648", "\"9999999999\"",
    ] {
      #expect(!Self.isWide(code), "\(code)")
    }
  }
}
