import Scratch

/// A room of the house: the files of one folder of a target, and of the folders in it. Generated files of a target itself belong to it.
struct Room: Hashable, Comparable {
  let target: String
  /// The folder; empty for files that lie in the target itself.
  let folder: String

  init(target: String, folder: String = "") {
    self.target = target
    self.folder = folder
  }

  /// The room of a file, by its path in the folder of the targets.
  init(of file: String) {
    let folders = file.split(separator: "/").dropLast().filter { $0 != "Generated" }.map(String.init)
    self.init(target: folders.first ?? "", folder: folders.dropFirst().first ?? "")
  }

  static func < (first: Room, second: Room) -> Bool { (first.target, first.folder) < (second.target, second.folder) }
}

extension SourceFile {
  /// The file without comments and texts. Read byte by byte: regular expressions take minutes without optimization.
  var bareCode: String {
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let (quote, slash, newline) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\n"))
    var bare: [UInt8] = []
    var place = 0
    func isThere(_ wanted: [UInt8]) -> Bool {
      place + wanted.count <= bytes.count && bytes[place..<place + wanted.count].elementsEqual(wanted)
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte != slash, byte != quote {
        bare.append(byte)
        place += 1
      } else if isThere([slash, slash]) {
        while place < bytes.count, bytes[place] != newline { place += 1 }
      } else if isThere([quote, quote, quote]) {
        place += 3
        while place < bytes.count, !isThere([quote, quote, quote]) { place += 1 }
        place += 3
      } else if byte == quote {
        let isRaw = place > 0 && bytes[place - 1] == UInt8(ascii: "#")
        place += 1
        while place < bytes.count, bytes[place] != newline, isRaw ? !isThere([quote, UInt8(ascii: "#")]) : bytes[place] != quote {
          place += !isRaw && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
      } else {
        bare.append(byte)
        place += 1
      }
    }
    return String(decoding: bare, as: UTF8.self)
  }
}
