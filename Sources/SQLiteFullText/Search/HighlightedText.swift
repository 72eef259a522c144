/// A text and the ranges in it where words were found.
///
/// ```swift
/// for range in found.highlights["title"]?.ranges ?? [] { print(found.highlights["title"]!.text[range]) }
/// ```
/// The ranges refer to ``text``, which contains no markers, so that no part of it can be mistaken for a marker.
public struct HighlightedText: Hashable, Sendable {
  /// The text, in which invalid UTF-8 is replaced by U+FFFD.
  public let text: String
  /// The ranges of the found words, in order, without overlaps. A range may begin or end inside a grapheme cluster.
  public let ranges: [Range<String.Index>]

  /// Returns the text with markers before and after each found word.
  ///
  /// ```swift
  /// snippet.marked("<b>", "</b>", escaping: { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") })
  /// ```
  /// - Parameters:
  ///   - open: The marker before a found word.
  ///   - close: The marker after a found word.
  ///   - escape: Escapes the pieces of the text itself. By default they are left unchanged.
  public func marked(_ open: String, _ close: String, escaping escape: (Substring) -> Substring = { $0 }) -> String {
    var marked = ""
    var place = text.startIndex
    for range in ranges {
      marked += escape(text[place..<range.lowerBound]) + open + escape(text[range]) + close
      place = range.upperBound
    }
    return marked + escape(text[place...])
  }

  /// Creates a text from bytes and the byte ranges to mark, in any order. Ranges out of bounds are ignored, and overlapping ranges are
  /// merged.
  ///
  /// Invalid UTF-8 is replaced separately before, in and after each range, so that the ranges are always correct.
  init(_ bytes: [UInt8], marking places: [Range<Int>]) {
    var text = ""
    var marks: [Range<Int>] = []
    var end = 0
    for place in Self.merged(places) where !place.isEmpty && place.upperBound <= bytes.count {
      text += String(decoding: bytes[end..<place.lowerBound], as: UTF8.self)
      let start = text.utf8.count
      text += String(decoding: bytes[place], as: UTF8.self)
      marks.append(start..<text.utf8.count)
      end = place.upperBound
    }
    text += String(decoding: bytes[end...], as: UTF8.self)
    text.makeContiguousUTF8()
    self.text = text
    ranges = marks.map { mark in
      let start = text.utf8.index(text.startIndex, offsetBy: mark.lowerBound)
      return start..<text.utf8.index(start, offsetBy: mark.count)
    }
  }

  /// Returns the ranges in order, with overlapping ranges merged.
  static func merged(_ places: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in places.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= 0 {
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
