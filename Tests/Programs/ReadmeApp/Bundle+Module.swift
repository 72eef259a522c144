import Foundation
import SQLiteManagerFixtures

extension Bundle {
  /// The bundle of an app with `quiz.sqlite` among its resources, by this name.
  static var module: Bundle { get throws { try QuizFixture.bundle(version: 2) } }
}
