/// A list that stays upright and a player that turns, in a stack that asks its top.
package let listAndPlayer = """
  screen List supports portrait
  screen Player supports allButUpsideDown
  root
    navigation Main asks top
      List
  """

/// A challenge that the App Store's rules keep from the short way: an iPad list of three solves nothing.
package let listOnEveryPad = """
  par 1
  device iPad
  ios 26
  plist all
  screen List wants portrait supports portrait
  root List
  rotate left

  """
