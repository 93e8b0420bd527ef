#!/usr/bin/env python3
"""Tests the scripts that only the workflows run: .ci/release and .ci/simulator."""
import importlib.machinery
import importlib.util
import json
import os
import pathlib
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
    readme = '.package(url: "https://example.com/PopNavigation.git", from: "1.0.0"),'

    def check(self, tag='1.2.0', changelog=changelog, readme=readme):
        return self.release.problems(tag, changelog, readme)

    def test_a_release_whose_documents_name_it_is_good(self):
        self.assertEqual(self.check(), [])
        self.assertEqual(self.release.notes(self.changelog), '- New.')

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
