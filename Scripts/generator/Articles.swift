import Foundation

/// A file of Swift that is a block of a document as it is printed there, so that what people paste is what is compiled.
func printedFile(block number: Int, of document: String) throws -> String {
  let text = try String(contentsOfFile: document, encoding: .utf8)
  let blocks = text.components(separatedBy: "\n```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  guard blocks.indices.contains(number - 1) else { throw Failed(description: "\(document) has no block of Swift number \(number)") }
  return """
    // Block \(number) of Swift in \(document), as it is printed: written by Scripts/generate-calls. Change that, not this file.
    // swift-format-ignore-file

    \(blocks[number - 1])

    """
}
