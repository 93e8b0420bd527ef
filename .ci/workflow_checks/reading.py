"""Reads a workflow as GitHub does: YAML, the matrix, expressions. The result is a list of legs."""
import itertools
import re
import subprocess
import sys
from dataclasses import dataclass

from report import ROOT

try:
    import yaml
except ImportError:
    packages = ROOT / '.build' / 'python'
    subprocess.run([sys.executable, '-m', 'pip', 'install', '--quiet', '--target', packages, 'PyYAML==6.0.3'], check=True)
    sys.path.insert(0, str(packages))
    import yaml


class Loader(yaml.SafeLoader):
    """YAML as GitHub reads it: a duplicate key is an error, and `on` is a string."""


Loader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != 'tag:yaml.org,2002:bool']
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
Loader.add_implicit_resolver('tag:yaml.org,2002:bool', re.compile(r'true|false'), list('tf'))


def mapping(loader, node):
    keys = [loader.construct_object(key) for key, _ in node.value]
    for key in {key for key in keys if keys.count(key) > 1}:
        raise yaml.YAMLError(f'{key} is a duplicate, line {node.start_mark.line + 1}')
    return {key: loader.construct_object(value, deep=True) for key, (_, value) in zip(keys, node.value)}


Loader.add_constructor('tag:yaml.org,2002:map', mapping)


def read(file):
    try:
        return yaml.load(file.read_text(), Loader)
    except yaml.YAMLError as error:
        raise ValueError(f'{type(error).__name__}: {error}') from None


def combinations(matrix):
    """The combinations of a matrix. An entry of `include` extends those that it does not contradict, or is one of its own."""
    keys = {key: values for key, values in matrix.items() if key != 'include'}
    product = [dict(zip(keys, values)) for values in itertools.product(*keys.values())] if keys else []
    found = [dict(combination) for combination in product]
    for entry in matrix.get('include', []):
        extended = [result for result, original in zip(found, product)
                    if all(original.get(key, value) == value for key, value in entry.items())]
        for result in extended:
            result.update(entry)
        if not extended:
            found.append(dict(entry))
    return found or [{}]


@dataclass
class Leg:
    """A job with one combination of its matrix."""
    place: str
    job: dict
    matrix: dict
    report: object

    def __post_init__(self):
        self.outputs = {}       # of the steps so far: {'simulator': {'destination': '…'}}

    def text(self, value):
        """The text with its expressions evaluated. What exists only in a run becomes a placeholder."""
        return re.sub(r'\$\{\{(.*?)\}\}', lambda match: str(self.evaluate(match[1].strip())), str(value))

    def evaluate(self, expression):
        if match := re.fullmatch(r"matrix\.([\w-]+) == '([^']*)'", expression):
            return 'true' if self.evaluate(f'matrix.{match[1]}') == match[2] else 'false'
        if match := re.fullmatch(r'matrix\.([\w-]+)', expression):
            if match[1] not in self.matrix:
                self.report.complain(f'{self.place}: the matrix has no {match[1]}')
            return self.matrix.get(match[1], '')
        if match := re.fullmatch(r'steps\.([\w-]+)\.outputs\.([\w-]+)', expression):
            if match[2] not in self.outputs.get(match[1], {}):
                self.report.complain(f'{self.place}: no step before it has the output {match[1]}.{match[2]}')
            return self.outputs.get(match[1], {}).get(match[2], 'value')
        if not re.fullmatch(r'github\.\w+', expression):
            self.report.complain(f'{self.place}: unknown expression {expression}')
        return 'value'

    def check_condition(self, condition):
        """Evaluates what an `if` refers to, so that a wrong name is found."""
        for reference in re.findall(r'(?:matrix|steps)\.[\w.-]+', str(condition)):
            self.evaluate(reference)


def legs(file, workflow, report):
    for name, job in workflow['jobs'].items():
        for matrix in combinations(job.get('strategy', {}).get('matrix', {})):
            yield Leg(f'{file.name}, {name}', job, matrix, report)
