/// The results of the SQL texts in a real run. A mock can learn them directly, or they can be written as Swift source.
///
/// ```swift
/// let learner = LearningSqlite3Wrapper(Sqlite3Wrapper())
/// _ = try Stars(on: learner).all()
/// let mock = MockSqlite3Wrapper()
/// mock.learn(from: learner.lessons)
/// print(learner.lessons.swiftSource())
/// ```
public struct MockLessons: Hashable, Sendable {
  /// A lesson for each SQL text, in the order in which the texts were first compiled. SQL that a mock runs without a script, such as
  /// transactions, has no lesson.
  public var lessons: [MockLesson]

  /// Creates lessons from an array.
  public init(_ lessons: [MockLesson] = []) { self.lessons = lessons }
}

extension MockSqlite3Wrapper {
  /// Makes a script from each lesson. A statement returns the result that it had in the real run with the same bound values; several runs
  /// with the same values return their results in order. Other values are reported as unexpected.
  ///
  /// If an SQL text already has a script, these answers are added after the existing ones.
  /// - Parameters:
  ///   - lessons: The lessons to learn.
  ///   - byValues: False to answer the runs of a text in order, whatever values are bound: for code that binds the time or a UUID.
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
