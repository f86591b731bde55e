import TerminalModel
import Testing

/// Expects the keys of a script, without a problem.
private func check(
  _ script: String, is keys: [Key], at location: SourceLocation = #_sourceLocation
) {
  let found = KeyScript(script)
  #expect(found.problems == [], sourceLocation: location)
  #expect(found.keys == keys, sourceLocation: location)
}

/// Expects the one problem of a script.
private func check(
  _ script: String, fails reason: String, column: Int = 1,
  at location: SourceLocation = #_sourceLocation
) {
  let problems = KeyScript(script).problems
  #expect(problems.map(\.reason) == [reason], sourceLocation: location)
  #expect(problems.map(\.column) == [column], sourceLocation: location)
}

struct KeyScriptTests {
  @Test func `characters and named keys are keys, in any case`() {
    check("a Z ? é :", is: ["a", "Z", "?", "é", ":"].map { .character($0) })
    check(
      "Up pgdn PageUp ESC Space F12",
      is: [.up, .pageDown, .pageUp, .escape, .character(" "), .f(12)])
    check("Return BTab S-Tab", is: [.enter, .backTab, .backTab])
    check("", is: [])
  }

  @Test func `modifiers come in front`() {
    check("C-z C-Z C-Space", is: [.control("z"), .control("z"), .control(" ")])
    check("S-x M-x A-x C-M-x", is: [.character("X"), .unknown, .unknown, .unknown])
    check("S-Up C-S-F5", is: [.unknown, .unknown])
    check("C-i C-m C-[ C-h C-/ C--", fails: "a terminal can't send C--", column: 21)
    check("C-i C-m C-[ C-h C-/", is: [.tab, .enter, .escape, .backspace, .control("_")])
  }

  @Test func `a star repeats, but a star alone is a star`() {
    check("Down*3 a*2", is: [.down, .down, .down, .character("a"), .character("a")])
    check("* **3", is: Array(repeating: .character("*"), count: 4))
  }

  @Test func `text and pastes hold blanks by quotes`() {
    check("text:'ab c' x", is: ["a", "b", " ", "c", "x"].map { .character($0) })
    check("text:\"it's\"", is: "it's".map { .character($0) })
    check("text:a*2", is: "a*2".map { .character($0) })
    check("paste:'two words'", is: [.paste("two words")])
    // An accent that is typed by itself joins neither the sign nor the quote in front of it.
    check("text:\u{301} x", is: [.character("\u{301}"), .character("x")])
    check("text:'\u{301} y' z", is: ["\u{301}", " ", "y", "z"].map { .character($0) })
  }

  @Test func `the mouse counts from one`() {
    let point = Point(column: 2, row: 3)
    let release = Key.mouse(MouseEvent(.release, at: point))
    check("click:3,4", is: [.mouse(MouseEvent(.press(.left), at: point)), release])
    check("click:3,4,right", is: [.mouse(MouseEvent(.press(.right), at: point)), release])
    #expect(KeyScript("dblclick:3,4").keys == KeyScript("click:3,4*2").keys)
    check("wheeldown:3,4", is: [.mouse(MouseEvent(.wheel(.down), at: point))])
    let drag = KeyScript("drag:1,1,3,4").keys
    #expect(
      drag == [
        .mouse(MouseEvent(.press(.left), at: .zero)), .mouse(MouseEvent(.drag(.left), at: point)),
        release,
      ])
  }

  @Test func `what waits, checks or takes pictures is accepted and is no key`() {
    check(
      "wait:100 waitfor:'two words' Down shot:a.png signal:TERM fg waitexit waitexit:10 hangup"
        + " expect:'x y' reject:z", is: [.down])
    check("eof bytes:1b5b41", is: [.control("d")])
    check("resize:80x24", is: [.resize(Size(columns: 80, rows: 24))])
  }

  @Test func `a problem names the token, its column and the way out`() {
    check("Down Foo", fails: "unknown key 'Foo' (to type it: text:Foo)", column: 6)
    check("frob:1", fails: "unknown key 'frob:'")
    check("resize:9", fails: "write a size as COLUMNSxROWS, such as 120x40, not '9'")
    check("click:0,1", fails: "write 'click:0,1' as click:COLUMN,ROW, counted from 1")
    check("click:1", fails: "write 'click:1' as click:COLUMN,ROW, counted from 1")
    check("drag:1,2", fails: "write 'drag:1,2' as drag:C1,R1,C2,R2, counted from 1")
    check("wait:soon", fails: "'wait:soon' needs milliseconds")
    check("bytes:1b5", fails: "'bytes:1b5' needs pairs of hexadecimal digits")
    check("a*999999999", fails: "'a*999999999' repeats too often")
  }

  @Test func `all problems are reported, and the keys between them read`() {
    let script = KeyScript("Foo Up Bar Down")
    #expect(script.problems.map(\.token) == ["Foo", "Bar"])
    #expect(script.keys == [.up, .down])
    #expect(throws: KeyScript.Problem.self) { try KeyScript.keys(of: "Foo") }
  }

  @Test func `every key's name is a token that means the key`() {
    let names =
      "a Z ? Up Down Left Right Home End PgUp PgDn Ins Del BS Enter Esc Tab BTab Space"
      + " F1 F12 C-z C-Space resize:80x24 paste:'a'"
    for key in KeyScript(names).keys { check(key.name, is: [key]) }
  }

  @Test func `a name is what the key is called on the screen`() {
    #expect(Key.character("p").name == "p")
    #expect(Key.mouse(MouseEvent(.press(.left), at: .zero)).name == "press:1,1,left")
  }
}
