#!/usr/bin/env python3
"""Tests of the rules by which `mutants` derives mutants from a source."""
import pathlib
import subprocess
import tempfile
import unittest

from tree import mutants_of, with_mutants, without_errors

SWITCHES = pathlib.Path(__file__).with_name('Switches.swift.txt')


def compile_(folder, *options):
    return subprocess.run(['swiftc', '-frontend', *options, '-module-name', 'Rules', '-suppress-warnings'], cwd=folder,
                          capture_output=True, text=True)


def mutants(text):
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'Rule.swift').write_text(text)
        tree = compile_(folder, '-dump-ast', '-dump-ast-format', 'json', '-primary-file', 'Rule.swift')
        found = mutants_of({'Rule.swift': text.encode()}, tree)
    for number, mutant in enumerate(found, 1):
        mutant.switch = number
    return found


def changes(body):
    """The changes of a function with this body, each with the code that it changes."""
    return [(mutant.change, mutant.text) for mutant in mutants(FUNCTION % body)]


FUNCTION = '''
func act() {}
func apply(isOn: Bool, isNear: Bool, width: Double, first: Double?) -> Double {
    %s
}
'''


class Rules(unittest.TestCase):
    def test_a_condition_is_negated(self):
        self.assertIn(('negated', 'isOn'), changes('if isOn { return width }; return 0'))

    def test_the_operands_of_a_conjunction_are_true(self):
        found = changes('guard isOn && isNear else { return width }; return 0')
        self.assertIn(('true', 'isOn'), found)
        self.assertIn(('true', 'isNear'), found)
        self.assertNotIn(('negated', 'isOn && isNear'), found)

    def test_the_operands_of_a_disjunction_are_false(self):
        self.assertIn(('false', 'isNear'), changes('let isIn = isOn || isNear; return isIn ? width : 0'))

    def test_a_bound_includes_its_limit(self):
        self.assertIn(('< as <=', 'width < 2.5'), changes('return width < 2.5 ? width : 0'))

    def test_the_value_before_a_default_is_nil(self):
        self.assertIn(('nil', 'first'), changes('return first ?? width'))

    def test_an_operand_is_left_out(self):
        self.assertIn(('without + 2', 'width + 2'), changes('return width + 2'))

    def test_a_call_is_left_out(self):
        self.assertIn(('left out', 'act()'), changes('act(); return width'))

    def test_texts_have_no_mutants(self):
        self.assertEqual(changes(r'return "\(width + 1)".isEmpty ? width : first!'), [('negated', r'"\(width + 1)".isEmpty')])

    def test_all_mutants_together_compile(self):
        text = FUNCTION % 'act()\n guard isOn && width < 3 else { return 1 }\n return (first ?? width) + 2 * width'
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / 'Rule.swift').write_bytes(with_mutants(text.encode(), mutants(text)))
            (pathlib.Path(folder) / 'Mutants.swift').write_bytes(SWITCHES.read_bytes())
            result = compile_(folder, '-emit-sil', '-o', '/dev/null', 'Rule.swift', 'Mutants.swift')
            self.assertEqual(result.stderr, '')

    def test_an_error_drops_a_mutant_of_its_line(self):
        found = mutants(FUNCTION % 'act()\n return width + 2')
        line = next(mutant.lines[0] for mutant in found if mutant.call == 'mutant')
        left = without_errors(found, {('Rule.swift', line)})
        self.assertEqual([mutant.text for mutant in found if mutant not in left], ['act()'])


if __name__ == '__main__':
    unittest.main()
