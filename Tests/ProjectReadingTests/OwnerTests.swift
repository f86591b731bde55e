import OrientationModel
import ProjectReading
import Testing

/// Whose property is changed, where types have some of the same name.
struct OwnerTests {
  private static let films = """
    class Player: UIViewController {
      var isLocked = false
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isLocked ? .portrait : .all }
      func toggle() { isLocked.toggle() }
    }
    class Reader: UIViewController {
      var isLocked = false
      func lock() { isLocked = true }
    }
    class Store {
      var mask: UIInterfaceOrientationMask = .portrait
      func set() { mask = .all }
    }
    class Film: UIViewController {
      var mask: UIInterfaceOrientationMask = .landscape
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    """

  private func changes(_ code: String) -> [String] {
    ProjectStory(facts(["Films.swift": Self.films, "Other.swift": code])).rest
      .filter { $0.place.file == "Other.swift" }.map(\.why)
  }

  @Test func `what another type has under the name is no change of an answer`() {
    let found = facts(["Films.swift": Self.films])
    let told = ProjectStory(found).rest.map(\.why).filter { $0.contains(" sets ") }
    #expect(told == ["Player sets `isLocked` to an unknown value in toggle"], "\(told)")
    #expect(found.controller("Film")?.supports?.masks == [.landscape])
  }

  @Test(arguments: [
    ("let store = Store()", "store"), ("var store: Store?", "store?"),
    ("@Environment(Store.self) var store", "store"), ("", "Store.shared"),
    ("", "(shelf.first as! Store)"), ("", "filmStore"), ("let film: Film", "self.film"),
    ("", "film"),
  ])
  func `the type says whose it is`(property: String, receiver: String) {
    let told = changes(
      "class Other {\n\(property)\nfunc go() { \(receiver).mask = .landscapeLeft }\n}")
    let isMeant = receiver.contains("film") && receiver != "filmStore"
    #expect(told == (isMeant ? ["Other sets `mask` to landscapeLeft in go"] : []), "\(told)")
  }

  @Test func `so does a parameter's, and a message's receiver`() {
    #expect(changes("class Other { func go(_ next: Store) { next.mask = .landscapeLeft } }") == [])
    #expect(
      changes("class Other { func go(with next: Film) { next.mask = .landscapeLeft } }")
        == ["Other sets `mask` to landscapeLeft in go"])
    let files = [
      "Films.swift": Self.films,
      "Other.m": """
      @implementation Other
      - (void)go { Store *next = [Store new]; [next setMask:UIInterfaceOrientationMaskAll]; }
      - (void)play { Film *next = [Film new]; next.mask = UIInterfaceOrientationMaskAll; }
      @end
      """,
    ]
    let told = ProjectStory(facts(files)).rest.filter { $0.place.file == "Other.m" }.map(\.why)
    #expect(told == ["Other sets `mask` to all in play"], "\(told)")
  }

  @Test func `where the code doesn't say, that is told`() {
    #expect(
      changes("class Other { func go() { item.mask = .landscapeLeft } }")
        == ["Other sets `mask` to landscapeLeft in go; unclear whose `mask`"])
    let one = facts([
      "Film.swift": """
      class Film: UIViewController {
        var mask: UIInterfaceOrientationMask = .landscape
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
      }
      class Other { func go() { item.mask = .landscapeLeft } }
      """
    ])
    #expect(ProjectStory(one).rest.map(\.why).contains("Other sets `mask` to landscapeLeft in go"))
  }

  @Test func `a protocol's property is that of the types which have it`() {
    let told = changes(
      """
      protocol Locking: AnyObject { var isFree: Bool { get set } }
      class Gate: Locking { var isFree = false }
      class Door { var isFree = false }
      class Show: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Gate.shared.isFree ? .all : .portrait }
      }
      class Other {
        weak var lock: Locking?
        let door = Door()
        func go() { lock?.isFree = true }
        func leave() { door.isFree = true }
      }
      """)
    #expect(
      told.filter { $0.contains(" sets ") } == ["Other sets `isFree` to yes in go"], "\(told)")
  }

  @Test func `a change of one entry is told`() {
    let told = changes(
      """
      class Turning {
        static var masks: [String: UIInterfaceOrientationMask] = [:]
        func add(_ mask: UIInterfaceOrientationMask, for name: String) { Self.masks[name] = mask }
        func end() { Self.masks.removeValue(forKey: "") }
      }
      class Show: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { Turning.masks.reduce(.all) { $0 } }
        func play() { turning.add(.landscape, for: "") }
      }
      """)
    #expect(
      told.filter { $0.contains(" sets ") } == [
        "Turning sets `masks` to the mask it's called with in add",
        "Turning sets `masks` to an unknown mask in end",
        "Show sets `masks` to landscape in play, through add",
      ], "\(told)")
  }

  @Test func `a delegate's mask isn't taken for a screen's of the same name`() {
    let table = FateTable(
      facts([
        "App.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var mask: UIInterfaceOrientationMask = .portrait
          func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { mask }
        }
        class Film: UIViewController {
          var mask: UIInterfaceOrientationMask = .landscape
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
          func play() {
            mask = .all
            appDelegate.mask = .landscape
          }
        }
        """
      ]))
    #expect(table.rows.map(\.kind) == [.delegate, .supports, .supports, .delegate])
  }

  @Test func `a property that begins with a mask's name, or one nobody knows, may change`() {
    func changes(_ begins: String) -> (CodeAnswer?, [String]) {
      let found = facts([
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var lock = \(begins)
          func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { lock }
        }
        enum Masks { static let menu: UIInterfaceOrientationMask = .landscape }
        class Film: UIViewController { func play() { AppDelegate.shared.lock = .portrait } }
        """
      ])
      return (found.delegate.first, ProjectStory(found).rest.map(\.why))
    }
    let told = ["Film sets `lock` to portrait in play"]
    let (known, change) = changes("Masks.menu")
    #expect(known?.masks == [.landscape, .portrait] && change == told, "\(change)")
    #expect(changes("Library.mask").1 == told)
  }
}
