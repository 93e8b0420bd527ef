"""The code of the demo's screens, read from the files that are compiled.

The page reads and counts it in Swift; its check and README's figures do so here.
"""
import re

from shared import ROOT

SCREENS = ROOT / 'Demo/Screens'
#: A declaration at the top level, with the comment above it.
DECLARATION = re.compile(r'^(?:///.*\n|@.*\n)*(?:[a-z]\w* )+.*(?:\{.*\}\n|\{\n(?:(?:[ #/].*)?\n)*?\}\n)', re.M)


def declarations(folder):
    return [found[0].rstrip('\n') for file in sorted((SCREENS / folder).glob('*.swift'))
            for found in DECLARATION.finditer(file.read_text())]


def count(text):
    """The lines that an app must write: without imports, comments, blank lines and lone brackets."""
    return sum(not re.fullmatch(r'[\s{}()\[\],]*|\s*//.*|import .*', line) for line in text.split('\n'))


def types(name):
    """The types of a case's screen, with the library and on a plain controller."""
    for file in (SCREENS / 'Cases').glob('*.swift'):
        pattern = rf'DemoCase\(\s*"{name}",(?:(?!\bDemoCase\b)[\s\S])*?\) \{{\s*\[(.*?)\](?:\s*\}} plain: \{{\s*\[(.*?)\])?'
        if found := re.search(pattern, file.read_text()):
            return [re.findall(r'(\w+)\(', screens)[-1] for screens in (found[1], found[2] or found[1])]
    raise KeyError(name)


#: Screens inside a case's own.
CHILDREN = {'container': ['ChildScreen']}


def code(name):
    """What an app writes for a case's screen: with the library, with UIKit alone, and once in the app for the latter."""
    return ['\n\n'.join(part) for part in parts(name)]


def parts(name):
    """The declarations of `code(name)`."""
    library, plain = types(name)
    pattern = rf'^extension {library}: (Async)?Pop' + (rf'|^final class {library}\b' if library.startswith('Library') else '')
    patterns = [pattern, *(rf'^extension {child}: (Async)?Pop' for child in CHILDREN.get(name, []))]
    own = [one for one in declarations('Cases') if any(re.search(one_of, one, re.M) for one_of in patterns)]
    written = declarations('Plain')
    used = [one for one in written if re.search(rf'^final class {plain}\b', one, re.M)]
    rest = [one for one in written if one not in used]
    once = []
    while found := next((one for one in rest if any(uses(text, one) for text in used + once)), None):
        rest.remove(found)
        once.append(found)
    return own, used, once


def uses(text, other):
    """Whether the text names a class, or a member of an extension."""
    named = re.search(r'^final class (\w+)', other, re.M)
    names = [named[1]] if named else re.findall(r'^    (?:var|func) (\w+)', other, re.M)
    return any(re.search(rf'\b{name}\b', text) for name in names)


def lines(name):
    """The lines of a case's screen: with the library, with UIKit alone, and once in the app for the latter."""
    return [count(text) for text in code(name)]
