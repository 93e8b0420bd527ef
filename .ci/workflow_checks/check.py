"""Checks all workflows of a checkout."""
import re

from workflow_checks import hosted
from workflow_checks.commands import check_package_schemes
from workflow_checks.reading import legs, read
from workflow_checks.scripts import check_scripts


def check(root, report, scripts=True):
    files = sorted((root / '.github/workflows').glob('*.yml'))
    table = hosted.Table()
    coverage = hosted.Coverage(table)
    count = 0
    for file in files:
        try:
            count += check_workflow(root, file, table, coverage, report)
        except ValueError as error:
            report.complain(f'{file.name}: {error}')
    coverage.check(report)
    check_package_schemes(root, report)
    situations = check_scripts(root, report) if scripts else 0
    return f'{len(files)} files with {count} legs, and the scripts in {situations} situations, do what they should'


def check_workflow(root, file, table, coverage, report):
    workflow = read(file)
    if missing := [key for key in ('name', 'on', 'permissions', 'jobs') if key not in workflow]:
        raise ValueError(f'no {" and no ".join(missing)}')
    for name, job in workflow['jobs'].items():
        for needed in [job['needs']] if isinstance(job.get('needs'), str) else job.get('needs', []):
            if needed not in workflow['jobs']:
                report.complain(f'{file.name}, {name}: needs {needed}, which is not there')
        if 'timeout-minutes' not in job:
            report.complain(f'{file.name}, {name}: no timeout')
    found = list(legs(file, workflow, report))
    for leg in found:
        check_leg(root, leg, table, coverage)
    return len(found)


def check_leg(root, leg, table, coverage):
    machine = leg.text(leg.job.get('runs-on', ''))
    table.check_machine(leg, machine)
    leg.text(leg.job.get('name', ''))
    for number, step in enumerate(leg.job['steps'], 1):
        place = f'{leg.place}, step {number}'
        if ('run' in step) == ('uses' in step):
            leg.report.complain(f'{place}: needs either run or uses')
        if 'uses' in step:
            table.check_action(step['uses'], place, leg.report)
        if not (root / step.get('working-directory', '.')).is_dir():
            leg.report.complain(f'{place}: the folder {step["working-directory"]} is missing')
        for text in [step.get('name', ''), *step.get('with', {}).values()]:
            leg.text(text)
        leg.check_condition(step.get('if', ''))
        script = leg.text(step.get('run', ''))
        outputs = hosted.check_step(root, leg, machine, script, place, coverage)
        outputs |= dict.fromkeys(re.findall(r'(\w+)=.*>> *"?\$GITHUB_OUTPUT', script), 'value')
        if 'id' in step:
            leg.outputs[step['id']] = outputs
