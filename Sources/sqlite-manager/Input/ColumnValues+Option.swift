import SQLiteAuthoring
import SQLiteManager

extension ColumnValues {
  /// Creates values from a JSON object that was given as the value of an option.
  init(option name: String, _ text: String) throws {
    do { try self.init(JSONParser.value(of: text)) } catch var failure as InputError {
      failure.advice = failure.advice ?? Self.advice[name]
      throw Located(place: name, error: failure)
    }
  }

  private static let advice = [
    "--where": #"It is a JSON object, {"points": 3}: each column equals its value. For other conditions: `query FILE "SELECT …"`."#,
    "--set": #"It is a JSON object, {"points": 3}: the columns with their new values."#,
  ]

  /// The condition that every column equals its value; NULL means IS NULL.
  var condition: Condition { .every(zip(columns, values).map { Column($0) == $1 }) }
}
