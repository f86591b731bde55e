import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A file of XML, read by a parser that forgives nothing.
package final class Markup: NSObject, XMLParserDelegate {
  package private(set) var root: [String: String] = [:]
  package private(set) var elements: Set<String> = []
  package private(set) var text = ""

  package init(_ source: String) throws {
    super.init()
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    try require(parser.parse(), parser.parserError.map { "\($0)" } ?? "no XML")
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if elements.isEmpty { root = attributes }
    elements.insert(name)
    text += " "
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
