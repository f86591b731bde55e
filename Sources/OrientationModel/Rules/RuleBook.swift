/// Every rule, chapter by chapter, in the order of the book.
package enum RuleBook {
  package static let rules: [Rule] = []
}
