// The widget, a process of its own: prints the due words of the database that the app has installed.
// Arguments: the folder of the database, and the moment in seconds since 1970.
import DeckData
import Foundation
import SQLiteManager

guard CommandLine.arguments.count == 3, let seconds = Double(CommandLine.arguments[2]) else {
  print("usage: DeckWidget FOLDER SECONDS")
  exit(64)
}
do {
  let folder = URL(filePath: CommandLine.arguments[1])
  let deck = Deck(.installed(.resource("deck", in: .main), into: folder), device: UUID()) { Date(timeIntervalSince1970: seconds) }
  try deck.database.openReadOnly()
  defer { try? deck.database.close() }
  for word in try deck.due(limit: 3) { print(word.lemma) }
} catch {
  print("error: \(error)")
  exit(1)
}
