#!/usr/bin/env python3
"""A headless Chromium driven by Playwright.

    Demo/Checks/browsing.py    installs both where they are missing, as a check does that imports this module
"""
import os
import pathlib
import shutil
import subprocess
import sys
import time

from shared import ROOT

FONTS = pathlib.Path('/usr/share/fonts/truetype')
FONT = FONTS / 'liberation'
ENVIRONMENT = ROOT / '.build/checks'


def apt_install(packages, attempts=4):
    """Installs Debian packages, as root or with sudo. Retries: mirrors fail, and locks are held by others."""
    advice = f'Install {" ".join(packages)} by hand, and run this again.'
    if not shutil.which('apt-get'):
        raise SystemExit(f'{packages[0]} is missing, and so is apt-get to install it. {advice}')
    root = [] if os.geteuid() == 0 else ['sudo', '-n']
    if root and not shutil.which('sudo'):
        raise SystemExit(f'{packages[0]} is missing, and only root can install it. {advice}')
    apt = root + ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'Acquire::Retries=3',
                  '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=120']
    print(f'Installing {" ".join(packages)} …', flush=True)
    problem = ''
    for attempt in range(attempts):
        time.sleep([0, 2, 10, 30][min(attempt, 3)])
        problem = ''
        for command in (['update'], ['install', '-y', '--no-install-recommends', *packages]):
            try:
                done = subprocess.run(apt + command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
            except subprocess.TimeoutExpired:
                problem += f'apt-get {command[0]} took more than five minutes\n'
                continue
            if done.returncode:
                problem += f'apt-get {command[0]} ended with {done.returncode}: {(done.stderr or done.stdout).strip()[-400:]}\n'
            elif command[0] == 'install':
                return
    raise SystemExit(f'{packages[0]} cannot be installed:\n{problem}{advice}')


def use_playwright():
    """Restarts the script in a virtual environment that has Playwright."""
    python = ENVIRONMENT / 'bin/python'
    if pathlib.Path(sys.prefix).resolve() == ENVIRONMENT.resolve():
        raise SystemExit(f'Playwright is broken: delete {ENVIRONMENT}, and run this again.')
    pip = [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
    pip += ['-r', ROOT / 'Demo/Checks/requirements.txt']
    if not python.exists() or subprocess.run([python, '-c', 'import playwright, PIL'], capture_output=True).returncode:
        try:
            import ensurepip    # noqa: F401  Debian has it in a package of its own.
        except ImportError:
            apt_install(['python3-venv'])
        subprocess.run([sys.executable, '-m', 'venv', '--clear', ENVIRONMENT], check=True)
        subprocess.run(pip, check=True)
    os.execv(python, [python, *sys.argv])


def chromium():
    """The path of a Chromium, with a font that has the widths of the simulated phone's text."""
    names = ('chromium', 'chromium-browser', 'google-chrome')
    if not any(map(shutil.which, names)):
        apt_install(['chromium', 'fontconfig', 'fonts-dejavu-core'])
    if not any(FONT.glob('LiberationSans-Regular.*')):
        apt_install(['fonts-liberation'])
    # The widths of the page's own text must not matter: a narrow family beside a wide one.
    if not any(FONTS.glob('noto/NotoSans-Regular.*')) or not any(FONTS.glob('dejavu/DejaVuSans.*')):
        apt_install(['fonts-noto-core', 'fonts-dejavu-core'])
    return next(filter(None, map(shutil.which, names)))


try:
    from playwright.sync_api import sync_playwright
    import PIL  # noqa: F401
except ImportError:
    use_playwright()


class Chromium:
    """The browser. Each window has a profile of its own."""

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=chromium(), args=['--no-sandbox', '--disable-dev-shm-usage'])
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def window(self, width=1440, height=1000, **options):
        """A page, with its errors in `errors`."""
        context = self.browser.new_context(viewport={'width': width, 'height': height}, **options)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.errors = []
        page.on('pageerror', lambda error: page.errors.append(str(error)))
        page.on('console', lambda message: message.type == 'error' and page.errors.append(f'{message.text} {message.location.get("url", "")}'))
        return page


if __name__ == '__main__':
    print(chromium())
