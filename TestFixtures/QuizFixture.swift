public import Foundation

/// The quiz: a content database in two released versions, made by `Scripts/make-fixtures`, and the tables its users write to.
public enum QuizFixture {
  /// The `application_id` of both versions: "QUIZ".
  public static let applicationID = 0x5155_495A

  /// The file of a version, 1 or 2.
  ///
  /// - Throws: An error that says where the file was looked for.
  public static func url(version: Int) throws -> URL { try resource("Databases/version-\(version)/quiz.sqlite") }

  /// The bundle that an app with `quiz.sqlite` of a version among its resources has as `Bundle.module`: the folder of the file.
  public static func bundle(version: Int) throws -> Bundle {
    let folder = try url(version: version).deletingLastPathComponent()
    guard let bundle = Bundle(url: folder) else { throw MissingFixture(path: folder.path, places: [folder]) }
    return bundle
  }

  /// The SQL that makes the user's tables `answer` and `star` where they are not there yet.
  public static var userSchema: String {
    get throws { try String(contentsOf: resource("user.sql"), encoding: .utf8) }
  }

  /// A resource of this target.
  ///
  /// The bundle is looked for here, because the accessor that is generated for it ends the process where there is none: beside the program,
  /// as it is built, then among the sources.
  private static func resource(_ path: String) throws -> URL {
    let program = Bundle.main.bundleURL
    let places = [
      program.appending(path: "SQLiteManager_TestFixtures.resources"), program.appending(path: "SQLiteManager_TestFixtures.bundle"),
      URL(filePath: #filePath).deletingLastPathComponent(),
    ]
    for place in places {
      let url = place.appending(path: path)
      if FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) { return url }
    }
    throw MissingFixture(path: path, places: places)
  }
}

/// A file that came with the fixtures is not there.
public struct MissingFixture: Error, CustomStringConvertible {
  let path: String
  let places: [URL]

  /// The file and the places where it was looked for.
  public var description: String { "\(path) is in none of " + places.map { $0.path(percentEncoded: false) }.joined(separator: ", ") }
}
