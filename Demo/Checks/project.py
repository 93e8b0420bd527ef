#!/usr/bin/env python3
"""Checks Demo.xcodeproj without Xcode: it parses, every reference resolves, and its folders, products, imports and schemes are there.

    Demo/Checks/project.py        exit status 0: good, 1: something is wrong
"""
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


def check_references(project):
    objects = project['objects']
    used = {project['rootObject']}
    for name, thing in objects.items():
        for reference in identifiers({key: value for key, value in thing.items() if key != 'isa'}):
            used.add(reference)
            if reference not in objects:
                complain(f'{name} ({thing["isa"]}) names {reference}, which is not there')
    for name in objects.keys() - used:
        complain(f'{name} ({objects[name]["isa"]}) is used by nothing')
    return objects


def check_files(objects):
    products = set(re.findall(r'\.library\(name: "(\w+)"', (DEMO.parent / 'Package.swift').read_text()))
    for thing in objects.values():
        if thing['isa'] == 'PBXFileSystemSynchronizedRootGroup' and not list((DEMO / thing['path']).rglob('*.swift')):
            complain(f'the folder {thing["path"]} is missing or holds no Swift file')
        if thing['isa'] == 'XCBuildConfiguration':
            plist = thing['buildSettings'].get('INFOPLIST_FILE')
            if plist and not (DEMO / plist).is_file():
                complain(f'{plist} is missing')
        if thing['isa'] == 'XCSwiftPackageProductDependency' and thing['productName'] not in products:
            complain(f'the package has no product {thing["productName"]}')
    for scheme in sorted((PROJECT / 'xcshareddata' / 'xcschemes').glob('*.xcscheme')):
        for reference in ET.parse(scheme).getroot().iter('BuildableReference'):
            if reference.get('BlueprintIdentifier') not in objects:
                complain(f'{scheme.name}: its target is missing')


def check_imports(objects):
    """A target links the products of the package that its sources import."""
    products = set(re.findall(r'\.library\(name: "(\w+)"', (DEMO.parent / 'Package.swift').read_text()))
    for target in objects.values():
        if target['isa'] != 'PBXNativeTarget':
            continue
        linked = {objects[name]['productName'] for name in target['packageProductDependencies']}
        built = {objects[objects[file]['productRef']]['productName']
                 for phase in target['buildPhases'] for file in objects[phase]['files'] if 'productRef' in objects[file]}
        folders = [objects[group]['path'] for group in target['fileSystemSynchronizedGroups']]
        sources = [file.read_text() for folder in folders for file in (DEMO / folder).rglob('*.swift')]
        imported = {name for text in sources for name in re.findall(r'^import (\w+)$', text, re.M)} & products
        for product in sorted(imported - linked):
            complain(f'the target {target["name"]} imports {product} without a dependency on it')
        # A static library, here the screens, links nothing.
        is_library = target['productType'].endswith('library.static')
        for product in sorted(linked - built) if not is_library else []:
            complain(f'the target {target["name"]} does not link {product}')


def main():
    objects = {}
    try:
        project = PropertyList((PROJECT / 'project.pbxproj').read_text()).parse()
        objects = check_references(project)
        check_files(objects)
        check_imports(objects)
    except (ValueError, KeyError, IndexError, OSError, ET.ParseError) as error:
        complain(f'{type(error).__name__}: {error}')
    return report.finish(f'{len(objects)} objects, every reference resolves')


if __name__ == '__main__':
    sys.exit(main())
