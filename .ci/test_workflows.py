#!/usr/bin/env python3
"""Tests the scripts: .ci/release, .ci/simulator, the baseline of .ci/api, .ci/figures, and how .ci/run counts skips."""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def load(name):
    loader = importlib.machinery.SourceFileLoader(name, str(HERE / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


class ReleaseTests(unittest.TestCase):
    release = load('release')
    changelog = '# Changelog\n\n## 1.2.0 (2027-01-31)\n\n- New.\n\n## 1.1.0 (2026-12-01)\n\n- Old.\n'
    beta_changelog = '# Changelog\n\n## 1.0.0-beta.2 (2026-12-01)\n\n- New.\n'
    readme = '.package(url: "https://example.com/PopNavigation.git", from: "1.0.0"),'

    def check(self, tag='1.2.0', changelog=changelog, readme=readme, article='', **options):
        return self.release.problems(tag, changelog, {'README.md': readme, 'PrivateAPI.md': article}, **options)

    def check_beta(self, declared):
        return self.check('1.0.0-beta.2', self.beta_changelog, self.readme.replace('1.0.0', declared),
                          measured_on_device=False)

    def test_a_release_whose_documents_name_it_is_good(self):
        self.assertEqual(self.check(), [])
        self.assertEqual(self.release.notes(self.changelog), '- New.')

    def test_a_pre_release_whose_documents_name_it_is_good_without_a_device(self):
        self.assertEqual(self.check_beta('1.0.0-beta.2'), [])
        self.assertEqual(self.check_beta('1.0.0-beta.1'), [])

    def test_documents_that_a_pre_release_does_not_satisfy_are_refused(self):
        self.assertEqual(self.check_beta('1.0.0'), ['README.md says from: "1.0.0"'])
        self.assertEqual(self.check_beta('1.0.0-beta.10'), ['README.md says from: "1.0.0-beta.10"'])
        self.assertEqual(self.check_beta('1.0.0-rc.1'), ['README.md says from: "1.0.0-rc.1"'])

    def test_a_release_whose_documents_name_a_pre_release_is_refused(self):
        readme = self.readme.replace('1.0.0', '1.0.0-beta.1')
        self.assertEqual(self.check(readme=readme), ['README.md says from: "1.0.0-beta.1"'])

    def test_every_document_counts(self):
        article = self.readme.replace('1.0.0', '2.0.0').replace('example.com', 'ADDRESS')
        self.assertEqual(self.check(article=article), ['PrivateAPI.md says from: "2.0.0"',
                                                       'PrivateAPI.md has the placeholder ADDRESS'])

    def test_a_release_without_a_recording_from_a_device_is_refused(self):
        self.assertIn('comes from a device', self.check(measured_on_device=False)[0])

    def test_a_tag_with_a_v_is_refused(self):
        self.assertIn('v1.2.0', self.check(tag='v1.2.0')[0])

    def test_a_version_that_changelog_does_not_have_is_refused(self):
        self.assertIn('1.2.0 (2027-01-31)', self.check(tag='1.3.0')[0])

    def test_a_version_that_changelog_calls_unreleased_is_refused(self):
        self.assertTrue(self.check(changelog='## Unreleased (1.2.0)\n'))

    def test_a_readme_with_another_major_version_is_refused(self):
        self.assertEqual(self.check(tag='2.0.0', changelog='## 2.0.0 (2027-02-01)\n'), ['README.md says from: "1.0.0"'])

    def test_a_readme_with_a_newer_version_is_refused(self):
        self.assertTrue(self.check(readme=self.readme.replace('1.0.0', '1.10.0')))

    def test_a_readme_with_a_placeholder_is_refused(self):
        self.assertTrue(self.check(readme=self.readme.replace('example.com', 'ADDRESS')))

    def test_the_documents_here_wait_only_for_an_address_and_a_day(self):
        """The tag that README names would be released as soon as the owner has filled in what only the owner knows."""
        documents = self.release.tracked_documents()
        tag = self.release.DECLARED.search(documents['README.md'])[1]
        changelog = (HERE.parent / 'CHANGELOG.md').read_text()
        unreleased = f'Unreleased ({tag})'
        found = self.release.problems(tag, changelog.replace(unreleased, f'{tag} (2026-12-01)'), documents,
                                      self.release.is_measured_on_device())
        self.assertEqual([problem for problem in found if 'placeholder' not in problem], [])

    def test_the_workflow_marks_a_pre_release(self):
        """Runs the script of the step Publish with a gh that prints its arguments."""
        workflow = (HERE.parent / '.github/workflows/release.yml').read_text()
        script = re.search(r'- name: Publish\n +run: \|\n((?: {10}.*\n?)+)', workflow)[1]
        for tag, is_marked in ('1.0.0-beta.1', True), ('1.0.0', False):
            done = subprocess.run(['bash', '-euc', 'gh() { echo "$@"; }\n' + script], capture_output=True, text=True,
                                  env=dict(os.environ, TAG=tag, RUNNER_TEMP='/tmp'))
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual('--prerelease' in done.stdout.split(), is_marked, tag)


class BaselineTests(unittest.TestCase):
    def baseline(self, *tags):
        """The version that .ci/api compares with, in a repository with these tags."""
        with tempfile.TemporaryDirectory() as folder:
            ci = pathlib.Path(folder, '.ci')
            ci.mkdir()
            shutil.copy(HERE / 'api', ci)
            swift = ci / 'swift'
            swift.write_text('#!/bin/sh\necho "$@"\n')
            swift.chmod(0o755)
            git = ['git', '-C', folder, '-c', 'user.name=check', '-c', 'user.email=check@localhost']
            subprocess.run(git + ['init', '-q'], check=True)
            subprocess.run(git + ['commit', '-q', '--allow-empty', '-m', 'check'], check=True)
            for tag in tags:
                subprocess.run(git + ['tag', tag], check=True)
            done = subprocess.run([ci / 'api'], capture_output=True, text=True, check=True,
                                  env=dict(os.environ, PATH=f'{ci}:{os.environ["PATH"]}'))
            return re.search(r'diagnose-api-breaking-changes (\S+)', done.stdout)[1]

    def test_a_release_is_newer_than_its_pre_releases(self):
        self.assertEqual(self.baseline('1.0.0-beta.1', '1.0.0', '1.0.0-rc.1'), '1.0.0')

    def test_the_newest_pre_release_is_the_baseline_before_the_release(self):
        self.assertEqual(self.baseline('1.0.0-beta.2', '1.0.0-beta.10'), '1.0.0-beta.10')
        self.assertEqual(self.baseline('1.9.0', '1.10.0-beta.1'), '1.10.0-beta.1')


class SkipTests(unittest.TestCase):
    def copy(self, folder, name):
        ci = pathlib.Path(folder, 'project/.ci')
        ci.mkdir(parents=True)
        shutil.copy(HERE / name, ci)
        return ci / name

    def test_without_the_tool_the_check_for_ios_is_a_skip(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([self.copy(folder, 'ios')], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout[:16]), (77, 'Not type-checked'))

    def test_without_the_sdk_the_check_for_ios_is_a_skip(self):
        with tempfile.TemporaryDirectory() as folder:
            script = self.copy(folder, 'ios')
            tool = pathlib.Path(folder, 'shared/tools/typecheck_ios.py')
            tool.parent.mkdir(parents=True)
            tool.touch()
            environment = {name: value for name, value in os.environ.items() if name != 'IOS_SDK_REPO'}
            done = subprocess.run([script], capture_output=True, text=True, env=dict(environment, IOS_SDK_CACHE=folder))
        self.assertEqual((done.returncode, done.stdout[:16]), (77, 'Not type-checked'))

    def play(self, *commands):
        """The output of .ci/run whose only steps are these commands."""
        script = (HERE / 'run').read_text()
        steps = '\n'.join(f'step "step {number}" sh -c "sleep 0.{number + 1}; {command}"' for number, command in enumerate(commands))
        script = script[script.index('logs='):script.index('# The simulation\'s tests run at once')] + steps + '\nsettle\n' \
            + script[script.rindex('printf \'\\n== all good'):]
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(['bash', '-euo', 'pipefail', '-c', script], cwd=folder, capture_output=True, text=True)
        return done.returncode, done.stdout

    def test_a_skip_is_counted_and_named(self):
        status, text = self.play('true', 'echo no SDK; exit 77')
        self.assertEqual(status, 0)
        self.assertIn('but 1 not checked here', text)
        self.assertIn('not checked: step 1: no SDK', text)

    def test_without_a_skip_nothing_is_left_unchecked(self):
        status, text = self.play('true')
        self.assertEqual((status, 'not checked' in text), (0, False))

    def test_another_status_is_a_failure(self):
        self.assertEqual(self.play('exit 1')[0], 1)


class FiguresTests(unittest.TestCase):
    figures = load('figures')

    def problems(self, readme, name, count, words):
        report = self.figures.Report('figures')
        self.figures.check(report, readme, name, count, words)
        return report.problems

    def test_a_figure_that_readme_quotes_is_good(self):
        self.assertFalse(self.problems('their\n164 values', 'values', 164, 'their N values'))
        self.assertFalse(self.problems('about 4,100 lines', 'lines of code', 4170, 'about N lines'))
        self.assertFalse(self.problems('Five other projects', 'projects', 'Five', 'N other projects'))

    def test_the_words_of_readme_are_those_of_its_text(self):
        readme = 'Two words.\n\n```swift\nlet one = 1\n```\n\n    swift test\n\n[Three](a/b.md) <b>more</b> words.\n'
        self.assertEqual(self.figures.words_without_code(readme), 5)

    def test_a_figure_that_differs_or_is_missing_is_a_problem(self):
        self.assertTrue(self.problems('their 163 values', 'values', 164, 'their N values'))
        self.assertTrue(self.problems('their values', 'values', 164, 'their N values'))
        self.assertTrue(self.problems('about 4,100 lines', 'lines of code', 4403, 'about N lines'))
        self.assertTrue(self.problems('Four other projects', 'projects', 'Five', 'N other projects'))


class DocumentsForToolsTests(unittest.TestCase):
    llms = load('llms')
    root = HERE.parent

    def test_each_article_is_listed_with_its_abstract(self):
        listed = re.findall(r'^- (.+): \S.*$', self.llms.listing(''), re.M)
        self.assertEqual(len(listed), len(list(self.llms.articles())))
        self.assertEqual(listed[0], 'A swipe back in a UIKit app')

    def test_without_an_address_there_is_no_link(self):
        self.assertNotIn('](', self.llms.listing(''))
        self.assertIn('](https://example.com/p/llms/Questions.md)', self.llms.listing('https://example.com/p/'))

    def test_articles_have_no_links_to_files_that_are_not_there(self):
        for name, _, _, text in self.llms.articles():
            self.assertEqual([target for target in re.findall(r'\]\(([^)]*)\)', text) if not target.startswith('http')], [], name)

    def test_the_package_index_documents_the_targets_of_the_products(self):
        listed = re.search(r'documentation_targets: \[(.*)\]', (self.root / '.spi.yml').read_text())[1].split(', ')
        products = re.findall(r'\.library\(name: "\w+", targets: \["(\w+)"\]\)', (self.root / 'Package.swift').read_text())
        self.assertEqual(listed, products)
        for target in listed:
            self.assertTrue((self.root / f'Sources/{target}/{target}.docc').is_dir(), target)

    def test_what_agents_are_told_exists(self):
        text = (self.root / 'AGENTS.md').read_text()
        paths = re.findall(r'\]\(([^()#\s]+)(?:#[^()]*)?\)', text) + re.findall(r'`((?:[A-Z]\w+|\.ci)/[\w./]+)`', text)
        self.assertGreater(len(paths), 8)
        for path in paths:
            self.assertTrue((self.root / path).exists(), path)


class SimulatorTests(unittest.TestCase):
    def run_with(self, runtimes, *arguments):
        """Runs the script with an xcrun that lists these runtimes. Returns the status and the output."""
        listed = [{'version': version, 'identifier': f'com.apple.CoreSimulator.SimRuntime.iOS-{version.replace(".", "-")}',
                   'isAvailable': True} for version in runtimes]
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, 'runtimes').write_text(json.dumps({'runtimes': listed}))
            for name, text in {
                'xcrun': f'[ "$2" = list ] && cat {folder}/runtimes || echo "created $4 $5"',
                'xcodebuild': 'echo "not available for download" >&2; exit 70',
            }.items():
                program = pathlib.Path(folder, name)
                program.write_text(f'#!/bin/sh\n{text}\n')
                program.chmod(0o755)
            environment = dict(os.environ, PATH=f'{folder}:{os.environ["PATH"]}')
            done = subprocess.run([HERE / 'simulator', *arguments], capture_output=True, text=True, env=environment)
            return done.returncode, done.stdout + done.stderr

    def test_the_newest_runtime_of_a_major_version_is_taken(self):
        status, text = self.run_with(['26.2', '26.10', '18.6'], '26', 'iPhone 17')
        self.assertEqual((status, text), (0, 'created iPhone 17 com.apple.CoreSimulator.SimRuntime.iOS-26-10\n'))

    def test_an_exact_version_is_taken(self):
        self.assertIn('iOS-18-5', self.run_with(['18.5', '18.6'], '18.5', 'iPhone 16')[1])

    def test_a_missing_runtime_is_named(self):
        status, text = self.run_with(['26.2'], '17.5', 'iPhone 15')
        self.assertEqual(status, 1)
        self.assertIn('-buildVersion 17.5: not available for download', text)


if __name__ == '__main__':
    unittest.main()
