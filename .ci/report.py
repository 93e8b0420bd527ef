"""What the checks in Python share: the repository's folder, and how a check reports."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Report:
    """The problems that a check finds. Each is one sentence, printed once."""

    def __init__(self, name):
        self.name = name
        self.problems = set()

    def complain(self, problem):
        self.problems.add(problem)

    def finish(self, summary):
        """Prints the problems, or the summary if there is none. Returns the exit status."""
        for line in sorted(self.problems) or [summary]:
            print(f'{self.name}: {line}')
        return 1 if self.problems else 0
