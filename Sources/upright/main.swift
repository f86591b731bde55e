import OrientationModel

for rule in RuleBook.rules {
  print("\(rule.id.text)  \(rule.title)")
}
