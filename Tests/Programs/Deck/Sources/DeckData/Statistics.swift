import Foundation
import SQLiteManager

/// How much was learned, and how well.
package struct Statistics: Equatable, Sendable {
  package struct Day: Equatable, Sendable, Decodable {
    package let day: String
    package let answers: Int
    package let known: Int

    package init(day: String, answers: Int, known: Int) { (self.day, self.answers, self.known) = (day, answers, known) }
  }

  package let cards: Int
  package let due: Int
  package let days: [Day]

  package init(cards: Int, due: Int, days: [Day]) { (self.cards, self.due, self.days) = (cards, due, days) }
}

extension Deck {
  /// The statistics of one moment: all of it is read from one state of the database.
  package func statistics(days: Int = 7) throws -> Statistics {
    let now = now()
    return try database.withReader { connection in
      Statistics(
        cards: try connection.count("card"),
        due: try connection.count("card", where: Column("due") <= now),
        days: try connection.rows(
          """
          SELECT date(at) AS day, count(*) AS answers, count(*) FILTER (WHERE answer <> \(Answer.again)) AS known FROM review
          WHERE at >= datetime(\(now), \("-\(days) days")) GROUP BY day ORDER BY day
          """, decoding: Statistics.Day.self))
    }
  }
}
