/// What the SQL texts of a real run were answered: the scripts of a mock, which learns them or is given them as Swift.
///
/// ```swift
/// let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
/// _ = try Stars(on: learner).all()
/// let mock = MockSqlite3Wrapper()
/// mock.learn(from: learner.lessons)
/// print(learner.lessons.swiftSource())
/// ```
public struct MockLessons: Hashable, Sendable {
  /// A lesson for each text, in the order in which they were first compiled; none for what a mock does by itself, such as transactions.
  public var lessons: [MockLesson]

  /// Lessons made by hand.
  public init(_ lessons: [MockLesson] = []) { self.lessons = lessons }
}

extension MockSqlite3Wrapper {
  /// Makes a script of each lesson: a text answers its runs in turn, one answer serves all runs where they were the same.
  ///
  /// A text that has a script already is given the answers after those that it has.
  /// - Parameters:
  ///   - lessons: What was learned.
  ///   - byValues: Whether a run is answered by what was answered when the same values were bound, and not by its turn; other values are then unexpected.
  public func learn(from lessons: MockLessons, byValues: Bool = false) {
    for lesson in lessons.lessons {
      let script = when(lesson.sql)
      for compilation in lesson.compilations {
        guard let failure = compilation else {
          script.prepares()
          continue
        }
        script.failsToPrepare(failure.code, message: failure.message, byteOffset: failure.byteOffset)
      }
      if lesson.declaredTypes.contains(where: { $0 != nil }) { script.declaredTypes(lesson.declaredTypes) }
      if lesson.origins.contains(where: { $0 != nil }) { script.origins(lesson.origins) }
      if byValues {
        for (bound, answers) in lesson.answersByValues {
          for answer in answers { script.when(bound: bound).answers(answer) }
        }
      } else {
        for answer in lesson.answers { script.answers(answer) }
      }
    }
  }
}
