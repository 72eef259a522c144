import SQLiteCalls

/// The error of a connection as `sqlite3_errcode`, `sqlite3_errmsg` and their kin tell it, and the texts that were handed out of it.
package struct ConnectionFailure: Sendable {
  package var code: ResultCode
  /// Nil for the words of the code.
  package var message: String?
  /// Where in the SQL the error is; -1 when that is not known.
  package var byteOffset: Int32 = -1
  package var hasExtendedCodes: Bool
  private var copies: (words: String, utf8: OwnedText, utf16: OwnedText)?

  package init(_ code: ResultCode = .ok, hasExtendedCodes: Bool) { (self.code, self.hasExtendedCodes) = (code, hasExtendedCodes) }

  /// The bits of a code that the connection answers.
  @inlinable package var mask: Int32 { hasExtendedCodes ? -1 : 0xFF }

  /// What `sqlite3_errcode` answers, and the call that failed.
  @inlinable package var number: Int32 { code.rawValue & mask }

  package var words: String { code == .ok ? ErrorTexts.text(of: 0) : message ?? ErrorTexts.text(of: code.rawValue) }

  @inlinable @discardableResult
  package mutating func become(_ code: ResultCode, _ message: String? = nil, byteOffset: Int32 = -1) -> Int32 {
    self.code = code
    self.message = message
    self.byteOffset = byteOffset
    return number
  }

  /// The words in both encodings: they stay where they are until they are others.
  package mutating func texts() -> (utf8: OwnedText, utf16: OwnedText) {
    let words = words
    if let copies, copies.words.utf8.elementsEqual(words.utf8) { return (copies.utf8, copies.utf16) }
    let made = (words: words, utf8: OwnedText(words), utf16: OwnedText(utf16: words))
    copies = made
    return (made.utf8, made.utf16)
  }
}
