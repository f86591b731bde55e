import CNcurses
import TerminalModel
