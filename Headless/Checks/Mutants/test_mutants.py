#!/usr/bin/env python3
"""Tests of the rules by which `mutants` derives mutants from a source."""
import importlib.machinery
import importlib.util
import pathlib
import unittest

LOADER = importlib.machinery.SourceFileLoader('mutants', str(pathlib.Path(__file__).with_name('mutants')))
SPEC = importlib.util.spec_from_loader('mutants', LOADER)
MUTANTS = importlib.util.module_from_spec(SPEC)
LOADER.exec_module(MUTANTS)


def changes(body):
    """The changes of a function with this body, each with the code that it changes."""
    text = 'struct Rule {\n    func apply() -> Int {\n' + ''.join(f'        {line}\n' for line in body) + '    }\n}\n'
    source = MUTANTS.Source('Rule.swift', text, {})
    return [(mutant.change, text[slice(*mutant.span)]) for mutant in source.mutants]


class Rules(unittest.TestCase):
    def test_a_condition_is_negated(self):
        self.assertIn(('negated', 'isOn'), changes(['if isOn { return 7 }', 'return other']))

    def test_the_operands_of_a_conjunction_are_true(self):
        found = changes(['guard isOn && isNear else { return other }', 'return other'])
        self.assertIn(('always true', 'isOn'), found)
        self.assertIn(('always true', 'isNear'), found)
        self.assertNotIn(('negated', 'isOn && isNear'), found)

    def test_the_operands_of_a_disjunction_are_false(self):
        found = changes(['let isIn = isOn || isNear', 'return other'])
        self.assertIn(('always false', 'isOn'), found)

    def test_a_bound_includes_its_limit(self):
        self.assertIn(('< as <=', 'width < limit'), changes(['if width < limit { return other }', 'return other']))

    def test_a_return_without_a_value_is_no_mutant(self):
        text = 'struct Rule {\n    var isOn: Bool {\n        get { link }\n' \
            '        set {\n            guard newValue else { return }\n            link = newValue\n        }\n    }\n}\n'
        spans = [mutant.span for mutant in MUTANTS.Source('Rule.swift', text, {}).mutants]
        self.assertNotIn('', [text[slice(*span)] for span in spans])

    def test_the_value_before_a_default_is_nil(self):
        self.assertIn(('nil', 'first'), changes(['return first ?? other']))

    def test_a_statement_is_left_out(self):
        self.assertIn(('left out', 'cancel()'), changes(['cancel()', 'return other']))

    def test_comments_and_strings_have_no_mutants(self):
        self.assertEqual(changes(['// if isOn { }', 'return other']), [])


if __name__ == '__main__':
    unittest.main()
