#!/usr/bin/env python3
"""Drives the live demo in a real browser, and checks what the page shows.

    Demo/Checks/browser.py [--binary FILE] [--pictures DIR] [--film FILE]

It starts the demo, opens the page in a headless Chromium (installed from Debian's packages when there is none), swipes with
mouse, fingers and keys, and prints a line for each check, with the delay from touch to picture and the pictures a second
that the page itself measured. Exit status: 0 good, 1 a check failed.
  --binary FILE    the demo's binary; otherwise it is built
  --pictures DIR   keeps screenshots of every screen, at rest and in mid-swipe, and of the page in several sizes
  --film FILE      also opens the tour's film there and plays through it

What the page shows must not depend on the load of the machine: drags that pop end beyond the middle, other drags end at rest,
and each check waits for the answer to the last input. Timings are reports: only a demo that is no longer live is beyond their limits.
"""
import argparse
import io
import json
import pathlib
import re
import sys
import time

from browsing import Chromium
from PIL import Image, ImageChops
from served import ROOT, Demo, built, check, eventually, summary, timed


class Phone:
    """The live page in a browser window, with a user's input."""

    def __init__(self, window, url):
        self.window = window
        self.url = url
        # Another hash alone would not load the page.
        window.goto('about:blank')
        window.goto(url)
        self.wait('typeof view !== "undefined" && view.state && document.querySelector(".layer")')
        self.devtools = window.context.new_cdp_session(window)

    def evaluate(self, expression):
        return self.window.evaluate(expression)

    def wait(self, expression):
        # Not `wait_for_function`: it calls `eval`, which the page's policy forbids.
        if not eventually(lambda: self.evaluate(f'Boolean({expression})')):
            raise SystemExit(f'the page never comes to {expression}')

    def text(self, name):
        return self.window.locator('#' + name).text_content()

    def stack(self):
        """The names of the screens in the stack, the top screen's last."""
        return self.window.locator('#stack li').evaluate_all('items => items.map((item) => item.dataset.name)')

    def shows(self, text):
        """Whether the phone's screen shows that line."""
        return self.evaluate(f'''[...document.querySelectorAll("#screen text")].some((element) => {{
            const box = element.getBoundingClientRect(), glass = document.getElementById("glass").getBoundingClientRect();
            return element.textContent === {json.dumps(text)} && box.right > glass.left && box.left < glass.right;
        }})''')

    def place(self, x, y):
        """A point on the phone, in the window's coordinates."""
        left, top, scale = self.evaluate('''(() => {
            const box = document.getElementById("glass").getBoundingClientRect();
            return [box.left, box.top, view.scale];
        })()''')
        return left + x * scale, top + y * scale

    def open(self, name):
        self.window.locator(f'#cases button[data-name="{name}"]').click()
        self.round_trip()
        self.wait(f'view.state.case === "{name}" && !view.isMoving')

    def round_trip(self):
        """Waits until the server has answered the messages so far."""
        number = self.evaluate('send({ frame: ++sequence, time: performance.now(), touches: [] }), sequence')
        self.wait(f'meter.answered >= {number}')

    def choose(self, name, value):
        field = self.window.locator(f'[name="{name}"]')
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(str(value))
        self.wait(f'String(view.state.settings["{name}"]) === "{str(value).lower() if isinstance(value, bool) else value}"')

    def swipe(self, start, end, seconds=0.4, middle=None, hold=0, beside=None):
        """Drags with the mouse. `middle` is called halfway, and the pointer rests for `hold` seconds before it lifts. With
        `beside` two fingers do it, the other one resting there."""
        (from_x, from_y), (to_x, to_y) = self.place(*start), self.place(*end)

        def touch(kind, *points):
            self.devtools.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [
                {'x': x, 'y': y, 'id': number} for number, (x, y) in enumerate(points)]})

        def move(share):
            point = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
            if beside:
                touch('touchMove', point, self.place(*beside))
            else:
                self.window.mouse.move(*point)

        move(0) if not beside else touch('touchStart', (from_x, from_y))
        if beside:
            touch('touchStart', (from_x, from_y), self.place(*beside))
        else:
            self.window.mouse.down()
        began = time.monotonic()
        share = 0
        while share < 1:
            # At least a dozen touches, also on a busy machine.
            past, share = share, min(1, share + 1 / 12, (time.monotonic() - began) / seconds)
            if middle and past < 0.5 <= share:
                share = 0.5
                move(share)
                self.wait('!touches.length')
                self.round_trip()
                middle()
                began = time.monotonic() - seconds / 2
            move(share)
        time.sleep(hold)
        if beside:
            touch('touchEnd')
        else:
            self.window.mouse.up()
        self.settle()

    @staticmethod
    def hidden(is_hidden):
        """What the page sees when its tab is hidden, or shown again."""
        return (f'Object.defineProperty(document, "hidden", {{ value: {json.dumps(is_hidden)}, configurable: true }}); '
                'document.dispatchEvent(new Event("visibilitychange"))')

    def trackpad(self, start, distance, parts=12):
        """Moves two fingers on a trackpad sideways, with the pointer at `start`.

        The page paces the events: a busy machine would delay those of a real pointer, and a pause ends the movement.
        """
        x, y = self.place(*start)
        # A wheel event has the distance that the content scrolls, which is opposite to the fingers'.
        self.evaluate(f'''new Promise((done) => {{
            const options = {{ deltaX: {-distance / parts}, clientX: {x}, clientY: {y}, cancelable: true }};
            let count = 0;
            const timer = setInterval(() => {{
                if (count++ < {parts}) return glass.dispatchEvent(new WheelEvent("wheel", options));
                clearInterval(timer);
                done();
            }}, 16);
        }})''')
        self.wait('!wheel')
        self.settle()

    def settle(self):
        self.wait('!fingers.size && !touches.length')   # the keyboard's finger, too
        self.round_trip()
        self.wait('!view.isMoving')

    def key(self, key):
        self.window.keyboard.press(key)
        self.settle()

    def reset(self):
        self.window.locator('#reset').click()
        self.round_trip()
        self.wait('!view.isMoving')


def check_swipes(page):
    page.open('left-third')
    check(page.stack()[-1] == 'left-third', 'a click in the list opens a screen')
    follows = []
    page.swipe((60, 600), (340, 600), middle=lambda: follows.append(page.evaluate('view.state.stack.length')))
    check(follows == [1], 'halfway through the drag the pop has begun')
    check(page.text('verdict') == 'Popped' and page.stack() == ['menu'],
          f'a drag from the third pops: “{page.text("verdict")}”')
    check(page.shows('WHERE IT STARTS'), 'the phone shows the menu')

    page.open('left-third')
    page.swipe((60, 600), (130, 600), hold=0.2)
    check(page.text('verdict').startswith('Cancelled') and page.stack()[-1] == 'left-third',
          f'a short drag is cancelled: “{page.text("verdict")}”')

    page.swipe((220, 600), (370, 600))
    check(page.text('verdict') == 'No pop: the touch began outside the area'
          and '.outsideArea' in page.text('verdict-code'), f'a drag from the middle is refused: “{page.text("verdict")}”')

    page.swipe((60, 400), (65, 650))
    check(page.text('verdict') == 'No pop: the drag was more up or down than sideways',
          f'a drag downwards is refused: “{page.text("verdict")}”')

    page.open('refuses')
    page.swipe((60, 600), (340, 600))
    check(page.text('verdict') == 'No pop: the screen declined', f'a screen refuses: “{page.text("verdict")}”')

    page.open('carousel')
    page.swipe((300, 380), (100, 380), seconds=0.3)
    page.swipe((100, 380), (260, 380), seconds=0.3)
    check(page.text('verdict') == 'No pop: a scroll view can scroll that way',
          f'cards in their middle scroll: “{page.text("verdict")}”')

    page.open('full-width')
    two = []
    page.swipe((60, 600), (340, 600), beside=(200, 700), middle=lambda: two.append(page.evaluate('fingers.size')))
    check(two == [2] and page.stack()[-1] == 'full-width', f'two fingers on a touch screen count as two, and pop nothing {two}')


def check_start_page(chromium, url):
    """What a new user sees."""
    window = chromium.window()
    page = Phone(window, url)
    check(page.stack()[-1] == 'left-third', 'the page opens on the first case')
    check(window.locator('#ghost').is_visible(), 'a finger shows the drag')
    # A hidden page cancels its touches.
    before = page.stack()
    x, y = page.place(60, 600)
    window.mouse.move(x, y)
    window.mouse.down()
    window.mouse.move(x + 100, y, steps=10)
    window.mouse.move(x + 200, y, steps=10)
    page.round_trip()
    page.evaluate(page.hidden(True))
    window.mouse.up()
    page.evaluate(page.hidden(False))
    page.wait('address && !view.isMoving')
    check(page.stack() == before, 'a page that is hidden during a drag cancels the drag')
    check(not window.locator('#ghost').is_visible(), 'a drag hides the finger that shows the drag')
    page.evaluate('stream.onerror()')
    check('lost' in window.locator('#phone').get_attribute('class'), 'without a connection the phone is grey')
    page.wait('address')
    check('lost' not in window.locator('#phone').get_attribute('class'), 'with the connection the phone has its colours again')
    page.evaluate('document.querySelector("#meter").textContent = "x", measure({}, 0)')
    page.wait('document.querySelector("#meter").textContent === ""')
    window.context.close()
    window = chromium.window(reduced_motion='reduce')
    page = Phone(window, url)
    page.wait('view.state.settings.reduceMotion')
    page.choose('reduceMotion', False)
    window.context.close()


def check_sizes(chromium, url):
    """The page on a laptop, a tablet and a phone."""
    for width, height, name, smallest in ((1440, 900, 'a desk', 0.9), (1280, 720, 'a laptop', 0.75), (1024, 768, 'a tablet', 0.8),
                                          (390, 844, 'a phone', 0.7), (640, 360, '200 % zoom', 0.4)):
        window = chromium.window(width, height)
        page = Phone(window, url)
        box = {part: window.locator(selector).bounding_box() for part, selector in (
            ('phone', '#phone'), ('verdict', '#verdict'), ('list', '#cases'), ('settings', '#controls'))}
        scale, wide = page.evaluate('[view.scale, document.documentElement.scrollWidth]')
        check(scale >= smallest and wide <= width, f'{name}, {width} × {height}: the phone has a scale of {scale:.2f}, and nothing is '
              f'wider than the window ({wide})')
        check(box['verdict']['y'] + box['verdict']['height'] <= height, '  the verdict is visible without scrolling')
        if width > 720:
            check(box['verdict']['x'] >= box['phone']['x'] + box['phone']['width']
                  and box['phone']['y'] + box['phone']['height'] <= height, '  the verdict is beside the phone, which is visible as a whole')
        else:
            check(box['list']['y'] < box['settings']['y'], '  the list comes before the settings')
        boxes = []
        longest = max(page.evaluate('view.lists.refusals.map((entry) => entry.reason)'), key=len)
        for verdict in ('Popped', f'No pop: {longest} (10×)'):
            page.evaluate(f'document.getElementById("verdict").textContent = {json.dumps(verdict)}')
            boxes.append(window.locator('#verdict').bounding_box() | {'controls': window.locator('#controls').bounding_box()['y']})
        check(boxes[0] == boxes[1], '  nothing moves when the verdict is long')
        page.open('left-third')
        page.swipe((60, 600), (340, 600))
        check(page.text('verdict') == 'Popped', '  a drag pops')
        window.context.close()


def check_verdict(page):
    """A refusal is shown in colour where the finger went down, and refusals in a row are counted."""
    page.open('left-third')
    bubble = page.window.locator('#bubble')
    check(page.text('verdict') == 'No drag yet' and not bubble.is_visible(), 'a screen opens without a verdict')
    seen = []
    page.swipe((220, 600), (370, 600), middle=lambda: seen.append(bubble.is_visible()))
    x, y = page.place(220, 600)
    box = bubble.bounding_box()
    check(seen == [True], 'the reason appears during the drag')
    check(box['x'] <= x <= box['x'] + box['width'] and 0 < y - box['y'] - box['height'] < 60, 'the bubble is above the touch')
    check('Begin in the tinted area.' in bubble.text_content(), f'the bubble contains what to try instead: “{bubble.text_content()}”')
    red, green, blue = [int(part) for part in re.findall(r'\d+', bubble.evaluate('(one) => getComputedStyle(one).backgroundColor'))[:3]]
    check(red > 150 and max(green, blue) < 80, 'the bubble is red')
    first = page.text('announcement')
    page.swipe((220, 600), (370, 600))
    check('(2×)' in page.text('verdict') and '(2×)' in bubble.text_content(), f'a second refusal counts: “{page.text("verdict")}”')
    check(page.text('announcement') not in ('', first), f'a second refusal is announced: “{page.text("announcement")}”')
    page.swipe((60, 400), (65, 650))
    check('(2×)' not in page.text('verdict'), 'another reason is counted from the start')
    page.swipe((220, 120), (370, 120), middle=lambda: seen.append(bubble.bounding_box()['y']))
    check(seen[-1] > page.place(220, 120)[1], 'near the top the bubble is below the touch')
    page.window.mouse.move(*page.place(300, 700))
    page.window.mouse.down()
    check(eventually(lambda: not bubble.is_visible(), 5), 'the next touch hides the bubble')
    page.window.mouse.up()
    page.settle()
    page.swipe((220, 600), (370, 600))
    page.open('points')
    check(page.text('verdict') == 'No drag yet' and not bubble.is_visible(), 'opening another screen clears the verdict')


def check_address(chromium, url):
    """The address restores screen, system, device and direction."""
    window = chromium.window()
    for address in ('points/18/phone/rtl', 'map/26/duo/ltr', 'menu/27/phone/ltr'):
        name, system, device, direction = address.split('/')
        page = Phone(window, f'{url}#{address}')
        shown = (f'(view.state.case || "menu") === "{name}" && view.state.settings.system === {system} '
                 f'&& view.state.settings.device === "{device}" && view.state.settings.direction === "{direction}"')
        page.wait(shown)
        page.round_trip()
        check(page.evaluate('location.hash') == '#' + address, f'#{address} restores the phone')
        window.reload()
        page.wait('typeof view !== "undefined" && view.state')
        page.round_trip()
        check(page.evaluate(f'({shown}) && location.hash') == '#' + address, '  a reload restores the phone too')
    page.evaluate('location.hash = "list"')
    page.wait('view.state.case === "list" && location.hash === "#list/27/phone/ltr"')
    page.evaluate('location.hash = "nothing/99/toaster/up"')
    page.wait('location.hash === "#list/27/phone/ltr"')
    check(True, 'an address that names nothing is ignored')
    page.evaluate('location.hash = "left-third/26/phone/ltr"')
    page.wait('view.state.case === "left-third" && view.state.settings.system === 26')
    window.context.close()


def check_copy(chromium, url):
    window = chromium.window(permissions=['clipboard-read', 'clipboard-write'])
    page = Phone(window, url)
    for name, words in (('points', 'PopPreferences(area: .leadingPoints(60))'), ('drawing', 'excludedViews: [pad]'),
                        ('refuses', 'extension RefusingScreen: PopConfirming'), ('left-third', 'has no preferences')):
        page.open(name)
        window.locator('#copy').click()
        check(eventually(lambda: words in page.evaluate('navigator.clipboard.readText()'), 5), f'“Copy as Swift” on {name}: {words}')
    window.context.close()


def check_text(page):
    """The phone's text has its natural width."""
    worst = (0, '')
    for name in ('left-third', 'list', 'bar-style'):
        page.open(name)
        for text, given, natural in page.evaluate('''[...document.querySelectorAll("#screen text[textLength]")].map((text) => {
                const given = Number(text.getAttribute("textLength"));
                text.removeAttribute("textLength");
                const natural = text.getComputedTextLength();
                text.setAttribute("textLength", given);
                return [text.textContent, given, natural];
            })'''):
            worst = max(worst, (abs(given / natural - 1), text))
    # Another family than the layout's would differ by more.
    check(worst[0] < 0.1, f'no text of the phone is squeezed or stretched: at most by {worst[0]:.1%}, “{worst[1]}”')


def check_side_by_side(page):
    """A plain navigation controller on a second phone, under the same finger."""
    page.open('left-third')
    page.choose('sideBySide', True)
    page.wait('document.getElementById("plain-screen").children.length')
    check(page.window.locator('#plain').is_visible(), 'the second phone is visible')
    def both(name, start, end=(370, 600)):
        page.open(name)
        page.swipe(start, end)
        return [page.text(caption).split(': ')[1] for caption in ('caption', 'plain-caption')]

    own, plain = both('left-third', (150, 600))
    check(own == 'does nothing' and plain.startswith('pops, follows after'), f'iOS 26, beside the third: “{own}”, “{plain}”')
    own, plain = both('left-third', (60, 600))
    check(own.startswith('pops, follows after') and plain.startswith('pops'), f'  from the third: “{own}”, “{plain}”')
    own, plain = both('refuses', (5, 600))
    check(own == 'does nothing' and plain.startswith('pops'), '  a plain controller loses the unsaved changes')
    page.choose('system', 18)
    own, plain = both('left-third', (60, 600))
    check(own.startswith('pops, follows after') and plain == 'does nothing', f'iOS 18, from the third: “{own}”, “{plain}”')
    own, plain = both('left-third', (5, 600))
    check(own.startswith('pops') and plain.startswith('pops'), f'  from the edge: “{own}”, “{plain}”')
    page.choose('system', 26)
    page.choose('sideBySide', False)
    check(not page.window.locator('#plain').is_visible(), 'the second phone is hidden again')


def check_reconnection(chromium, binary):
    """Touches without a connection do not count: the page is not deaf after them."""
    demo = Demo(binary)
    try:
        window = chromium.window()
        page = Phone(window, demo.url)

        def press():
            x, y = page.place(60, 600)
            window.mouse.move(x, y)
            window.mouse.down()
            window.mouse.move(x + 30, y, steps=3)

        def check_hearing(when):
            page.wait('address && view.state')
            window.mouse.up()
            events = page.evaluate('document.querySelectorAll("#log li").length')
            # By hand, since `Phone.swipe` sends a message of its own, whose answer would end the silence.
            window.mouse.move(*page.place(220, 600))
            window.mouse.down()
            window.mouse.move(*page.place(370, 600), steps=12)
            window.mouse.up()
            check(eventually(lambda: page.evaluate('document.querySelectorAll("#log li").length') > events, 10),
                  f'{when}, the library reports the next drag')

        demo.stop()
        page.wait('!address')
        press()
        window.mouse.up()
        demo = Demo(binary, demo.port)
        check_hearing('after a press while the server was away')
        demo.stop()
        page.wait('!address')
        press()
        demo = Demo(binary, demo.port)
        check_hearing('after a press that outlasts the server\'s absence')
        # Before the first event of the new stream.
        page.evaluate(f'{page.hidden(True)}; {page.hidden(False)}; swipe([60, 600], [160, 600], false)')
        check_hearing('after a swipe by key while a page that was hidden connects again')
        # The page drops its connection when the refusal arrives, and with it a drag that has begun. The next connection has
        # another address.
        refused = page.evaluate('send({ open: "nothing" }), address')
        page.wait(f'address && address !== {json.dumps(refused)}')
        check_hearing('after a message that the server refused')
        window.context.close()
    finally:
        demo.stop()


def check_keyboard(page):
    page.window.keyboard.press('Tab')
    page.open('left-third')
    page.key('Shift+ArrowRight')
    check(page.text('verdict').startswith('Cancelled'), 'Shift and an arrow key swipe forwards and back')
    page.key('ArrowRight')
    check(page.text('verdict') == 'Popped', 'an arrow key pops')
    page.open('left-third')
    page.key('b')
    check(page.stack() == ['menu'], 'B presses the back button')
    page.window.locator('h1').click()
    page.window.set_viewport_size({'width': 1440, 'height': 500})
    page.window.keyboard.press('ArrowDown')
    page.wait('scrollY > 0')
    page.window.keyboard.press('Home')
    page.window.set_viewport_size({'width': 1440, 'height': 1000})
    check(page.stack() == ['menu'], 'outside the phone the keys scroll the page')
    page.evaluate('document.body.focus(), scrollTo(0, 0)')
    link = page.window.locator('.skip')
    link.focus()
    page.window.keyboard.press('Enter')
    check(page.evaluate('document.activeElement.id') == 'glass', 'a link skips to the phone')
    page.open('keyboard')
    page.swipe((150, 430), (150, 430), seconds=0.1)
    page.wait('view.state.isTyping && !view.isMoving')
    for key in ('H', 'i', 'b', 'ArrowLeft', 'Backspace', 'ArrowRight'):
        page.window.keyboard.press(key)
    page.settle()
    check(page.shows('Hi') and page.stack()[-1] == 'keyboard', 'keys type into a text field, and pop nothing')
    page.open('list')
    page.window.mouse.move(*page.place(200, 600))
    page.window.mouse.wheel(0, 200)
    page.wait('![...document.querySelectorAll("#screen text")].some((element) => element.textContent === "Row 1")')
    page.window.mouse.wheel(0, -300)
    page.wait('[...document.querySelectorAll("#screen text")].some((element) => element.textContent === "Row 1")')
    check(True, 'the wheel scrolls the list under the pointer')
    page.open('trackpad')
    page.trackpad((300, 600), 60)
    check(page.text('verdict').startswith('Cancelled') and page.stack()[-1] == 'trackpad',
          f'two fingers on a trackpad move the screen a little, and the screen returns: “{page.text("verdict")}”')
    page.trackpad((300, 600), -150)
    check(page.text('verdict') == 'No pop: the drag went the other way', f'two fingers in the other direction pop nothing: “{page.text("verdict")}”')
    page.trackpad((300, 600), 260)
    check(page.text('verdict') == 'Popped' and page.stack() == ['menu'],
          'two fingers on a trackpad go back, from outside the area too')
    page.open('refuses')
    page.swipe((60, 600), (340, 600))
    check(page.evaluate('document.querySelector("#refusals .now").dataset.name') == 'screenDeclined',
          'the list of reasons marks the given reason')
    page.evaluate('[...document.querySelectorAll("#buttons button")].find((button) => button.textContent === "Save").focus()')
    page.key('Enter')
    page.wait('[...document.querySelectorAll("#screen text")].some((element) => element.textContent.startsWith("Saved"))')
    page.key('ArrowRight')
    check(page.stack() == ['menu'], 'the phone\'s buttons can be pressed by keyboard')


def check_controls(page):
    page.open('left-third')
    page.choose('direction', 'rtl')
    page.swipe((60, 600), (340, 600))
    check(page.text('verdict') == 'No pop: the touch began outside the area', 'right to left: the left side does nothing')
    page.swipe((330, 600), (50, 600))
    check(page.text('verdict') == 'Popped', 'right to left: a drag to the left pops')
    page.choose('direction', 'ltr')
    for system in (15, 17, 18, 27, 26):
        page.choose('system', system)
        page.open('left-third')
        page.swipe((60, 600), (340, 600))
        check(page.text('verdict') == 'Popped', f'iOS {system}: a drag pops, {page.text("facts")}')
    for device, size in (('duo', [466, 678]), ('duoOpen', [951, 669]), ('duoPortrait', [669, 951])):
        page.choose('device', device)
        page.open('left-third')
        check(page.evaluate('view.size') == size, f'{device}: the screen has {size[0]} × {size[1]} points')
        page.swipe((120, size[1] - 150), (size[0] - 100, size[1] - 150))
        check(page.text('verdict') == 'Popped', f'{device}: a drag pops')
        page.open('left-third')
        page.key('b')
        check(page.stack() == ['menu'], f'{device}: B presses the back button')
    page.choose('device', 'duo')
    check(page.window.locator('[name=system]').evaluate('(field) => field.disabled && field.value') == '27',
          'iPhone Duo: the system is iOS 27, and no other system can be chosen')
    page.open('left-third')
    page.swipe((100, 500), (300, 500), middle=lambda: (page.window.keyboard.press('f'), page.round_trip()))
    check(page.text('verdict').startswith('Cancelled') and page.evaluate('view.size') == [951, 669]
          and page.stack()[-1] == 'left-third', 'F unfolds an iPhone Duo under the finger, which cancels the swipe')
    page.key('r')
    check(page.evaluate('view.size') == [669, 951], 'R rotates an iPhone Duo')
    page.choose('device', 'phone')
    for driver in ('percentDriven', 'unmanaged', 'automatic'):
        page.choose('driver', driver)
        page.open('left-third')
        start = 5 if driver == 'unmanaged' else 60
        page.swipe((start, 600), (340, 600))
        check(page.stack() == ['menu'], f'driver {driver}: a drag pops, {page.text("facts")}')
    page.evaluate('document.querySelector("input[value=handlerAnswers]").click()')
    page.wait('!view.state.settings.parts.includes("handlerAnswers")')
    page.open('left-third')
    page.swipe((5, 600), (340, 600))
    check(page.stack() == ['menu'], f'without the private handler: a drag pops, {page.text("facts")}')
    page.evaluate('document.querySelector("input[value=handlerAnswers]").click()')
    page.round_trip()
    page.choose('speed', 0.1)
    page.open('left-third')
    page.swipe((60, 600), (130, 600), hold=0.2)
    page.choose('speed', 1)
    check(page.text('verdict').startswith('Cancelled'),
          f'in slow motion a slow drag is cancelled as at full speed: “{page.text("verdict")}”')
    page.reset()
    check(page.text('verdict') == 'No drag yet' and page.text('log') == '', 'a reset clears the verdict and the log')


def check_speed(page, demo):
    """The latency from touch to picture, and the pictures per second of a swipe.

    The timings are printed. Their limits are far above what a busy machine needs: beyond them the demo is no longer live.
    """
    page.open('full-width')

    def series():
        page.evaluate('meter.delays.length = 0; meter.frames.length = 0; meter.steps.length = 0')
        for _ in range(3):
            # Short enough to be cancelled, so that the same screen can be dragged again.
            page.swipe((60, 600), (180, 600), seconds=0.8, hold=0.2)
            page.swipe((60, 600), (130, 600), seconds=0.6, hold=0.2)
        delays = sorted(page.evaluate('meter.delays'))
        gaps = page.evaluate('meter.steps')
        # Each swipe has at least a dozen touches.
        if len(delays) < 50 or len(gaps) < 50:
            return False, f'{len(delays)} touches were answered with {len(gaps)} pictures'
        p95 = delays[int(len(delays) * 0.95)]
        rate = 1000 * len(gaps) / sum(gaps)
        return p95 <= 100 and rate >= 15, (
            f'touch to picture: median {delays[len(delays) // 2]:.1f} ms, p95 {p95:.1f} ms, worst {delays[-1]:.1f} ms, of '
            f'{len(delays)}; {rate:.1f} pictures a second while a finger drags')

    processor, pictures = demo.processor(), page.evaluate('meter.pictures')
    timed('speed', series)
    check(page.evaluate('meter.sent.size') == 0, 'every touch was answered')
    pictures = page.evaluate('meter.pictures') - pictures
    cost = (demo.processor() - processor) * 1000 / max(1, pictures)
    check(cost <= 40, f'a picture takes the server {cost:.1f} ms of processor time, of {pictures}')
    draws = sorted(page.evaluate('meter.draws'))
    middle = draws[len(draws) // 2]
    check(middle <= 40, f'a picture takes the page {middle:.1f} ms, in most cases')


def check_start(binary):
    """The time from the start to the first picture."""
    def series():
        demo = Demo(binary)
        demo.stop()
        return demo.seconds_to_start <= 10, f'the page has its first picture {demo.seconds_to_start:.2f} s after the start'
    timed('start', series)


def check_two_pages(chromium, first):
    window = chromium.window(900, 900)
    second = Phone(window, first.url)
    first.open('points')
    second.wait('view.state.case === "points"')
    check(True, 'a second page sees the same phone')
    second.swipe((30, 650), (330, 650))
    first.wait('view.state.stack.length === 1')
    check(True, 'a finger on the second page moves the phone on the first page')
    first.settle()
    check(not window.errors, f'the second page has no errors {window.errors or ""}')
    window.context.close()


def take_pictures(chromium, page, folder):
    """Every screen, at rest and in mid-swipe; the whole page, light, dark and on a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    names = page.evaluate('view.lists.cases.map((entry) => entry.name)')

    def picture(name):
        page.window.locator('#phone').screenshot(path=folder / f'{name}.png')

    for name in names:
        page.open(name)
        picture(f'{name}-rest')
        start, end = ((330, 640), (180, 640)) if name == 'right-to-left' else ((15, 640), (170, 640))
        page.swipe(start, end, seconds=0.8, middle=lambda: picture(f'{name}-swipe'))
        page.reset()
    for name, width, height, dark in (('page-light', 1440, 1000, False), ('page-dark', 1440, 1000, True),
                                      ('page-tablet', 900, 1100, False), ('page-phone', 390, 844, False),
                                      ('page-phone-dark', 390, 844, True)):
        window = chromium.window(width, height, dark)
        shown = Phone(window, page.url)
        shown.open('left-third')
        shown.swipe((220, 600), (370, 600))
        wide = window.evaluate('document.documentElement.scrollWidth')
        check(wide <= width, f'{name}: nothing is wider than the window ({wide} of {width})')
        window.screenshot(path=folder / f'{name}.png', full_page=True)
        window.context.close()


def check_film(chromium, file):
    """The film plays, and the README's pictures show the same as its scenes."""
    # High enough for the film's phone without a reduction: the frames are compared with pictures of that size.
    window = chromium.window(1440, 1100)
    window.goto(file.resolve().as_uri())
    check(eventually(lambda: window.evaluate('typeof state === "object" && state.isPlaying && state.scene === 0'), 20),
          'the film opens playing')
    frames = window.evaluate('''play(false), film.scenes.reduce((count, scene, index) => {
        choose(index, scene.frames.length - 1);
        return count + scene.frames.length;
    }, 0)''')
    scenes = window.evaluate('film.scenes.length')
    check(scenes > 0 and not window.errors,
          f'the film plays {scenes} scenes, {frames} frames, without an error {window.errors or ""}')
    # A picture has neither a blur nor the mask of one: an SVG that is an image cannot blur what is behind a layer.
    window.add_style_tag(content='.finger { display: none } #glass { border-radius: 0 } #screen { transform: none !important } '
                                 '.layer { backdrop-filter: none !important; mask-image: none !important }')
    names = window.evaluate('film.scenes.map((scene) => scene.name)')
    for index, name in enumerate(names):
        if name:
            check_picture(chromium, window, index, ROOT / f'Demo/Pictures/{name}.svg')
    window.context.close()


def check_picture(chromium, film, index, file):
    """Ten moments of a picture beside the same frames of the film. The parts are compared by the mean colours of small
    squares: one renderer draws HTML and the other SVG. Their edges are up to half a pixel apart, which is up to 255 / 12 in a
    square of 6 pixels."""
    width, height = film.evaluate(f'film.scenes[{index}].size')
    count = film.evaluate(f'film.scenes[{index}].frames.length')
    window = chromium.window(width + 200, height + 200)
    window.goto(file.as_uri())
    # Neither fingers nor captions, and one unit a pixel. Only the upper part of the phone is in the picture.
    left, top, shown_height = window.evaluate('''(() => {
        const root = document.documentElement, [, , width, height] = root.getAttribute("viewBox").split(" ").map(Number);
        [...root.children].filter((one) => one.localName === "g").slice(1).forEach((one) => one.remove());
        root.setAttribute("width", width);
        root.setAttribute("height", height);
        const [x, y] = root.dataset.screen.split(" ").map(Number);
        return [x, y, height - y];
    })()''')
    worst = (0, 0)
    for moment in range(10):
        frame = (count - 1) * moment // 9
        film.evaluate(f'choose({index}, {frame})')
        window.evaluate(f'''document.getAnimations().forEach((one) => {{
            one.pause();
            one.currentTime = {(frame + 0.5) * 1000 / 60};
        }})''')
        shown, wanted = (
            Image.open(io.BytesIO(page.screenshot(clip=dict(x=x, y=y, width=width, height=shown_height))))
            .convert('RGB').crop((0, 60, width, shown_height - 10)).reduce(6)
            for page, (x, y) in ((window, (left, top)),
                                 (film, film.evaluate('(() => { const box = $("screen").getBoundingClientRect(); '
                                                      'return [box.left, box.top]; })()'))))
        worst = max(worst, (max(high for _, high in ImageChops.difference(shown, wanted).getextrema()), frame))
    window.context.close()
    check(worst[0] < 24, f'{file.name} shows the film: colours differ by {worst[0]} of 255 at most, in frame {worst[1]} of {count}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', type=pathlib.Path)
    parser.add_argument('--pictures', type=pathlib.Path)
    parser.add_argument('--film', type=pathlib.Path)
    options = parser.parse_args()
    binary = built(options.binary)
    check_start(binary)
    demo = Demo(binary)
    try:
        with Chromium() as chromium:
            page = Phone(chromium.window(), demo.url)
            check_start_page(chromium, demo.url)
            check_sizes(chromium, demo.url)
            check_reconnection(chromium, binary)
            check_swipes(page)
            check_verdict(page)
            check_text(page)
            check_side_by_side(page)
            check_address(chromium, demo.url)
            check_copy(chromium, demo.url)
            check_keyboard(page)
            check_controls(page)
            check_speed(page, demo)
            check_two_pages(chromium, page)
            check(not page.window.errors, f'the page has no errors {page.window.errors or ""}')
            if options.pictures:
                take_pictures(chromium, page, options.pictures)
            if options.film:
                check_film(chromium, options.film)
    finally:
        demo.stop()
    return summary()


if __name__ == '__main__':
    sys.exit(main())
