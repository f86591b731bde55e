import Testing

struct CodeReaderTests {
  @Test func `comments go and their lines stay`() {
    #expect(code(of: "a // b\nc /* d /* e */\nf */ g") == "a \nc \n g")
  }

  @Test func `texts go with what is spelled into them`() {
    #expect(code(of: #"f("a \" \(g("b)")) c", d)"#) == #"f("", d)"#)
    #expect(code(of: "#\"a \" \\ \\#(b) \"# c") == "\"\" c")
    #expect(code(of: "\"\"\"\n  \"quoted\" // kept out\n  \"\"\" a") == "\"\"\n\n a")
  }
}

struct FunctionTests {
  @Test func `a function is as long as from its first line to its last`() {
    let source = """
      struct A {
        func short() { 1 }
        func long(
          a: Int
        ) -> Int {
          if a {
          }
        }
        func asked()
        init(
          a: Int)
        {
        }
        var computed: Int {
          1
        }
      }
      """
    let functions = functions(in: code(of: source))
    #expect(functions.map(\.line) == [3, 10, 14])
    #expect(functions.map(\.lineCount) == [6, 4, 3])
  }
}
