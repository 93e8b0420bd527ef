"""Breaks each rule once, in a copy of what the check reads, and expects its complaint."""
import ast
import contextlib
import pathlib
import shutil
import sys
import tempfile

from report import ROOT, Report
from workflow_checks.check import check
from workflow_checks.scripts import SITUATIONS, find_fault

COPIED = ['.ci', '.github', '.swiftpm', 'Demo/Demo.xcodeproj', 'Package.swift']
LINUX, MACOS, PAGES = (f'.github/workflows/{name}.yml' for name in ('linux', 'macos', 'documentation'))
SCHEME = '.swiftpm/xcode/xcshareddata/xcschemes/PopNavigation.xcscheme'

# A file, a text in it, what replaces the text, and a part of the complaint.
BREAKS = [
    (LINUX, 'jobs:', 'jobs: ]', 'linux.yml: ParserError'),
    (LINUX, 'permissions:', 'name: Linux\npermissions:', 'name is a duplicate'),
    (LINUX, 'permissions:\n  contents: read\n', '', 'linux.yml: no permissions'),
    (LINUX, '    timeout-minutes: 90\n', '', 'linux.yml, check: no timeout'),
    (LINUX, 'runs-on: ubuntu-latest', 'runs-on: ubuntu-18.04', 'no hosted machine is called ubuntu-18.04'),
    (LINUX, 'container: swift:6.3-bookworm', 'env: {}', 'no container runs .ci/run'),
    (LINUX, 'run: .ci/run', 'run: .ci/runs', '.ci/runs is missing'),
    (LINUX, '- run: .ci/run', '- run: .ci/report.py', '.ci/report.py cannot be executed'),
    (LINUX, '- run: .ci/run', '- run: .ci/run\n        working-directory: Nowhere', 'the folder Nowhere is missing'),
    (LINUX, '- run: .ci/run', '- name: Nothing', 'needs either run or uses'),
    (LINUX, 'actions/checkout@v7', 'actions/checkout@v4', 'actions/checkout@v4 is not the version that runs today'),
    (LINUX, 'actions/checkout@v7', 'someone/checkout@v7', 'does not list the action someone/checkout'),
    (PAGES, 'needs: build', 'needs: builds', 'needs builds, which is not there'),
    (PAGES, 'run: .ci/docs', 'run: .ci/docs ${{ secrets.token }}', 'unknown expression secrets.token'),
    (MACOS, 'image: macos-15', 'image: macos-13', 'no hosted machine is called macos-13'),
    (MACOS, '"iOS 18.6" "iOS 18.5"', '"iOS 18.4"', '"iOS 18.4" fails on macos-15'),
    (MACOS, '"iOS 18.6" "iOS 18.5"', '"iOS 26.2"', 'no leg tests on iOS 18'),
    (MACOS, '            xcode: 26', '            xcode: 27', '.github/newest-xcode 27 fails on macos-15'),
    (MACOS, "    continue-on-error: ${{ matrix.image == 'xcode-27' }}\n", '',
     'xcode-27 is a preview, so its jobs must have'),
    (MACOS, "== 'xcode-27' }}", "== 'macos-15' }}", 'macos-15 is no preview, so its jobs must not have'),
    (MACOS, 'image: [macos-26, xcode-27]\n        include:\n          - image: macos-26\n            xcode: 26\n'
            '          - image: xcode-27\n            xcode: 27', 'image: [macos-26]\n        xcode: [26]',
     'macos.yml, app: no machine runs it with Xcode 27'),
    (MACOS, 'name: The simulator\n', 'name: The simulator ${{ matrix.device }}\n', 'the matrix has no device'),
    (MACOS, 'id: simulator', 'id: simulators', 'no step before it has the output simulator.destination'),
    (MACOS, '        run: .github/newest-xcode ${{ matrix.xcode }}\n', '        run: uname\n', 'no step before it selects an Xcode'),
    (MACOS, 'run: .github/simulator ${{ matrix.simulator }} >>',
     'run: echo "destination=$(.github/simulator ${{ matrix.simulator }})" >>', 'the status of a command inside $(…) is lost'),
    (MACOS, '-project Demo/Demo.xcodeproj', '-project Demo.xcodeproj', 'there is no project Demo.xcodeproj'),
    (MACOS, 'scheme: [Demo, ', 'scheme: [Demos, ', 'has no shared scheme Demos'),
    (MACOS, 'xcodebuild test -project Demo/Demo.xcodeproj -scheme Demo\n',
     'xcodebuild test -project Demo/Demo.xcodeproj -scheme "Demo (storyboard)"\n', 'the scheme Demo (storyboard) tests nothing'),
    (MACOS, '-scheme PopNavigation ', '-scheme PopNavigation -only-testing:SwipeTests ', 'does not test SwipeTests'),
    (MACOS, " -destination 'platform=macOS,variant=Mac Catalyst'", '', 'xcodebuild without a destination'),
    (MACOS, 'swift build ', 'swift build --target Fuzz ', 'the package has no Fuzz'),
    (SCHEME, 'BlueprintName = "PopNavigationTests"', 'BlueprintName = "SwipeTests"', 'the package has no target SwipeTests'),
    ('.github/simulator', 'if choice := choose(runtimes', 'if False and choose(runtimes', 'fails on macos-26'),
]


class Recorder(Report):
    """A report that also records which lines of the rules have complained."""
    lines = set()

    def complain(self, problem):
        caller = sys._getframe(1)
        self.lines.add((pathlib.Path(caller.f_code.co_filename).name, caller.f_lineno))
        super().complain(problem)


@contextlib.contextmanager
def changed(file, old, new):
    text = file.read_text()
    if old not in text:
        raise ValueError(f'{file.name} does not contain {old!r}')
    file.write_text(text.replace(old, new))
    yield
    file.write_text(text)


def self_test(report):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, root / name)
        for name, old, new, complaint in BREAKS:
            found = Recorder('workflows')
            with changed(root / name, old, new):
                check(root, found, scripts=False)
            if not any(complaint in problem for problem in found.problems):
                report.complain(f'{name} with {new!r} instead of {old!r} does not complain: {complaint}')
        for situation in SITUATIONS:
            with changed(root / situation.command.split()[0], *situation.broken):
                if find_fault(root, situation) is None:
                    report.complain(f'with {situation.broken[1]!r} the script does the same when {situation.title}')
    for file, line in sorted(rules() - Recorder.lines):
        report.complain(f'the self-test does not break the rule in {file}, line {line}')
    return f'{len(BREAKS)} broken files and {len(SITUATIONS)} broken scripts are found; every rule has complained'


def rules():
    """The lines on which a rule complains."""
    files = [file for file in pathlib.Path(__file__).parent.glob('*.py') if file.name not in ('broken.py', 'scripts.py')]
    return {(file.name, node.lineno) for file in files for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.Call) and getattr(node.func, 'attr', None) == 'complain'}
