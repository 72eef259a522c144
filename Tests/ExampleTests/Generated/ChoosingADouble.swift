// Swift of Sources/SQLiteManager/Documentation.docc/ChoosingADouble.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting

struct Shelf {
  let connection: Connection

  /// Puts a book on a shelf.
  func put(_ title: String, on shelf: Int) throws { try connection.insert(["title": title, "shelf": shelf], into: "book") }
}

let library = DatabaseFixture.sql(
  """
  CREATE TABLE shelf (id INTEGER PRIMARY KEY);
  CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT NOT NULL, shelf INTEGER NOT NULL REFERENCES shelf (id));
  INSERT INTO shelf VALUES (1)
  """)

enum ChoosingADoubleArticle {
}
