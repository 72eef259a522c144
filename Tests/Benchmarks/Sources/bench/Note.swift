/// A row of the table "note": the columns that may be NULL often are.
struct Note {
  var id: Int64
  var weight: Double?
  var title: String?
  var body: String
}

extension Note {
  static let selectAll = "SELECT id, weight, title, body FROM note"

  /// The table with the rows 1 to `count`; every third weight and every fourth title is NULL.
  static func make(_ count: Int) -> String {
    """
    CREATE TABLE note (id INTEGER PRIMARY KEY, weight REAL, title TEXT, body TEXT NOT NULL);
    INSERT INTO note
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
    SELECT n, iif(n % 3, n * 0.5, NULL), iif(n % 4, printf('a title of thirty bytes %06d', n), NULL), printf('a text of thirty bytes. %06d', n)
    FROM number
    """
  }
}

extension Checksum {
  init(_ notes: [Note]) {
    self.init()
    for note in notes {
      add(note.id)
      add(note.weight ?? -1)
      add(note.title ?? "NULL")
      add(note.body)
    }
  }
}
