"""What these checks share with those in .ci: the repository's folder, and how a check reports."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / '.ci'))
from report import ROOT, Report  # noqa: E402, F401
