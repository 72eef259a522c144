import Foundation
import TestFixtures

extension Bundle {
  /// What an app with `quiz.sqlite` among its resources has by this name.
  static var module: Bundle { get throws { try QuizFixture.bundle(version: 2) } }
}
