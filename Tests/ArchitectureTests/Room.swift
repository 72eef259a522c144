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

  /// The room a file is in.
  init(of file: SourceFile) {
    let folders = file.name.split(separator: "/").dropFirst().dropLast().filter { $0 != "Generated" }
    self.init(target: file.target, folder: folders.first.map(String.init) ?? "")
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

  /// The words of code that begin with a capital letter, as the names of types do.
  static func typeNames(in code: String) -> Set<String> {
    let words = code.utf8.split { !(48...57).contains($0) && !(65...90).contains($0) && !(97...122).contains($0) && $0 != 95 }
    return Set(words.filter { (65...90).contains($0.first ?? 0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The types the file declares for others to see, and all it declares, nested ones included.
  func declaredTypes(in code: String) -> (top: Set<String>, all: Set<String>) {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    var top: Set<String> = []
    var all: Set<String> = []
    for line in code.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" || $0 == "(" }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count, words[kind + 1] != "func", words[kind + 1] != "var"
      else {
        continue
      }
      guard words[..<kind].allSatisfy({ $0.first == "@" || $0.last == ")" || $0.allSatisfy(\.isLetter) }) else { continue }
      let name = String(words[kind + 1])
      all.insert(name)
      if line.first != " ", !words[..<kind].contains("private"), !words[..<kind].contains("fileprivate") { top.insert(name) }
    }
    return (top, all)
  }
}
