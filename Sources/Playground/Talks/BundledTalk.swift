/// The program's own talk, which is also an example of one.
package enum BundledTalk {
  package static let name = "why-did-my-screen-not-rotate"

  package static let text = """
    title Why did my screen (not) rotate?
    minutes 10

    slide Why did my screen (not) rotate?
      Who is asked, who is not, and what changed.
      Guess with me: y or n.
    say Ask who has lost an afternoon to this. Hands up.

    slide 1. Somebody is asked
      The hand asks for an orientation.
      UIKit asks one view controller. The app has a say, too.
    story the-list-and-the-phone to 1
    ask The list stays in portrait. Will the player stay, too?
    story the-list-and-the-phone from 1 to 3
    say One screen at a time has the word: the one on top, if the container passes the question on.

    slide 2. Usually not the one you think
      A container answers for itself unless somebody overrides it.
    story nobody-asks-the-list
    say Show the chain with i. The override in the list is never called.

    slide 3. Both have to agree
      The Info.plist and the screen are ANDed. Nothing in common is a crash.
    story two-lists-nothing-in-common
    say Question from the room: what about iOS 5? v and V, then Esc.

    slide 4. The style decides who decides
      A sheet does not fill the window, so nobody asks it.
    story a-sheet-has-no-say

    slide 5. What iOS 16 changed
      A pop decides nothing up to 15, and asks again from 16 on.
    story what-a-pop-leaves-behind compare 15, 16
    say This is the bug that came and went by itself with the new iOS.

    slide 6. Two lines that died
      setValue(_:forKey:) and shouldAutorotate are remembered by every search engine.
    story two-lines-that-died

    slide What to take home
      Ask who is asked.
      Let the container pass the question on.
      Say what each screen supports, and the app the union of it.
      On an iPad that multitasks nobody is asked at all.
    say Paste a token of the case that came up, with Y.
    """
}
