/// Texts that stay where they are for as long as this is there, for C to read; the same text is kept once.
package struct KeptTexts: Sendable {
  private var utf8: [[UInt8]: OwnedText] = [:]
  private var utf16: [[UInt8]: OwnedText] = [:]

  package init() {}

  package mutating func text(_ bytes: [UInt8]) -> OwnedText {
    let kept = utf8[bytes] ?? OwnedText(bytes)
    utf8[bytes] = kept
    return kept
  }

  package mutating func text(_ text: String) -> OwnedText { self.text(Array(text.utf8)) }

  package mutating func text16(_ text: String) -> OwnedText {
    let bytes = Array(text.utf8)
    let kept = utf16[bytes] ?? OwnedText(utf16: text)
    utf16[bytes] = kept
    return kept
  }
}
