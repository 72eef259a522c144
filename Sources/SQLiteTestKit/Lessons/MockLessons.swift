/// The answers to the SQL texts of a real run: the scripts of a mock, which learns them or is given them as Swift.
///
/// ```swift
/// let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
/// _ = try Stars(on: learner).all()
/// let mock = MockSqlite3Wrapper()
/// mock.learn(from: learner.lessons)
/// print(learner.lessons.swiftSource())
/// ```
public struct MockLessons: Hashable, Sendable {
  /// A lesson for each text, in the order in which they were first compiled; none for SQL that a mock answers by itself, such as transactions.
  public var lessons: [MockLesson]

  /// Lessons made by hand.
  public init(_ lessons: [MockLesson] = []) { self.lessons = lessons }
}

extension MockSqlite3Wrapper {
  /// Makes a script of each lesson: a text gets the answer that it got when the same values were bound, several runs with the same values in turn. Other
  /// values are unexpected.
  ///
  /// A text that has a script already gets these answers after the ones that it has.
  /// - Parameters:
  ///   - lessons: The lessons to learn.
  ///   - byValues: False lets a text answer its runs in turn, whatever values are bound: for code that binds the time, or a UUID.
  public func learn(from lessons: MockLessons, byValues: Bool = true) {
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
      if byValues, lesson.bindsValues {
        for (bound, answers) in lesson.answersByValues {
          for answer in answers { script.when(bound: bound).answers(answer) }
        }
      } else {
        for answer in lesson.answers { script.answers(answer) }
      }
    }
  }
}
