public import SQLiteCore
import SQLiteFullText

extension Connection.Configuration {
  /// The settings of a connection that has the collations, functions and tokenizers of this package.
  public static var text: Connection.Configuration {
    var configuration = Connection.Configuration()
    configuration.onDemand = .text
    return configuration
  }
}
