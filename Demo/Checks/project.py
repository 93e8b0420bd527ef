#!/usr/bin/env python3
"""Checks Demo.xcodeproj without Xcode: it parses, every reference resolves, and what it names is there.

    Demo/Checks/project.py        exit status 0: good, 1: something is wrong
"""
import plistlib
import re
import sys
import xml.etree.ElementTree as ET

from shared import ROOT, Report

DEMO = ROOT / 'Demo'
PROJECT = DEMO / 'Demo.xcodeproj'
TOKEN = re.compile(r'\s+|/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|[\w./$:@-]+|[{}()=;,]', re.S)
IDENTIFIER = re.compile(r'[0-9A-F]{24}')
report = Report('Demo.xcodeproj')
complain = report.complain


class PropertyList:
    """The old property list format, as far as a project file uses it."""

    def __init__(self, text):
        self.tokens, end = [], 0
        for match in TOKEN.finditer(text):
            if match.start() != end:
                raise ValueError(f'cannot read {text[end:end + 30]!r}')
            end = match.end()
            token = match.group()
            if not (token.isspace() or token.startswith(('/*', '//'))):
                self.tokens.append(token)
        if end != len(text):
            raise ValueError(f'cannot read {text[end:end + 30]!r}')
        self.index = 0

    def parse(self):
        value = self.value()
        if self.index != len(self.tokens):
            raise ValueError('there is more behind the end')
        return value

    def take(self, expected=None):
        token = self.tokens[self.index]
        self.index += 1
        if expected and token != expected:
            raise ValueError(f'{token!r} where {expected!r} should be')
        return token

    def peek(self):
        return self.tokens[self.index]

    def value(self):
        token = self.take()
        if token == '{':
            result = {}
            while self.peek() != '}':
                key = self.string(self.take())
                if key in result:
                    raise ValueError(f'{key} is there twice')
                self.take('=')
                result[key] = self.value()
                self.take(';')
            self.take('}')
            return result
        if token == '(':
            result = []
            while self.peek() != ')':
                result.append(self.value())
                if self.peek() != ')':
                    self.take(',')
            self.take(')')
            return result
        return self.string(token)

    @staticmethod
    def string(token):
        if token in '{}()=;,':
            raise ValueError(f'{token!r} where a string should be')
        return re.sub(r'\\(.)', r'\1', token[1:-1]) if token.startswith('"') else token


# What each kind of object must have; "*" marks a reference, or a list of references.
REQUIRED = {
    'PBXBuildFile': [], 'PBXContainerItemProxy': ['containerPortal*', 'remoteGlobalIDString*'],
    'PBXFileReference': ['path', 'sourceTree'],
    'PBXFileSystemSynchronizedBuildFileExceptionSet': ['membershipExceptions', 'target*'],
    'PBXFileSystemSynchronizedRootGroup': ['path', 'sourceTree'], 'PBXFrameworksBuildPhase': ['files*'],
    'PBXGroup': ['children*', 'sourceTree'],
    'PBXNativeTarget': ['buildConfigurationList*', 'buildPhases*', 'dependencies*', 'name', 'productReference*',
                        'productType', 'fileSystemSynchronizedGroups*', 'packageProductDependencies*'],
    'PBXProject': ['buildConfigurationList*', 'mainGroup*', 'productRefGroup*', 'targets*', 'packageReferences*'],
    'PBXResourcesBuildPhase': ['files*'], 'PBXSourcesBuildPhase': ['files*'],
    'PBXTargetDependency': ['target*', 'targetProxy*'], 'XCBuildConfiguration': ['buildSettings', 'name'],
    'XCConfigurationList': ['buildConfigurations*', 'defaultConfigurationName'],
    'XCLocalSwiftPackageReference': ['relativePath'], 'XCSwiftPackageProductDependency': ['productName'],
}


def identifiers(value):
    """Everything in a value that looks like a reference."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from identifiers(key)
            yield from identifiers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from identifiers(inner)
    elif IDENTIFIER.fullmatch(value):
        yield value


def check_objects(project):
    objects = project['objects']
    if project.get('objectVersion') != '77':
        complain(f'objectVersion is {project.get("objectVersion")}, not 77')
    used = {project['rootObject']}
    for name, thing in objects.items():
        kind = thing.get('isa')
        if kind not in REQUIRED:
            complain(f'{name}: unknown kind {kind}')
            continue
        for member in REQUIRED[kind]:
            key = member.rstrip('*')
            if key not in thing:
                complain(f'{name} ({kind}) has no {key}')
            elif member.endswith('*') and not all(
                    entry in objects for entry in ([thing[key]] if isinstance(thing[key], str) else thing[key])):
                complain(f'{name} ({kind}): {key} leads nowhere')
        for reference in identifiers({key: value for key, value in thing.items() if key != 'isa'}):
            used.add(reference)
            if reference not in objects:
                complain(f'{name} ({kind}) names {reference}, which is not there')
    for name in objects.keys() - used:
        complain(f'{name} ({objects[name].get("isa")}) is used by nothing')
    return objects


def check_files(objects):
    manifest_products = None
    for name, thing in objects.items():
        if thing['isa'] == 'PBXFileSystemSynchronizedRootGroup':
            folder = DEMO / thing['path']
            if not folder.is_dir() or not list(folder.rglob('*.swift')):
                complain(f'the folder {thing["path"]} is missing or holds no Swift file')
            for reference in thing.get('exceptions', []):
                for exception in objects[reference]['membershipExceptions']:
                    if not (folder / exception).exists():
                        complain(f'{thing["path"]}/{exception}, an exception, is missing')
        if thing['isa'] == 'XCLocalSwiftPackageReference':
            manifest = DEMO / thing['relativePath'] / 'Package.swift'
            if not manifest.is_file():
                complain(f'no package at {thing["relativePath"]}')
            else:
                manifest_products = set(re.findall(r'\.library\(name: "(\w+)"', manifest.read_text()))
        if thing['isa'] == 'XCBuildConfiguration':
            plist = thing['buildSettings'].get('INFOPLIST_FILE')
            if plist and not (DEMO / plist).is_file():
                complain(f'{plist} is missing')
    for thing in objects.values():
        if thing['isa'] == 'XCSwiftPackageProductDependency' and thing['productName'] not in (manifest_products or ()):
            complain(f'the package has no product {thing["productName"]}')
        if thing['isa'] == 'PBXNativeTarget':
            names = [objects[entry]['name'] for entry in
                     objects[thing['buildConfigurationList']]['buildConfigurations']]
            if names != ['Debug', 'Release']:
                complain(f'{thing["name"]} has the configurations {names}')


def sources(module):
    folder = {'PopNavigation': DEMO.parent / 'Sources' / 'PopNavigation', 'DemoScreens': DEMO / 'Screens',
              'DemoApp': DEMO / 'App', 'DemoUITests': DEMO / 'UITests'}.get(module)
    return '\n'.join(path.read_text() for path in sorted(folder.rglob('*.swift'))) if folder else ''


def check_app():
    plist = plistlib.loads((DEMO / 'App' / 'Info.plist').read_bytes())
    launch = plist['UILaunchStoryboardName']
    if not (DEMO / 'App' / f'{launch}.storyboard').is_file():
        complain(f'the launch screen {launch} is missing')
    for configurations in plist['UIApplicationSceneManifest']['UISceneConfigurations'].values():
        for configuration in configurations:
            module, name = configuration['UISceneDelegateClassName'].split('.')
            if module != '$(PRODUCT_MODULE_NAME)' or f'class {name}' not in sources('DemoApp'):
                complain(f'there is no class {name} for a scene')
    for storyboard in sorted((DEMO / 'App').glob('*.storyboard')):
        document = ET.parse(storyboard).getroot()
        known = {element.get('id') for element in document.iter() if element.get('id')}
        if document.get('initialViewController') not in known:
            complain(f'{storyboard.name}: its first controller is missing')
        for element in document.iter():
            if element.get('destination') and element.get('destination') not in known:
                complain(f'{storyboard.name}: a segue leads nowhere')
            name, module = element.get('customClass'), element.get('customModule')
            if name and not re.search(rf'\bclass {name}\b', sources(module)):
                complain(f'{storyboard.name}: there is no class {module}.{name}')
            if element.tag == 'userDefinedRuntimeAttribute' and not re.search(
                    rf'@IBInspectable[^\n]*\bvar {element.get("keyPath")}\b', sources('PopNavigation')):
                complain(f'{storyboard.name}: the library has no inspectable {element.get("keyPath")}')


def check_tests(objects):
    """The UI test target tests the app, is built after it, and links the shared list of trials."""
    targets = {thing['name']: thing for thing in objects.values() if thing['isa'] == 'PBXNativeTarget'}
    tests = [thing for thing in targets.values() if thing['productType'] == 'com.apple.product-type.bundle.ui-testing']
    if not tests:
        complain('there is no UI test target')
    for target in tests:
        name = target['name']
        needed = {objects[objects[entry]['target']]['name'] for entry in target['dependencies']}
        for entry in objects[target['buildConfigurationList']]['buildConfigurations']:
            tested = objects[entry]['buildSettings'].get('TEST_TARGET_NAME')
            if tested not in targets or targets[tested]['productType'] != 'com.apple.product-type.application':
                complain(f'{name} tests {tested}, which is no app')
            elif tested not in needed:
                complain(f'{name} does not depend on {tested}')
        imported = set(re.findall(r'^import (\w+)$', sources('DemoUITests'), re.M))
        for module in (imported & set(targets)) - needed:
            complain(f'{name} imports {module} and does not depend on it')
        linked = {objects[objects[entry].get('fileRef') or objects[entry]['productRef']].get('path')
                  for phase in target['buildPhases'] if objects[phase]['isa'] == 'PBXFrameworksBuildPhase'
                  for entry in objects[phase]['files']}
        for module in needed:
            product = objects[targets[module]['productReference']]['path']
            if product.endswith('.a') and product not in linked:
                complain(f'{name} does not link {product}')
    return {thing['name'] for thing in tests}


def check_schemes(objects, tests):
    tested = set()
    for scheme in sorted((PROJECT / 'xcshareddata' / 'xcschemes').glob('*.xcscheme')):
        root = ET.parse(scheme).getroot()
        for reference in root.iter('BuildableReference'):
            target = objects.get(reference.get('BlueprintIdentifier'))
            if target is None:
                complain(f'{scheme.name}: its target is missing')
            elif (reference.get('BlueprintName'), reference.get('BuildableName')) != (
                    target['name'], objects[target['productReference']]['path']):
                complain(f'{scheme.name}: {reference.get("BlueprintName")} is the target {target["name"]}')
        tested |= {reference.get('BlueprintName') for testable in root.iter('TestableReference')
                   if testable.get('skipped') == 'NO' for reference in testable.iter('BuildableReference')}
    for name in tests - tested:
        complain(f'no scheme tests {name}')
    ET.parse(PROJECT / 'project.xcworkspace' / 'contents.xcworkspacedata')


def main():
    objects = {}
    try:
        project = PropertyList((PROJECT / 'project.pbxproj').read_text()).parse()
        objects = check_objects(project)
        if not report.problems:
            check_files(objects)
            check_app()
            check_schemes(objects, check_tests(objects))
    except (ValueError, KeyError, IndexError, OSError, ET.ParseError, plistlib.InvalidFileException) as error:
        complain(f'{type(error).__name__}: {error}')
    return report.finish(f'{len(objects)} objects, every reference resolves')


if __name__ == '__main__':
    sys.exit(main())
