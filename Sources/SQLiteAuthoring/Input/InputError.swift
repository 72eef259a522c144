/// The reason why a text that contains rows cannot be read.
package struct InputError: Error {
  package let message: String
  /// The advice for the user; nil if the message already says what to do.
  package var advice: String?
  /// The text around an error in the format, and the byte offset of the error in it.
  package var excerpt: (source: String, byteOffset: Int)?
  /// The place of an error in the format; nil if the error concerns only the values of the row that was read last.
  package var place: InputPlace?

  init(_ message: String, advice: String? = nil, excerpt: (source: String, byteOffset: Int)? = nil, at place: InputPlace? = nil) {
    (self.message, self.advice, self.excerpt, self.place) = (message, advice, excerpt, place)
  }
}

/// A place in a text.
package struct InputPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line = 1
  /// The character in its line, counted from 1.
  package var column = 1

  /// Moves from the beginning of a text to a place in it.
  mutating func advance(to place: InputPlace) {
    column = place.line == 1 ? column + place.column - 1 : place.column
    line += place.line - 1
  }
}
