import Foundation
import TestFixtures

extension Bundle {
  /// What an app with `quiz.sqlite` among its resources has by this name: the folder of the second version.
  static var module: Bundle {
    get throws { try Bundle(url: QuizFixture.url(version: 2).deletingLastPathComponent()) ?? .main }
  }
}
