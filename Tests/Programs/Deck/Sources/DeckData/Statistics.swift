import Foundation
import SQLiteManager

/// The number of cards and answers.
package struct Statistics: Equatable, Sendable {
  /// The answers of one day in UTC, such as "2027-01-15".
  package struct Day: Equatable, Sendable, ExpressibleByRow {
    package let day: String
    package let answers: Int
    package let right: Int

    package init(day: String, answers: Int, right: Int) { (self.day, self.answers, self.right) = (day, answers, right) }

    package init(row: borrowing Row) throws {
      day = try row["day"]
      answers = try row["answers"]
      right = try row["right"]
    }
  }

  package let cards: Int
  package let due: Int
  package let days: [Day]

  package init(cards: Int, due: Int, days: [Day]) { (self.cards, self.due, self.days) = (cards, due, days) }
}

extension Deck {
  /// Returns the statistics of one moment: all of it is read from one state of the database.
  package func statistics(days: Int = 7) throws -> Statistics {
    let now = now()
    return try database.withReader { connection in
      Statistics(
        cards: try connection.count("card"),
        due: try connection.count("card", where: Column("due_on") <= now),
        days: try connection.rows(
          """
          SELECT date(given_at) AS day, count(*) AS answers, count(*) FILTER (WHERE was_right) AS "right" FROM answer
          WHERE given_at >= datetime(\(now), \("-\(days) days")) GROUP BY day ORDER BY day
          """, as: Statistics.Day.self))
    }
  }
}
