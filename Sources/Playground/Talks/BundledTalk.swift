/// The program's own talk, which is also an example of one.
package enum BundledTalk {
  package static let name = "why-did-my-screen-not-rotate"

  package static let text = """
    title Why did my screen (not) rotate?
    minutes 10

    slide Why did my screen (not) rotate?
      Who is asked, who is not, and what changed.
      Guess with me: y or n.
    say Who has lost an afternoon to this? Hands up.

    slide 1. Somebody is asked
      The device calls for an orientation.
      UIKit asks one view controller. The app's own mask counts too.
    story the-list-and-the-phone to 1
    ask The list stays in portrait. Will the player rotate?
    story the-list-and-the-phone from 1 to 3
    say UIKit asks one screen at a time: the top one, if the container asks it.

    slide 2. Usually not the one you think
      A container returns its own mask unless you subclass it.
    story nobody-asks-the-list
    say Press i for the explanation. The list's override is never used.

    slide 3. Both have to agree
      UIKit intersects the Info.plist list and the screen's mask. Nothing in common is a crash.
    story two-lists-nothing-in-common
    say Question from the room: what about iOS 5? v and V, then Esc.

    slide 4. The style decides who is asked
      A sheet doesn't fill the window, so UIKit doesn't ask it.
    story a-sheet-has-no-say

    slide 5. What iOS 16 changed
      Up to iOS 15 UIKit doesn't check after a pop. Since iOS 16 it does.
    story what-a-pop-leaves-behind compare 15, 16
    say This is the bug that came and went by itself with the new iOS.

    slide 6. Two lines that died
      setValue(_:forKey:) and shouldAutorotate still top every search result.
    story two-lines-that-died

    slide What to take home
      Ask who is asked.
      Make containers ask their children.
      Give each screen its mask, and the app the union of them.
      In a multitasking iPad app, UIKit asks no one.
    say Paste a token of the case that came up, with Y.
    """
}
