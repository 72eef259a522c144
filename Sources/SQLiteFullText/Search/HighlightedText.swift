/// A text and the places in it where words were found.
///
/// ```swift
/// for range in found.highlights["title"]?.ranges ?? [] { print(found.highlights["title"]!.text[range]) }
/// ```
/// The ranges are of ``text`` itself, which holds no markers, so that no part of a text can be mistaken for a marker.
public struct HighlightedText: Hashable, Sendable {
  /// The text; bytes that are not UTF-8 are U+FFFD.
  public let text: String
  /// The places, from left to right, without overlaps. A place may begin or end inside a grapheme cluster.
  public let ranges: [Range<String.Index>]

  /// The text with markers before and after each place.
  ///
  /// ```swift
  /// snippet.marked("<b>", "</b>", escaping: { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") })
  /// ```
  /// - Parameters:
  ///   - open: The marker before a place.
  ///   - close: The marker after it.
  ///   - escape: Changes the pieces of the text itself; they stay as they are unless it is given.
  public func marked(_ open: String, _ close: String, escaping escape: (Substring) -> Substring = { $0 }) -> String {
    var marked = ""
    var place = text.startIndex
    for range in ranges {
      marked += escape(text[place..<range.lowerBound]) + open + escape(text[range]) + close
      place = range.upperBound
    }
    return marked + escape(text[place...])
  }

  /// Makes a text from bytes with places in any order; places out of bounds are ignored, and overlapping places are merged.
  ///
  /// Bytes that are not UTF-8 are replaced before, in and after each place for itself, so that the places are right whatever the bytes are.
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

  /// The places in order, with overlapping places merged.
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
