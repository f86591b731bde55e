/// Texts that use every word of the language, all of them right.
package enum Sample {
  package static let whole = """
    title    Popping a landscape screen   # what the menu shows
    about    One or more lines of "prose" for people.
    about
    about    The sign \\# itself, and a https://example.org/#fragment.
    source   https://example.org/#part
    evidence reported
    par      2
    hint     Which screen does "Main" ask?   # told first
    hint     The sign \\# itself.
    solution u4DwCopQ-_x

    device   iPhone, iPad, iPhone Pro Max
    ios      13.4, 14-15, 26-
    linked   13
    held     faceUp
    lock     on
    plist    portrait landscape
    plist pad all
    plist phone landscapeLeft upsideDown
    delegate all for Photos, "Screen 2" otherwise portrait
    scene-delegate enum landscapeRight
    requires-full-screen yes
    family   phone
    scene    windowed
    life-cycle app
    assume   empty-mask-throws no
    assume   half-turn-transition yes

    screen   List   supports portrait
    screen   Photos supports allButUpsideDown  prefers landscapeRight autorotates no prefers-lock yes
      when leaving: force portrait                 # viewWillDisappear
      when device landscape: present "Screen 2" as fullScreen if not presenting
      when device exactly faceUp: rotate left; lock off; dismiss if presenting
      when is appearing: ios 16-: request portrait; update
      when rotated: attempt; update lock
    screen "Screen 2" supports enum portrait prefers unknown ignores-app-mask yes
    screen Old legacy landscape
    navigation PhotoNav asks top prefers landscapeLeft
      Photos

    root
      tabs asks selected for mask lock asks visible for preferred when List, Photos by extension
        when appeared: attempt
        navigation Main asks visible by delegate
          when showing: force preferred if unsupported by group
          List
        screen Other supports all selected
        split
          Settings
          system player
        pages
          container Custom autorotates yes
            写真
        hosting Swift default phone portrait pad all initially none
          view Content
            when covering Player: request landscape
            when uncovering Player: force unknown
            screen Represented
          view Banner orientations all rotated left
          navigation
            Deep
    view Deep orientations landscape
    cover Player orientations landscape
    sheet Half
    window Overlay hidden
      root List
    window Later absent
      navigation
        List
    window Empty

    always interface portrait or landscape
    never ios 16-: crash if visible List or turned
    possible iPad: turned

    expect interface portrait
    expect iPad, ios 16-: interface landscape then portrait in Overlay
    expect ios 14-15, 26, iPhone: device faceUp or unknown

    rotate landscapeLeft
      expect interface ?
      expect interface ? in Overlay or landscape
      expect visible navigation 2 or navigation(Photos) or system share
      expect turned or stayed or visible List
      expect asked Main, List or nobody
      expect called tabs
      expect not asked Photos
      expect allowed landscape or none
      expect because CHOOSE-2 or DEV-7a
      expect console "a \\"quoted\\" part" or ?
      expect error or error "x" or "y"
      expect no error
      expect crash "UIApplicationInvalidInterfaceOrientation"
      expect no crash
      expect callbacks viewWillAppear List, viewWillTransition(to:with:) navigation, done or x
    rotate left
    lock off
    push Photos in Main
    push Old
    pop
    pop to List
    pop to root
    present navigation(Photos) as custom removing from List
    present system share
    dismiss
    dismiss Photos
    select 写真
    replace root with PhotoNav
    replace List with Other
    force upsideDown
    force unknown
    force preferred
    ios 16-: request landscape
    update
    update lock Photos
    begin pop
    begin dismiss
    begin generating
    end generating
    cancel
    finish
    attempt
    set List supports landscape
    set List prefers portrait
    set List autorotates no
    set List prefers-lock yes
    set Content orientations landscape
    set delegate landscape for window Overlay otherwise portrait
    set delegate asks top
    add window Later
    show window "Later"
    hide window Overlay
    resize windowed
    resize full-screen
    background
    foreground
    note A caption; with "quotes" and \\# signs   # and a comment
    """

  package static let small = """
    screen List supports portrait
    screen Player supports allButUpsideDown prefers landscapeRight
    root
      tabs
        navigation Main asks top
          List
        Settings
    rotate landscapeLeft
      expect interface portrait
    push Player
    pop
    """
}
