#!/usr/bin/env python3
"""Drives the live demo in a real browser, and checks what the page shows.

    Demo/Checks/browser.py [--binary FILE] [--pictures DIR] [--film FILE]

It starts the demo, opens the page in a headless Chromium (installed from Debian's packages when there is none), swipes with
mouse, fingers and keys, and prints a line for each check, with the delay from touch to picture and the pictures a second
that the page itself measured. Exit status: 0 good, 1 a check failed.
  --binary FILE    the demo's binary; otherwise it is built
  --pictures DIR   keeps screenshots of every screen, at rest and in mid-swipe, and of the page in several sizes
  --film FILE      also opens the tour's film there and plays through it

What the page shows must not depend on how busy the machine is: drags that pop end past the middle, those that do not end
at rest, and each look waits for the answer to what was done. What is measured does depend on it, and is held to its limits
as `served.timed` says.
"""
import argparse
import json
import pathlib
import sys
import time

from devtools import Browser, chromium
from served import ROOT, Demo, built, check, summary, timed


class Page:
    """The page, through the eyes and the pointer of a user."""

    def __init__(self, browser, url):
        self.browser = browser
        browser.open(url)
        if not browser.wait_for('typeof view !== "undefined" && view.state && document.querySelector(".layer")'):
            raise SystemExit('the page shows no phone')

    def wait(self, expression):
        if not self.browser.wait_for(expression):
            check(False, f'waited in vain for {expression}')

    def text(self, name):
        return self.browser.evaluate(f'document.getElementById("{name}").textContent')

    def stack(self):
        return self.browser.evaluate('[...document.querySelectorAll("#stack li")].map((item) => item.textContent)')

    def screen_shows(self, text):
        """Whether the phone shows that line, where it can be seen."""
        return self.browser.evaluate(f'''[...document.querySelectorAll("#screen text")].some((element) => {{
            const box = element.getBoundingClientRect(), glass = document.getElementById("glass").getBoundingClientRect();
            return element.textContent === {json.dumps(text)} && box.right > glass.left && box.left < glass.right;
        }})''')

    def place(self, x, y):
        left, top, scale = self.browser.evaluate('''(() => {
            const box = document.getElementById("glass").getBoundingClientRect();
            return [box.left, box.top, view.scale];
        })()''')
        return left + x * scale, top + y * scale

    def open(self, name):
        self.browser.evaluate(f'document.querySelector("#cases button[data-name=\\"{name}\\"]").click()')
        self.round_trip()
        self.wait(f'view.state.case === "{name}" && !view.isMoving')

    def round_trip(self):
        """Waits until the server has answered what was sent so far."""
        number = self.browser.evaluate('send({ frame: ++sequence, time: performance.now(), touches: [] }), sequence')
        self.wait(f'meter.answered >= {number}')

    def choose(self, name, value):
        self.browser.evaluate(f'''(() => {{
            const field = document.getElementById("controls").elements["{name}"];
            if (field.type === "checkbox") field.checked = {json.dumps(value)};
            else field.value = {json.dumps(str(value))};
            field.dispatchEvent(new Event("change", {{ bubbles: true }}));
        }})()''')
        self.wait(f'String(view.state.settings["{name}"]) === {json.dumps(str(value).lower())}'
                  if isinstance(value, bool) else
                  f'String(view.state.settings["{name}"]) === {json.dumps(str(value))}')

    def swipe(self, start, end, seconds=0.4, middle=None, hold=0, beside=None):
        """Drags, at about 120 events a second, as a mouse does; `middle` is called halfway, and the pointer rests for
        `hold` seconds before it lifts. With `beside` two fingers do it, the other one resting there."""
        from_x, from_y = self.place(*start)
        to_x, to_y = self.place(*end)
        resting = [self.place(*beside)] if beside else []

        def move(kind, share, wait=False):
            x, y = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
            if not beside:
                self.browser.pointer(kind, x, y, wait)
            elif kind == 'released':
                self.browser.touch(kind, resting, wait)
                self.browser.touch(kind, [], wait)
            else:
                if kind == 'pressed':
                    self.browser.touch(kind, [(x, y)], wait)
                self.browser.touch(kind, [(x, y)] + resting, wait)

        move('pressed', 0, wait=True)
        began = time.monotonic()
        steps = max(2, int(seconds * 120))
        for step in range(1, steps + 1):
            pause = began + seconds * step / steps - time.monotonic()
            if pause > 0:
                time.sleep(pause)
            is_middle = middle and step == steps // 2
            # A finger that is to rest must have come where it rests.
            move('moved', step / steps, wait=is_middle or step == steps)
            if is_middle:
                paused = time.monotonic()
                self.wait('!touches.length')
                self.round_trip()
                middle()
                began += time.monotonic() - paused
        time.sleep(hold)
        move('released', 1, wait=True)
        self.settle()

    def settle(self):
        self.wait('!fingers.size && !touches.length')   # the keyboard's finger, too
        self.round_trip()
        self.wait('!view.isMoving')

    def key(self, key, shift=False, text=None):
        for kind in ('keyDown', 'keyUp'):
            self.browser.call('Input.dispatchKeyEvent', type=kind, key=key, modifiers=8 if shift else 0,
                              **({'text': text} if text and kind == 'keyDown' else {}))
        self.settle()

    def reset(self):
        self.browser.evaluate('document.getElementById("reset").click()')
        self.round_trip()
        self.wait('view.state.stack.length === 1 && !view.isMoving')


def check_swipes(page):
    page.open('left-third')
    check(page.stack()[-1] == 'Left third', 'a click in the list opens a screen')
    follows = []
    page.swipe((60, 600), (340, 600), middle=lambda: follows.append(page.browser.evaluate('view.state.stack.length')))
    check(follows == [1], 'halfway through the drag the screen is on its way')
    check(page.text('verdict') == 'Popped' and page.stack() == ['PopNavigation'],
          f'a drag from the third pops: “{page.text("verdict")}”')
    check(page.screen_shows('WHERE IT STARTS'), 'the phone shows the menu')

    page.open('left-third')
    page.swipe((60, 600), (130, 600), hold=0.2)
    check(page.text('verdict').startswith('Cancelled') and page.stack()[-1] == 'Left third',
          f'a short one is cancelled: “{page.text("verdict")}”')

    page.swipe((220, 600), (370, 600))
    check(page.text('verdict') == 'No pop: the touch began outside the area'
          and '.outsideArea' in page.text('verdict-code'), f'one from the middle is refused: “{page.text("verdict")}”')

    page.swipe((60, 400), (65, 650))
    check(page.text('verdict') == 'No pop: the drag was more up or down than sideways',
          f'one downwards is refused: “{page.text("verdict")}”')

    page.open('refuses')
    page.swipe((60, 600), (340, 600))
    check(page.text('verdict') == 'No pop: the screen declined', f'a screen refuses: “{page.text("verdict")}”')

    page.open('carousel')
    page.swipe((300, 380), (100, 380), seconds=0.3)
    page.swipe((100, 380), (260, 380), seconds=0.3)
    check(page.text('verdict') == 'No pop: a scroll view can still scroll that way',
          f'cards in their middle scroll: “{page.text("verdict")}”')

    page.open('full-width')
    two = []
    page.swipe((60, 600), (340, 600), beside=(200, 700), middle=lambda: two.append(page.browser.evaluate('fingers.size')))
    check(two == [2] and page.stack()[-1] == 'Full width', f'two fingers on a touch screen are two, and pop nothing {two}')


def check_keyboard(page):
    page.open('left-third')
    page.browser.evaluate('document.getElementById("glass").focus()')
    page.key('ArrowRight', shift=True)
    check(page.text('verdict').startswith('Cancelled'), 'Shift and an arrow key swipe there and back')
    page.key('ArrowRight')
    check(page.text('verdict') == 'Popped', 'an arrow key pops')
    page.open('left-third')
    page.browser.evaluate('document.getElementById("glass").focus()')
    page.key('b')
    check(page.stack() == ['PopNavigation'], 'B presses the back button')
    page.open('refuses')
    page.swipe((60, 600), (340, 600))
    check(page.browser.evaluate('document.querySelector("#refusals .now").dataset.name') == 'screenDeclined',
          'the list of reasons marks the one that was given')
    page.browser.evaluate('[...document.querySelectorAll("#buttons button")].find((button) => button.textContent === "Save").focus()')
    page.key('Enter', text='\r')
    page.wait('[...document.querySelectorAll("#screen text")].some((element) => element.textContent.startsWith("Saved"))')
    page.key('ArrowRight')
    check(page.stack() == ['PopNavigation'], 'the phone\'s buttons can be pressed by keyboard')


def check_controls(page):
    page.open('left-third')
    page.choose('direction', 'rtl')
    page.swipe((60, 600), (340, 600))
    check(page.text('verdict') == 'No pop: the touch began outside the area', 'right to left: the left side does nothing')
    page.swipe((330, 600), (50, 600))
    check(page.text('verdict') == 'Popped', 'right to left: a drag to the left pops')
    page.choose('direction', 'ltr')
    for system in (15, 17, 26, 27, 18):
        page.choose('system', system)
        page.open('left-third')
        page.swipe((60, 600), (340, 600))
        check(page.text('verdict') == 'Popped', f'iOS {system}: a drag pops, {page.text("facts")}')
    for driver in ('percentDriven', 'systemEdge', 'automatic'):
        page.choose('driver', driver)
        page.open('left-third')
        start = 5 if driver == 'systemEdge' else 60
        page.swipe((start, 600), (340, 600))
        check(page.stack() == ['PopNavigation'], f'driver {driver}: a drag pops, {page.text("facts")}')
    page.browser.evaluate('document.querySelector("input[value=handlerAnswers]").click()')
    page.wait('!view.state.settings.parts.includes("handlerAnswers")')
    page.open('left-third')
    page.swipe((5, 600), (340, 600))
    check(page.stack() == ['PopNavigation'], f'without the private handler: a drag pops, {page.text("facts")}')
    page.browser.evaluate('document.querySelector("input[value=handlerAnswers]").click()')
    page.round_trip()
    page.choose('speed', 0.1)
    page.open('left-third')
    page.swipe((60, 600), (130, 600), hold=0.2)
    page.choose('speed', 1)
    check(page.text('verdict').startswith('Cancelled'),
          f'in slow motion a slow drag is still a slow drag: “{page.text("verdict")}”')
    page.browser.evaluate('document.getElementById("show-area").click()')
    width = page.browser.evaluate('document.getElementById("area").getBoundingClientRect().width / view.scale')
    check(abs(width - 130) < 1, f'the area is drawn {width:.0f} pt wide')
    page.browser.evaluate('document.getElementById("show-area").click()')
    page.reset()
    check(page.text('verdict') == 'No drag yet' and page.text('log') == '', 'a reset starts anew')


def check_speed(page, demo):
    """How quick a touch is on the screen, and how many pictures a second a swipe has."""
    page.open('full-width')

    def series():
        page.browser.evaluate('meter.delays.length = 0; meter.frames.length = 0; meter.steps.length = 0')
        for _ in range(3):
            # Short enough to be cancelled, so that the same screen can be dragged again.
            page.swipe((60, 600), (180, 600), seconds=0.8, hold=0.2)
            page.swipe((60, 600), (130, 600), seconds=0.6, hold=0.2)
        delays = sorted(page.browser.evaluate('meter.delays'))
        gaps = page.browser.evaluate('meter.steps')
        if len(delays) < 50 or len(gaps) < 50:
            return False, f'{len(delays)} touches were answered with {len(gaps)} pictures'
        p95 = delays[int(len(delays) * 0.95)]
        rate = 1000 * len(gaps) / sum(gaps)
        return p95 < 16 and rate >= 55, (
            f'touch to picture: median {delays[len(delays) // 2]:.1f} ms, p95 {p95:.1f} ms, worst {delays[-1]:.1f} ms, of '
            f'{len(delays)}; {rate:.1f} pictures a second while a finger drags')

    processor, pictures = demo.processor(), page.browser.evaluate('meter.pictures')
    timed('speed', series)
    pictures = page.browser.evaluate('meter.pictures') - pictures
    cost = (demo.processor() - processor) * 1000 / max(1, pictures)
    # This hardly depends on who else waits for the processor.
    check(cost < 8, f'a picture takes the server {cost:.1f} ms of processor time, of {pictures}')
    draws = sorted(page.browser.evaluate('meter.draws'))
    middle = draws[len(draws) // 2]
    check(middle < 4, f'and the page {middle:.1f} ms, in most cases')


def check_start(binary):
    """How soon the page is there."""
    def series():
        demo = Demo(binary)
        demo.stop()
        return demo.seconds_to_start < 2, f'the page has its first picture {demo.seconds_to_start:.2f} s after the start'
    timed('start', series)


def check_two_pages(first, url):
    other = Browser(900, 900)
    try:
        second = Page(other, url)
        first.open('points')
        check(other.wait_for('view.state.case === "points"'), 'a second page sees the same phone')
        second.swipe((30, 650), (330, 650))
        check(first.browser.wait_for('view.state.stack.length === 1'), 'and its finger moves the first page\'s')
        first.settle()
        check(not other.errors, f'the second page has no errors {other.errors or ""}')
    finally:
        other.close()


def take_pictures(page, url, folder):
    """Every screen, at rest and in mid-swipe; the whole page, light, dark and on a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    names = page.browser.evaluate('view.lists.cases.map((entry) => entry.name)')

    def picture(name):
        left, top, width, height = page.browser.evaluate('''(() => {
            const box = document.getElementById("phone").getBoundingClientRect();
            return [box.left + scrollX, box.top + scrollY, box.width, box.height];
        })()''')
        page.browser.screenshot(folder / f'{name}.png', dict(x=left, y=top, width=width, height=height))

    for name in names:
        page.open(name)
        picture(f'{name}-rest')
        start, end = ((330, 640), (180, 640)) if name == 'right-to-left' else ((15, 640), (170, 640))
        page.swipe(start, end, seconds=0.8, middle=lambda: picture(f'{name}-swipe'))
        page.reset()
    for name, width, height, dark in (('page-light', 1440, 1000, False), ('page-dark', 1440, 1000, True),
                                      ('page-tablet', 900, 1100, False), ('page-phone', 390, 844, False),
                                      ('page-phone-dark', 390, 844, True)):
        browser = Browser(width, height, dark)
        try:
            shown = Page(browser, url)
            shown.open('left-third')
            browser.evaluate('document.getElementById("show-area").checked || document.getElementById("show-area").click()')
            shown.swipe((220, 600), (370, 600))
            size = browser.evaluate('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]')
            check(size[0] <= width, f'{name}: nothing is wider than the window ({size[0]} of {width})')
            browser.screenshot(folder / f'{name}.png', dict(x=0, y=0, width=width, height=min(size[1], 4000)))
        finally:
            browser.close()


def check_width(url):
    """The page on a phone."""
    browser = Browser(390, 844)
    try:
        page = Page(browser, url)
        page.open('left-third')
        width = browser.evaluate('document.documentElement.scrollWidth')
        check(width <= 390, f'on a phone nothing is wider than the window ({width} of 390)')
        page.swipe((60, 600), (340, 600))
        check(page.text('verdict') == 'Popped', 'and a drag pops there, too')
    finally:
        browser.close()


def check_film(file):
    browser = Browser(1440, 1000)
    try:
        browser.open(file.resolve().as_uri())
        frames = browser.evaluate('''film.scenes.reduce((count, scene, index) => {
            choose(index, scene.frames.length - 1);
            return count + scene.frames.length;
        }, 0)''')
        scenes = browser.evaluate('film.scenes.length')
        check(scenes > 0 and not browser.errors,
              f'the film plays {scenes} scenes, {frames} frames, without an error {browser.errors or ""}')
    finally:
        browser.close()


def check_pictures():
    """The README's pictures move by themselves."""
    browser = Browser(300, 600)
    try:
        for file in sorted((ROOT / 'Demo/Pictures').glob('*.svg')):
            browser.open(file.as_uri())
            moving = browser.evaluate('document.getAnimations().filter((one) => one.playState === "running").length')
            check(moving > 10 and not browser.errors, f'{file.name} plays {moving} animations {browser.errors or ""}')
    finally:
        browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', type=pathlib.Path)
    parser.add_argument('--pictures', type=pathlib.Path)
    parser.add_argument('--film', type=pathlib.Path)
    options = parser.parse_args()
    chromium()
    binary = built(options.binary)
    check_start(binary)
    demo = Demo(binary)
    browser = Browser()
    try:
        page = Page(browser, demo.url)
        check_swipes(page)
        check_keyboard(page)
        check_controls(page)
        check_speed(page, demo)
        check_two_pages(page, demo.url)
        check_width(demo.url)
        check(not browser.errors, f'the page has no errors {browser.errors or ""}')
        if options.pictures:
            take_pictures(page, demo.url, options.pictures)
    finally:
        browser.close()
        demo.stop()
    check_pictures()
    if options.film:
        check_film(options.film)
    return summary()


if __name__ == '__main__':
    sys.exit(main())
