"""Derives mutants from the compiler's syntax tree, and writes a source with its mutants in it."""
import dataclasses
import json
import re

BOOL = '$sSbD'
# The beginnings of the types String and Array.
TEXTS = ('$sSS', '$sSa')
BOUNDS = {'<': '<=', '<=': '<', '>': '>=', '>=': '>'}
# The tree gives the start of the last token of an expression.
TOKEN = re.compile(rb'\d\w*(?:\.\d\w*)?|[$#]?\w+|"(?:\\.|[^"\\\n])*"|[^\s]')
NAMED = {'func_decl', 'constructor_decl', 'destructor_decl', 'var_decl'}
STATEMENTS = {'call_expr', 'assign_expr', 'optional_evaluation_expr'}
# A switch as an expression has no switch around it; inside of a text the compiler's places aren't the source's.
OPAQUE = {'single_value_stmt_expr', 'interpolated_string_literal_expr', 'boolean_literal_expr'}


@dataclasses.dataclass(eq=False)
class Mutant:
    """A place in a source, and what stands there instead."""
    file: str
    span: tuple
    function: str
    change: str
    call: str
    other: bytes
    text: str
    lines: range
    copy: int = 1
    switch: int = 0

    def __str__(self):
        again = f' ({self.copy})' if self.copy > 1 else ''
        return f'{self.file} {self.function}: {self.change}: {self.text}{again}'

    def around(self, text):
        if self.call == 'mutant':
            return b'if !mutant(%d) { %s }' % (self.switch, text)
        other = self.other + b', ' if self.other else b''
        return b'%s(%d, %s%s)' % (self.call.encode(), self.switch, other, text)


class Finder:
    """Walks over the tree of one file."""

    def __init__(self, file, source):
        self.file, self.source = file, source
        self.found = {}
        self.function = ''

    # Places

    def span(self, node):
        place = node.get('range')
        if not place:
            return None
        last = TOKEN.match(self.source, place['end'])
        return (place['start'], last.end()) if last else None

    def text(self, node):
        return self.source[slice(*self.span(node))]

    def add(self, node, change, call, other=b''):
        span = self.span(node)
        if not span or (span, call, change) in self.found:
            return
        text = self.source[slice(*span)]
        # What is written twice has to be one line without a comment.
        if other and (b'\n' in other or b'//' in other):
            return
        first = self.source.count(b'\n', 0, span[0]) + 1
        lines = range(first, first + text.count(b'\n') + 1)
        shown = ' '.join(text.decode().split())
        self.found[span, call, change] = Mutant(self.file, span, self.function, change, call, other, shown, lines)

    # Rules

    def condition(self, node, change, call):
        if node.get('type') != BOOL or self.operator(node) in ('&&', '||'):
            return
        if inner(node)['_kind'] in OPAQUE:
            return
        self.add(node, change, call)

    @staticmethod
    def operator(node):
        return name_of(inner(node).get('fn')) if inner(node)['_kind'] == 'binary_expr' else None

    def visit(self, node):
        kind = node['_kind']
        if kind in ('guard_stmt', 'if_stmt', 'while_stmt'):
            clauses = node.get('conditions', [])
            for clause in clauses:
                if len(clauses) == 1:
                    self.condition(clause, 'negated', 'mutantNegated')
                else:
                    self.condition(clause, 'true', 'mutantTrue')
        elif kind == 'ternary_expr':
            self.condition(node['cond_expr'], 'negated', 'mutantNegated')
        elif kind == 'return_stmt' and 'result' in node:
            self.condition(node['result'], 'negated', 'mutantNegated')
        elif kind == 'assign_expr':
            self.condition(node['src'], 'negated', 'mutantNegated')
        elif kind == 'boolean_literal_expr':
            self.add(node, 'negated', 'mutantNegated')
        elif kind in ('integer_literal_expr', 'float_literal_expr') and not node.get('implicit'):
            value = self.text(node)
            if re.fullmatch(rb'\d+(\.\d+)?', value):
                other = f'{float(value) * 2 + 1:g}'.encode()
                self.add(node, other.decode(), 'mutantOther', other)
        elif kind == 'binary_expr':
            self.binary(node)
        elif kind == 'brace_stmt':
            for element in node.get('elements', []):
                # An initializer has to set its properties.
                if element['_kind'] in STATEMENTS and (self.function, element['_kind']) != ('init', 'assign_expr'):
                    self.add(element, 'left out', 'mutant')

    def binary(self, node):
        name = name_of(node.get('fn'))
        operands = [argument['expr'] for argument in node['args']['args']]
        if len(operands) != 2 or not all(map(self.span, operands)):
            return
        left, right = operands
        if name in ('&&', '||'):
            for operand in operands:
                change = ('true', 'mutantTrue') if name == '&&' else ('false', 'mutantFalse')
                # The right operand is an autoclosure.
                self.condition(operand.get('single_expr_body', operand), *change)
        elif name == '??':
            self.add(left, 'nil', 'mutantNil')
        elif name in BOUNDS:
            between = self.source[self.span(left)[1]:self.span(right)[0]].replace(name.encode(), BOUNDS[name].encode())
            self.add(node, f'{name} as {BOUNDS[name]}', 'mutantOther', self.text(left) + between + self.text(right))
        elif name in ('+', '-', '*', '/') and node['type'][:4] not in TEXTS:
            self.add(node, f'without {name} {self.text(right).decode()}', 'mutantOther', self.text(left))

    def walk(self, node):
        if isinstance(node, list):
            for child in node:
                self.walk(child)
        elif isinstance(node, dict) and node.get('_kind') != 'interpolated_string_literal_expr' and not (
                node.get('_kind') in NAMED and node.get('implicit') and not base_name(node).startswith('$')):
            outer = self.function
            if node.get('_kind') in NAMED and not node.get('implicit') and not outer:
                self.function = base_name(node)
            if '_kind' in node:
                self.visit(node)
            for child in node.values():
                self.walk(child)
            self.function = outer


def inner(node):
    """The expression inside conversions that the source doesn't show."""
    while node.get('implicit') and 'sub_expr' in node:
        node = node['sub_expr']
    return node


def name_of(function):
    """The name of the called operator."""
    while function and 'decl' not in function:
        function = function.get('sub_expr') or function.get('fn')
    return function['decl'].get('base_name') if function else None


def base_name(node):
    if node['_kind'] == 'constructor_decl':
        return 'init'
    if node['_kind'] == 'destructor_decl':
        return 'deinit'
    return node.get('name', {}).get('base_name', {}).get('name', '')


def mutants_of(sources, dump):
    """All mutants of a module, from the compiler's output."""
    if dump.returncode:
        raise SystemExit(dump.stderr)
    decoder, text, position, mutants = json.JSONDecoder(), dump.stdout.strip(), 0, []
    while position < len(text):
        tree, position = decoder.raw_decode(text, position)
        while position < len(text) and text[position].isspace():
            position += 1
        if tree['filename'] not in sources:
            continue
        finder = Finder(tree['filename'], sources[tree['filename']])
        finder.walk(tree.get('items', []))
        mutants += sorted(finder.found.values(), key=lambda mutant: (mutant.span, mutant.change))
    seen = {}
    for mutant in mutants:
        name = str(mutant)
        mutant.copy = seen[name] = seen.get(name, 0) + 1
    return mutants


def without_errors(mutants, places):
    """The mutants without those that the compiler's errors are about. Several may be in a line: the likeliest go first."""
    dropped = set()
    for file, line in places:
        around = [mutant for mutant in mutants if mutant.file == file and line in mutant.lines]
        # An error may be at the end of a function.
        around = around or [mutant for mutant in mutants if mutant.file == file and line - 30 < mutant.lines[0] <= line]
        choices = [[mutant for mutant in around if len(mutant.lines) == 1 and mutant.call == 'mutant'],
                   [mutant for mutant in around if len(mutant.lines) == 1],
                   sorted(around, key=lambda mutant: len(mutant.lines))[:1]]
        dropped.update(next(filter(None, choices), []))
    return [mutant for mutant in mutants if mutant not in dropped]


def with_mutants(source, mutants):
    """The source with all of its mutants in it, each behind its switch. Lines keep their numbers."""

    def write(start, end, mutants):
        result, position = b'', start
        while mutants:
            span = mutants[0].span
            same = [mutant for mutant in mutants if mutant.span == span]
            within = [mutant for mutant in mutants if mutant.span != span and mutant.span[1] <= span[1]]
            mutants = mutants[len(same) + len(within):]
            text = write(*span, within)
            # A statement that is left out stands around its expressions.
            for mutant in sorted(same, key=lambda mutant: mutant.call == 'mutant'):
                text = mutant.around(text)
            result += source[position:span[0]] + text
            position = span[1]
        return result + source[position:end]

    ordered = sorted(mutants, key=lambda mutant: (mutant.span[0], -mutant.span[1]))
    return write(0, len(source), crossing_removed(ordered))


def crossing_removed(mutants):
    kept, ends = [], []
    for mutant in mutants:
        while ends and ends[-1] <= mutant.span[0]:
            ends.pop()
        if ends and mutant.span[1] > ends[-1]:
            continue
        ends.append(mutant.span[1])
        kept.append(mutant)
    return kept
