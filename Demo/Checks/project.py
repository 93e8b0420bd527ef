#!/usr/bin/env python3
"""Checks Demo.xcodeproj without Xcode: its text is whole, and its references, folders, products and schemes exist.

    Demo/Checks/project.py        exit status 0: good, 1: something is wrong
"""
import re
import sys
import xml.etree.ElementTree as ET

from shared import ROOT, Report

DEMO = ROOT / 'Demo'
PROJECT = DEMO / 'Demo.xcodeproj'
IDENTIFIER = r'\b[0-9A-F]{24}\b'
report = Report('Demo.xcodeproj')
complain = report.complain


def check_text(text):
    """Brackets that don't match are what a failed merge leaves. `text` has no strings or comments."""
    pairs, opened = {')': '(', '}': '{'}, []
    for bracket in re.findall(r'[(){}]', text):
        if bracket not in pairs:
            opened.append(bracket)
        elif not opened or opened.pop() != pairs[bracket]:
            return complain(f'a {bracket} without its {pairs[bracket]}')
    if opened:
        complain(f'{opened} without their ends')
    if re.search(r'^[<=>]{7}', text, re.M):
        complain('a conflict of a merge')
    for line in re.findall(r'^\t+.*[^;,{(\s]\s*$', text, re.M):
        complain(f'no end of line: {line.strip()}')


def check_references(text, objects, schemes):
    names = re.findall(r'^\t\t(\w{24}) = ', text, re.M)
    for name in {name for name in names if names.count(name) > 1}:
        complain(f'{name} is there twice')
    used = re.findall(rf'{IDENTIFIER}(?! = {{)', text)
    for name in sorted(set(used) - objects.keys()):
        complain(f'{name} is used, but is not there')
    for name in sorted(objects.keys() - set(used)):
        complain(f'{name} is used by nothing')
    for scheme in schemes:
        for reference in ET.parse(scheme).getroot().iter('BuildableReference'):
            if reference.get('BlueprintIdentifier') not in objects:
                complain(f'{scheme.name}: its target is missing')


def named(block, key):
    """The identifiers in one setting of an object."""
    return re.findall(IDENTIFIER, ''.join(re.findall(rf'\b{key} = (\(.*?\)|.*?);', block, re.S)))


def value(block, key):
    return ''.join(re.findall(rf'\b{key} = (.*?);', block)[:1])


def check_targets(objects):
    """Folders exist, and a target depends on, and links, the products of the package that its sources import."""
    products = set(re.findall(r'\.library\(name: "(\w+)"', (ROOT / 'Package.swift').read_text()))
    for block in objects.values():
        plist = value(block, 'INFOPLIST_FILE')
        if plist and not (DEMO / plist).is_file():
            complain(f'{plist} is missing')
        if 'isa = PBXNativeTarget;' not in block:
            continue
        target = value(block, 'name')
        linked = {value(objects[name], 'productName') for name in named(block, 'packageProductDependencies')}
        built = {value(objects[product], 'productName') for phase in named(block, 'buildPhases')
                 for file in named(objects[phase], 'files') for product in named(objects[file], 'productRef')}
        sources = []
        for folder in (value(objects[group], 'path') for group in named(block, 'fileSystemSynchronizedGroups')):
            files = list((DEMO / folder).rglob('*.swift'))
            sources += [file.read_text() for file in files]
            if not files:
                complain(f'the folder {folder} is missing or holds no Swift file')
        imported = {name for text in sources for name in re.findall(r'^import (\w+)$', text, re.M)} & products
        for product in sorted(linked - products):
            complain(f'the package has no product {product}')
        for product in sorted(imported - linked):
            complain(f'the target {target} imports {product} without a dependency on it')
        # A static library, here the screens, links nothing.
        for product in sorted(linked - built) if 'library.static' not in block else []:
            complain(f'the target {target} does not link {product}')


def main():
    text = (PROJECT / 'project.pbxproj').read_text()
    bare = re.sub(r'/\*.*?\*/ ?|//.*', '', re.sub(r'"(?:\\.|[^"\\])*"', lambda s: re.sub(r'[(){};/*]', '', s[0]), text))
    objects = dict(re.findall(r'^\t\t(\w{24}) = \{(.*?)\};$', bare, re.M | re.S))
    check_text(bare)
    try:
        check_references(bare, objects, (PROJECT / 'xcshareddata' / 'xcschemes').glob('*.xcscheme'))
        check_targets(objects)
    except (KeyError, ET.ParseError) as error:
        complain(f'{type(error).__name__}: {error}')
    return report.finish(f'{len(objects)} objects, every reference resolves')


if __name__ == '__main__':
    sys.exit(main())
