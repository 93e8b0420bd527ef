"""Checks a command of a workflow against the repository: scripts, schemes, targets."""
import os
import pathlib
import re
import shlex
import xml.etree.ElementTree as ET


def manifest(root):
    """The package's targets and products as a Mac sees them: the manifest without its Linux parts."""
    text = re.sub(r'^#if os\(Linux\).*?^#endif', '', (root / 'Package.swift').read_text(), flags=re.M | re.S)
    return (set(re.findall(r'\.(?:library|executable)\(name: "(\w+)"', text)),
            set(re.findall(r'\.(?:target|testTarget|executableTarget)\(\s*name: "(\w+)"', text)))


def schemes(folder):
    """The shared schemes in a folder, each with the targets that it tests."""
    found = {}
    for file in sorted((folder / 'xcshareddata' / 'xcschemes').glob('*.xcscheme')):
        found[file.stem] = {reference.get('BlueprintName') for testable in ET.parse(file).getroot().iter('TestableReference')
                            for reference in testable.iter('BuildableReference')}
    return found


def check_package_schemes(root, report):
    """The package's shared schemes name its targets."""
    _, targets = manifest(root)
    for file in sorted((root / '.swiftpm/xcode/xcshareddata/xcschemes').glob('*.xcscheme')):
        for reference in ET.parse(file).getroot().iter('BuildableReference'):
            if reference.get('BlueprintName') not in targets:
                report.complain(f'{file.name}: the package has no target {reference.get("BlueprintName")}')


def check_xcodebuild(root, words, place, report):
    values = {word: words[index + 1] for index, word in enumerate(words[:-1]) if word.startswith('-')}
    project, scheme = values.get('-project'), values.get('-scheme')
    if project and not (root / project / 'project.pbxproj').is_file():
        return report.complain(f'{place}: there is no project {project}')
    known = schemes(root / project) if project else schemes(root / '.swiftpm/xcode')
    if scheme not in known:
        return report.complain(f'{place}: {project or "the package"} has no shared scheme {scheme}')
    if 'test' in words and not known[scheme]:
        report.complain(f'{place}: the scheme {scheme} tests nothing')
    for word in words:
        if word.startswith('-only-testing:') and word.split(':')[1].split('/')[0] not in known[scheme]:
            report.complain(f'{place}: the scheme {scheme} does not test {word.split(":")[1]}')
    if '-destination' not in values:
        report.complain(f'{place}: xcodebuild without a destination')


def check_command(root, command, place, report):
    words = shlex.split(command)
    name = pathlib.PurePath(words[0])
    if name.name == 'xcodebuild':
        check_xcodebuild(root, words[1:], place, report)
    elif words[:2] in (['swift', 'run'], ['swift', 'build']):
        for index, word in enumerate(words):
            if word in ('--target', '--product') and words[index + 1] not in set().union(*manifest(root)):
                report.complain(f'{place}: the package has no {words[index + 1]}')
    elif '/' in words[0]:
        if not (root / name).is_file():
            report.complain(f'{place}: {name} is missing')
        elif not os.access(root / name, os.X_OK):
            report.complain(f'{place}: {name} cannot be executed')


def split(script):
    """The commands of a script, those inside $(…) first, each without its redirection."""
    inside = re.findall(r'\$\(([^()]*)\)', script)
    outside = re.sub(r'\$\([^()]*\)', 'value', script)
    commands = [*inside, *re.split(r'&&|\|\||;|\||\n', outside)]
    return [text for text in (command.split('>>')[0].strip() for command in commands) if text]
