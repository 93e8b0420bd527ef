"""Runs a script of .github on a recorded Mac, without a Mac."""
import functools
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
from dataclasses import dataclass

from report import ROOT

HOSTED = ROOT / '.ci' / 'hosted'
TOOLS = ('xcrun', 'xcodebuild', 'sudo')


@dataclass(frozen=True)
class Result:
    status: int
    outputs: dict       # what the script has written for $GITHUB_OUTPUT
    sentence: str       # the last line of its errors
    calls: tuple        # what it has called, each in one line
    listing: str        # the simulators afterwards, as simctl prints them

    @property
    def booted(self):
        """The runtimes of the booted simulators, by name."""
        listing = json.loads(self.listing)
        names = {runtime['identifier']: runtime['name'] for runtime in listing['runtimes']}
        return [names[runtime] for runtime, devices in listing['devices'].items()
                for device in devices if device['state'] == 'Booted']


def is_recorded(machine):
    return (HOSTED / machine / 'simulators.json').is_file()


def state(machine, downloads=(), without=(), **changes):
    """The state of a recorded Mac, as .ci/hosted/recorded-mac describes it."""
    mac = {'listing': json.loads((HOSTED / machine / 'simulators.json').read_text()), 'emptyLists': 0, 'failingBoots': 0,
           'downloads': {version: json.loads((HOSTED / 'downloads' / f'{version}.json').read_text()) for version in downloads},
           'calls': []}
    mac['listing']['runtimes'] = [runtime for runtime in mac['listing']['runtimes'] if runtime['name'] not in without]
    return json.dumps(mac | changes)


def run(root, machine, command, **changes):
    """The result of a command such as `.github/newest-xcode 27` on a recorded Mac, with changes of its state."""
    words = shlex.split(command)
    return play((root / words[0]).read_bytes(), tuple(words), machine, state(machine, **changes))


@functools.cache
def play(script, words, machine, mac):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / 'mac.json').write_text(mac)
        (folder / 'script').write_bytes(script)
        (folder / 'script').chmod(0o755)
        (folder / 'tools').mkdir()
        for tool in TOOLS:
            (folder / 'tools' / tool).symlink_to(HOSTED / 'recorded-mac')
        shutil.copytree(HOSTED / machine / 'Applications', folder / 'Applications')
        # The hosted machines have links beside the apps.
        (folder / 'Applications/Xcode.app').symlink_to(min((folder / 'Applications').iterdir()))
        environment = os.environ | {
            'MAC': str(folder / 'mac.json'), 'APPLICATIONS': str(folder / 'Applications'), 'RETRY_PAUSE': '0',
            'PATH': f'{folder / "tools"}:{os.environ["PATH"]}'}
        done = subprocess.run([folder / 'script', *words[1:]], env=environment, capture_output=True, text=True, timeout=60)
        after = json.loads((folder / 'mac.json').read_text())
        calls = tuple(call.replace(f'{folder}/', '/') for call in after['calls'])
        outputs = dict(line.split('=', 1) for line in done.stdout.splitlines() if '=' in line)
        errors = done.stderr.replace(f'{folder}/', '/').strip().splitlines() or ['']
        return Result(done.returncode, outputs, errors[-1], calls, json.dumps(after['listing']))
