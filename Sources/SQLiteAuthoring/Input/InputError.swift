/// The reason why a text that contains rows cannot be read.
package struct InputError: Error {
  package let message: String
  /// The advice for the user; nil if the message already says what to do.
  package var advice: String?
  /// The input text that the message is about.
  package var source: String?
  /// The byte offset of the error in ``source``.
  package var byteOffset: Int?
  /// The place of an error in the format itself, after which the rest of the text has no certain meaning; nil if the error concerns only
  /// the row that was read last.
  package var place: InputPlace?

  init(_ message: String, advice: String? = nil, source: String? = nil, byteOffset: Int? = nil, at place: InputPlace? = nil) {
    (self.message, self.advice, self.source, self.byteOffset, self.place) = (message, advice, source, byteOffset, place)
  }
}

/// A place in a text.
package struct InputPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line = 1
  /// The character in its line, counted from 1.
  package var column = 1
}
