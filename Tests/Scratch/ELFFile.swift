public import Foundation

/// The links of an ELF file of 64 bits, little endian: the libraries it needs and the symbols it leaves open.
public struct ELFFile {
  /// The names of the libraries it needs.
  public private(set) var neededLibraries: [String] = []
  /// The names of the symbols that other files define.
  public private(set) var undefinedSymbols: [String] = []
  /// The number of bytes up to the end of the last segment that is loaded. The names for debuggers may follow.
  public private(set) var loadedByteCount = 0

  /// Section header: name UInt32, type UInt32 at 4, offset UInt64 at 24, size UInt64 at 32, link UInt32 at 40.
  private struct Section {
    let type: Int
    let offset: Int
    let size: Int
    let link: Int
  }

  /// Reads a file; nil when it is something else. A large program has many symbols.
  public init?(_ url: URL, readsSymbols: Bool = true) throws {
    let data = try [UInt8](Data(contentsOf: url, options: .alwaysMapped))
    guard data.count > 64, Array(data[0..<6]) == [0x7F, 0x45, 0x4C, 0x46, 2, 1] else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset >= 0, offset + size <= data.count else { return 0 }
      return data[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func text(_ offset: Int) -> String { String(decoding: data[min(offset, data.count)...].prefix { $0 != 0 }, as: UTF8.self) }
    // Segments: type UInt32, 1 is loaded; offset UInt64 at 8, size UInt64 at 32.
    for at in (0..<number(56, 2)).map({ number(32, 8) + $0 * number(54, 2) }) where number(at, 4) == 1 {
      loadedByteCount = max(loadedByteCount, number(at + 8, 8) + number(at + 32, 8))
    }
    let (table, size, count) = (number(40, 8), number(58, 2), number(60, 2))
    let sections = (0..<count).map { place in
      let at = table + place * size
      return Section(type: number(at + 4, 4), offset: number(at + 24, 8), size: number(at + 32, 8), link: number(at + 40, 4))
    }
    for section in sections where sections.indices.contains(section.link) {
      let names = sections[section.link].offset
      // 6: the dynamic section, pairs of UInt64: tag 1 is a needed library. 11 and 2: symbols of 24 bytes, section 0 is undefined.
      if section.type == 6 {
        for at in stride(from: section.offset, to: section.offset + section.size, by: 16) where number(at, 8) == 1 {
          neededLibraries.append(text(names + number(at + 8, 8)))
        }
      } else if readsSymbols, section.type == 11 || section.type == 2 {
        for at in stride(from: section.offset, to: section.offset + section.size, by: 24) where number(at + 6, 2) == 0 {
          undefinedSymbols.append(text(names + number(at, 4)))
        }
      }
    }
  }
}
