import Foundation
import SQLiteManager

extension Profiles {
  /// The checksum of the first thousand profiles of the usual seed: with other profiles, figures could not be compared.
  private static let expected: UInt64 = 15_938_526_521_281_874_107

  struct Changed: Error, CustomStringConvertible {
    let description: String
  }

  /// Makes a database of profiles in a file that is not there yet.
  ///
  /// - Throws: ``Changed`` when the profiles are not those that were measured before.
  static func make(at path: String, count: Int, seed: UInt64) throws {
    var checksum = Checksum()
    for profile in Profiles(count: 1_000) { checksum.add(profile) }
    guard checksum.value == expected else {
      throw Changed(description: "the profiles have changed: their checksum is \(checksum.value), not \(expected)")
    }
    let connection = try Connection(.file(path), access: .new)
    try connection.execute(SQL(unchecked: create))
    let isTerminal = isatty(2) == 1
    try connection.insert(
      Profiles(count: count, seed: seed), into: "profile", columns: ["id", "display_name", "about_me"], reportEvery: 10_000,
      progress: { done in if isTerminal { FileHandle.standardError.write(Data("\r\(done) of \(count)".utf8)) } },
      values: { ($0.id, $0.displayName, $0.aboutMe) })
    if isTerminal { FileHandle.standardError.write(Data("\r".utf8)) }
    let bytes = try connection.value("SELECT sum(length(CAST(about_me AS BLOB))) FROM profile", as: Int?.self) ?? 0
    try connection.close()
    print("\(count) profiles, \((bytes ?? 0) / Swift.max(1, count)) bytes about each of them, in \(path)")
  }
}
