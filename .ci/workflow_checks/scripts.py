"""Runs the scripts of .github on recorded Macs in the situations that they are written for."""
from dataclasses import dataclass, field

from workflow_checks import mac

DUO = '.github/simulator --optional --device "iPhone Duo" "iOS 27.1" "iOS 27.2"'


@dataclass
class Situation:
    """A command on a recorded Mac, and what it must do. None: that does not matter."""
    title: str
    machine: str
    command: str
    broken: tuple                                   # a change of the script after which it does something else
    changes: dict = field(default_factory=dict)     # of the Mac's state
    calls: str = None                               # a call that it makes
    boots: str = None                               # the system of the simulator that it boots; '' for none
    fails: str = None                               # a part of the sentence with which it fails
    skips: str = None                               # a part of the notice with which it succeeds without a simulator


SITUATIONS = [
    Situation('a stale beta is not the newest Xcode', 'invented', '.github/newest-xcode 27',
              ('key=lambda xcode: xcode.rank', 'key=lambda xcode: str(xcode.app)'),
              calls='sudo xcode-select --switch /Applications/Xcode_27.2.app'),
    Situation('a newer beta does not replace a release', 'invented', '.github/newest-xcode 27',
              ('return not self.is_beta, ', 'return '),
              calls='sudo xcode-select --switch /Applications/Xcode_27.2.app'),
    Situation('a link beside the app names it again', 'xcode-27', '.github/newest-xcode 27',
              (' if not app.is_symlink()', ''),
              calls='sudo xcode-select --switch /Applications/Xcode_27_beta_6.app'),
    Situation('another major version is newer', 'macos-15', '.github/newest-xcode 16',
              ('== int(sys.argv[1])', '>= int(sys.argv[1])'),
              calls='sudo xcode-select --switch /Applications/Xcode_16.4.app'),
    Situation('CoreSimulator has not been used with the selected Xcode', 'macos-26', '.github/newest-xcode 26',
              ("'simctl', 'list']", "'simctl', 'help']"),
              calls='xcrun simctl list'),
    Situation('there is no such Xcode', 'macos-26', '.github/newest-xcode 27',
              ('in {folder} is', 'there is'),
              fails='This job needs Xcode 27; in /Applications is 26.5 (17F42), 26.6 (17F113).'),
    Situation('the preferred runtime is there', 'macos-15', '.github/simulator "iOS 18.6" "iOS 18.5"',
              ('for name in names:', 'for name in reversed(names):'),
              boots='iOS 18.6'),
    Situation('the preferred runtime is gone', 'macos-15', '.github/simulator "iOS 18.6" "iOS 18.5"',
              ('for name in names:', 'for name in names[:1]:'),
              {'without': ['iOS 18.6']}, boots='iOS 18.5'),
    Situation('a runtime has a name of two numbers and a version of three', 'macos-26', '.github/simulator "iOS 26.4"',
              ("{runtime['name']: runtime", "{'iOS ' + runtime['version']: runtime"),
              boots='iOS 26.4'),
    Situation('the newest ordinary iPhone is not the last in the list', 'invented', '.github/simulator "iOS 27.2"',
              ('key=lambda name: int(name.split()[1])', 'key=str'),
              calls='xcrun simctl create PopNavigation, iPhone 17, iOS 27.2 com.apple.CoreSimulator.SimDeviceType.iPhone-17 '
                    'com.apple.CoreSimulator.SimRuntime.iOS-27-2'),
    Situation('a runtime is listed but not available', 'invented', '.github/simulator "iOS 26.5"',
              ("runtime['isAvailable'] and ", ''),
              fails='this Mac has iOS 27.2.'),
    Situation('the first lists are empty', 'macos-15', '.github/simulator "iOS 18.6"',
              ('ATTEMPTS = 3', 'ATTEMPTS = 1'),
              {'emptyLists': 2}, boots='iOS 18.6'),
    Situation('every list is empty', 'macos-15', '.github/simulator "iOS 18.6"',
              ('if not found:', 'if False:'),
              {'emptyLists': 9}, fails='This Mac lists no iOS runtime.'),
    Situation('a missing runtime can be downloaded', 'macos-15', '.github/simulator "iOS 18.4"',
              ('names[0].split()[1]', "names[0].split()[1].split('.')[0]"),
              {'downloads': ['18.4']}, calls='xcodebuild -downloadPlatform iOS -buildVersion 18.4', boots='iOS 18.4'),
    Situation('a missing runtime cannot be downloaded', 'macos-26', '.github/simulator "iOS 18.6" "iOS 18.5"',
              ("raise Missing(f'{needed} {error}') from None", 'raise error'),
              fails='This job needs an iPhone with iOS 18.6 or iOS 18.5; this Mac has iOS 26.2, iOS 26.4, iOS 26.5.'),
    Situation('iPhone Duo has no runtime', 'xcode-27', DUO,
              ('if not options.optional:', 'if True:'),
              boots='', skips='iOS 27.1 is not available for download.'),
    Situation('the runtime of iPhone Duo can be downloaded', 'xcode-27', DUO,
              ('kinds.get(wanted or ', 'kinds.get('),
              {'downloads': ['27.1']}, boots='iOS 27.1',
              calls='xcrun simctl create PopNavigation, iPhone Duo, iOS 27.1 com.apple.CoreSimulator.SimDeviceType.iPhone-Duo '
                    'com.apple.CoreSimulator.SimRuntime.iOS-27-1'),
    Situation('a newer runtime does not support iPhone Duo', 'invented', DUO,
              ('kinds.get(wanted or ', 'kinds.get('),
              boots='', skips='this Mac has iOS 27.2.'),
    Situation('a simulator does not boot at first', 'macos-15', '.github/simulator "iOS 18.6"',
              ("('shutdown', 'erase')", '()'),
              {'failingBoots': 1}, calls='xcrun simctl erase 00000000-0000-4000-8000-000000000001', boots='iOS 18.6'),
    Situation('a simulator never boots', 'macos-15', '.github/simulator "iOS 18.6"',
              ("if states.get(device) != 'Booted':", 'if False:'),
              {'failingBoots': 9}, boots='', fails='is Booting instead of booted.'),
    Situation('a major version is not the name of a runtime', 'macos-15', '.github/simulator "iOS 18"',
              (r"'iOS \d+\.\d+'", "'iOS .*'"),
              boots='', fails="'iOS 18' is not the name of a runtime"),
]


def check_scripts(root, report):
    for situation in SITUATIONS:
        if fault := find_fault(root, situation):
            report.complain(f'{situation.command} on {situation.machine}, when {situation.title}: {fault}')
    return len(SITUATIONS)


def find_fault(root, situation):
    result = mac.run(root, situation.machine, situation.command, **situation.changes)
    if situation.fails is None and result.status:
        return f'fails: {result.sentence}'
    if situation.fails is not None and not result.status:
        return f'succeeds instead of failing with: {situation.fails}'
    for part in (situation.fails, situation.skips):
        if part is not None and part not in result.sentence:
            return f'says {result.sentence!r} instead of {part!r}'
    if situation.calls is not None and situation.calls not in result.calls:
        return f'does not call {situation.calls}'
    if situation.boots is not None and ' '.join(result.booted) != situation.boots:
        return f'boots {" ".join(result.booted) or "nothing"} instead of {situation.boots or "nothing"}'
    return None
