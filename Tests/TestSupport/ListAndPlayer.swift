/// A list that stays upright and a player that turns, in a stack that asks its top.
package let listAndPlayer = """
  screen List supports portrait
  screen Player supports allButUpsideDown
  root
    navigation Main asks top
      List
  """
