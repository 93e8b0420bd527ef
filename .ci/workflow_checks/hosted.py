"""The rules that come from .ci/hosted: what GitHub's machines and actions are, and what a recorded Mac does with a leg."""
import re
import tomllib

from workflow_checks import mac
from workflow_checks.commands import check_command, split


class Table:
    def __init__(self):
        table = tomllib.loads((mac.HOSTED / 'table.toml').read_text())
        self.machines, self.actions, self.required = table['machines'], table['actions'], table['required']

    def check_machine(self, leg, machine):
        """The machine exists. The jobs of a preview, and no others, may fail without failing the run."""
        if machine not in self.machines:
            return leg.report.complain(f'{leg.place}: no hosted machine is called {machine}')
        may_fail = leg.text(leg.job.get('continue-on-error', 'false')) == 'true'
        if may_fail != self.machines[machine].get('preview', False):
            leg.report.complain(f'{leg.place}: {machine} is {"no" if may_fail else "a"} preview, so its jobs '
                                f'{"must not" if may_fail else "must"} have continue-on-error')

    def check_action(self, action, place, report):
        name, _, version = action.partition('@')
        if name not in self.actions:
            report.complain(f'{place}: .ci/hosted/table.toml does not list the action {name}')
        elif version != self.actions[name]['version']:
            report.complain(f'{place}: {action} is not the version that runs today, {self.actions[name]["version"]}')


class Coverage:
    """What all legs together have to cover."""

    def __init__(self, table):
        self.table, self.jobs, self.systems = table, {}, set()
        self.runs_everything = False    # whether a container runs .ci/run

    def check(self, report):
        for job, majors in self.jobs.items():
            if str(self.table.required['xcode']) not in majors:
                report.complain(f'{job}: no machine runs it with Xcode {self.table.required["xcode"]}')
        for system in self.table.required['systems']:
            if system not in self.systems:
                report.complain(f'no leg tests on {system}')
        if not self.runs_everything:
            report.complain('no container runs .ci/run')


def check_step(root, leg, machine, script, place, coverage):
    """Checks the commands of a step. On a Mac the scripts of .github run on its record. Returns the step's outputs."""
    if re.search(r'\S.*\$\(', re.sub(r'^\w+=', '', script, flags=re.M)):
        leg.report.complain(f'{place}: the status of a command inside $(…) is lost')
    outputs = {}
    for command in split(script):
        check_command(root, command, place, leg.report)
        name = command.split()[0]
        coverage.runs_everything |= name == '.ci/run' and 'container' in leg.job
        if not mac.is_recorded(machine):
            continue
        if name.startswith('.github/') and (root / name).is_file():
            outputs |= check_on_mac(root, leg, machine, command, place, coverage)
        elif leg.place not in coverage.jobs:
            leg.report.complain(f'{place}: no step before it selects an Xcode')
    return outputs


def check_on_mac(root, leg, machine, command, place, coverage):
    result = mac.run(root, machine, command)
    if result.status:
        leg.report.complain(f'{place}: {command} fails on {machine}: {result.sentence}')
    if any('xcode-select' in call for call in result.calls):
        coverage.jobs.setdefault(leg.place, set()).add(command.split()[-1])
    coverage.systems |= {name.split('.')[0] for name in result.booted}
    return result.outputs
