import Foundation
import SQLiteManager
import SQLiteTesting
import SQLiteManagerFixtures
import Testing

/// The quiz's questions in each of its languages, in the order in which its people look for them.
@Suite struct `The lists of the quiz` {
  static let titles = [
    "cs": """
    Bedřich Hrozný|Bedřich Smetana|Český Krumlov|Gdaňsk|Gregor Mendel|Jan Hus|Jaroslav Hašek|Ještěd|Karel Čapek|Karlštejn|Karlův most|Labe|\
    Máchovo jezero|Olomouc|Otto Wichterle|Plzeň|Pražský hrad|Rusalka|Říp|Sněžka|Vltava
    """,
    "de": """
    Albrecht Dürer|Bodensee|Brocken|Das Parfum|Der blaue Engel|Die Donau|Die Elbe|Die Moldau|Friedrichstraße|Günter Grass|Jeschken|\
    Johann Sebastian Bach|Köln|Kölner Dom|Lübeck|Ludwig van Beethoven|Maximilianstraße|Mosel|Pilsen|Sylt|Tübingen|Unter den Linden|\
    Wilhelm Conrad Röntgen|Zugspitze
    """,
    "es": """
    Cádiz|Córdoba|Diego Velázquez|Don Quijote|Ebro|El Danubio|El Hierro|Emilia Pardo Bazán|Francisco de Goya|Guadalquivir|Isaac Albéniz|\
    Juan Sebastián Elcano|Karel Čapek|La Alhambra|La Gomera|Málaga|Miguel de Cervantes|Museo Guggenheim Bilbao|Rosalía de Castro|\
    Sagrada Família|Santiago Ramón y Cajal|Tajo|Teide
    """,
    "pl": """
    Adam Mickiewicz|Babia Góra|Dekalog|Długi Targ|Fryderyk Chopin|Gdańsk|Giewont|Grażyna Bacewicz|Jan III Sobieski|Kraków|Łódź|\
    Maria Skłodowska-Curie|Mikołaj Kopernik|Most Grunwaldzki|Rysy|Stanisław Lem|Śniardwy|Toruń|Warta|Wawel|Wełtawa|Wieliczka|Wisła|\
    Wrocław|Zamość
    """,
    "sv": """
    Alfred Nobel|Astrid Lindgren|Carl von Linné|Det sjunde inseglet|Eva Ekeblad|Fårö|Göta älv|Göteborg|Kebnekaise|Malmö|Mälaren|\
    Selma Lagerlöf|Siljan|Smultronstället|Torne älv|Umeå|Vasamuseet|Visby|Vänern|Vättern|Åland|Öland
    """,
    "tr": """
    Ağrı Dağı|Ayasofya|Cahit Arf|Çanakkale|Eğirdir Gölü|Eskişehir|Evliya Çelebi|Galata Köprüsü|Galata Kulesi|Gökçeada|Iğdır|İzmir|\
    Kızılırmak|Mustafa Kemal Atatürk|Nâzım Hikmet|Orhan Pamuk|Osman Hamdi Bey|Selimiye Camii|Şanlıurfa|Trabzon|Tuna|Tuz Gölü|Uludağ|Uzak|\
    Van Gölü|Yaşar Kemal
    """,
  ]

  private func opened() throws -> SQLiteManager {
    let quiz = SQLiteManager(
      .database(.file(try QuizFixture.url(version: 2).path(percentEncoded: false)), access: .immutable),
      prepare: { try $0.addLocalizedCollations(locale: "cs") })
    try quiz.open()
    return quiz
  }

  @Test(arguments: titles.keys.sorted())
  func `are in the order of each language`(language: String) throws {
    let quiz = try opened()
    #expect(quiz.staleLocalizedIndexes.isEmpty)
    let rows = try quiz.read(
      "translation", columns: ["title"], where: Column("language") == language, orderedBy: .localized("title", locale: language))
    let titles = try rows.map { try $0["title", as: String.self] }
    #expect(titles.joined(separator: "|") == Self.titles[language])
  }

  @Test func `have the sections of the language, and the last page first when asked`() throws {
    let quiz = try opened()
    let titles = try quiz.read("translation", where: Column("language") == "cs", orderedBy: .localized("title")).map {
      try $0["title", as: String.self]
    }
    let collator = try LocalizedCollation(locale: "cs").makeCollator()
    #expect(try collator.sections(of: titles).map(\.title).joined() == "BČGJKLMOPRŘSV")
    let last = try quiz.read(
      "translation", where: Column("language") == "cs", orderedBy: .localized("title", locale: "cs_CZ").descending, limit: 2, offset: 1)
    #expect(try last.map { try $0["title", as: String.self] } == ["Sněžka", "Říp"])
    let languages = try quiz.read("language", orderedBy: .localized("name", locale: "cs"))
    #expect(try languages.map { try $0["code", as: String.self] } == ["cs", "de", "en", "es", "pl", "sv", "tr"])
  }
}
