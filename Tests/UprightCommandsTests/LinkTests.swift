import Testing

@testable import UprightCommands

/// Links to the page on which one plays.
struct LinkTests {
  private let page = "https://example.com/upright/"

  @Test func `where a page is named, what is shared opens there`() {
    var shop = Shop(["films.scenario": films])
    #expect(!shop("share", "films.scenario").output.contains("browser"))
    let named = shop("share", "films.scenario", "--page", page).output
    #expect(named.contains("[Play it in a browser](\(page)#u4"))
    shop.variables = ["UPRIGHT_PAGE": page]
    #expect(shop("share", "films.scenario").output == named)
  }

  @Test func `an exported page links to the page where readers can play it`() {
    let shop = Shop(["films.scenario": films])
    let page = shop("export", "films.scenario", "--to", "html", "--page", page).output
    #expect(page.contains("<a href=\"https://example.com/upright/#u4"))
    #expect(!shop("export", "films.scenario", "--to", "html").output.contains("<a href"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://example.com/)[x](y", "https://example.com/\"><script>", "page",
    "https://example.com/#u4", "https://example.com/\n",
  ])
  func `what is no address of a page is refused`(address: String) {
    var shop = Shop(["films.scenario": films])
    #expect(shop("share", "films.scenario", "--page", address).exitCode == .usage)
    shop.variables = ["UPRIGHT_PAGE": address]
    #expect(shop("export", "films.scenario", "--to", "html").exitCode == .usage)
  }

  @Test func `a link is taken wherever a token is`() throws {
    let shop = Shop(["films.scenario": films])
    let shared = shop("share", "films.scenario", "--page", page).output
    let link = try #require(shared.split(separator: "(").last?.split(separator: ")").first)
    let run = shop("run", String(link))
    #expect(run.exitCode == .success, "\(run.messages)")
    #expect(run.output.contains("Films"))
  }
}
