"""A headless Chromium and its DevTools protocol, with Python's standard library alone."""
import base64
import hashlib
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """A WebSocket client: text messages, no extensions."""

    def __init__(self, url, origin=None, timeout=60):
        host, _, path = url.removeprefix('ws://').partition('/')
        name, _, port = host.partition(':')
        self.socket = socket.create_connection((name, int(port)), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b''
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f'GET /{path} HTTP/1.1', f'Host: {host}', 'Upgrade: websocket', 'Connection: Upgrade',
                 f'Sec-WebSocket-Key: {key}', 'Sec-WebSocket-Version: 13'] + ([f'Origin: {origin}'] if origin else [])
        self.socket.sendall(('\r\n'.join(lines) + '\r\n\r\n').encode())
        while b'\r\n\r\n' not in self.buffer:
            self.fill()
        head, _, self.buffer = self.buffer.partition(b'\r\n\r\n')
        self.status = int(head.split()[1])
        if self.status == 101:
            answer = hashlib.sha1((key + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').encode()).digest()
            if base64.b64encode(answer) not in head:
                raise ConnectionError('the handshake has another key')

    def fill(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError('closed')
        self.buffer += data

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text, opcode=1):
        data = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack('!BB', 0x80 | opcode, 0x80 | len(data))
        elif len(data) < 65536:
            head = struct.pack('!BBH', 0x80 | opcode, 0x80 | 126, len(data))
        else:
            head = struct.pack('!BBQ', 0x80 | opcode, 0x80 | 127, len(data))
        self.socket.sendall(head + mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(data)))

    def receive(self):
        """The next text message; None: the other side has closed."""
        message = b''
        while True:
            first, length = self.take(2)
            length &= 0x7F
            if length == 126:
                length, = struct.unpack('!H', self.take(2))
            elif length == 127:
                length, = struct.unpack('!Q', self.take(8))
            data = self.take(length)
            if first & 0x0F == 8:
                return None
            if first & 0x0F == 9:
                self.send(data, opcode=10)
            elif first & 0x0F in (0, 1):
                message += data
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.socket.close()


def chromium():
    """The path of a Chromium, which is installed from Debian's packages if there is none."""
    names = ('chromium', 'chromium-browser', 'google-chrome')
    found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        install(['chromium', 'fonts-dejavu-core'])
        found = next(filter(None, map(shutil.which, names)), None)
    if not found:
        raise SystemExit('The package is installed, but there is no browser: see to a Chromium on the PATH.')
    return found


def install(packages, attempts=4):
    """Installs packages of Debian's, as root or by sudo; mirrors and locks get a second chance."""
    advice = f'Install {packages[0]} by hand, or see to a Chromium on the PATH, and run this again.'
    if not shutil.which('apt-get'):
        raise SystemExit(f'There is no browser, and no apt-get to install one with. {advice}')
    root = [] if os.geteuid() == 0 else ['sudo', '-n']
    if root and not shutil.which('sudo'):
        raise SystemExit(f'There is no browser, and only root may install one. {advice}')
    apt = root + ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'Acquire::Retries=3',
                  '-o', 'Acquire::http::Timeout=30', '-o', 'DPkg::Lock::Timeout=120']
    print(f'There is no browser: installing {" ".join(packages)} …', flush=True)
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
                # A list that could not be fetched matters only if the package cannot be had without it.
                return
    raise SystemExit(f'There is no browser, and it cannot be installed:\n{problem}{advice}')


class Browser:
    """One page in a headless Chromium."""

    def __init__(self, width=1440, height=1000, dark=False):
        self.profile = tempfile.mkdtemp(prefix='demo-browser-')
        self.process = subprocess.Popen(
            [chromium(), '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run',
             '--disable-background-networking', '--hide-scrollbars', '--remote-debugging-port=0',
             f'--user-data-dir={self.profile}', f'--window-size={width},{height}', 'about:blank'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = pathlib.Path(self.profile, 'DevToolsActivePort')
        deadline = time.time() + 90
        while not port_file.exists() or not port_file.read_text().strip():
            if time.time() > deadline or self.process.poll() is not None:
                raise SystemExit('Chromium does not start')
            time.sleep(0.05)
        port = port_file.read_text().split()[0]
        with urllib.request.urlopen(f'http://127.0.0.1:{port}/json') as answer:
            page = next(target for target in json.load(answer) if target['type'] == 'page')
        self.socket = Socket(page['webSocketDebuggerUrl'])
        self.number = 0
        self.errors = []
        for domain in ('Page', 'Runtime', 'Log'):
            self.call(f'{domain}.enable')
        self.resize(width, height)
        if dark:
            self.call('Emulation.setEmulatedMedia', features=[{'name': 'prefers-color-scheme', 'value': 'dark'}])

    def send(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({'id': self.number, 'method': method, 'params': parameters}))
        return self.number

    def call(self, method, **parameters):
        number = self.send(method, **parameters)
        while True:
            text = self.socket.receive()
            if text is None:
                raise ConnectionError('the browser has closed')
            message = json.loads(text)
            self.note(message)
            if message.get('id') == number:
                if 'error' in message:
                    raise RuntimeError(f'{method}: {message["error"]["message"]}')
                return message['result']

    def note(self, message):
        """Keeps what the page complains about."""
        if message.get('method') == 'Runtime.exceptionThrown':
            details = message['params']['exceptionDetails']
            self.errors.append(details.get('exception', {}).get('description') or details['text'])
        elif message.get('method') == 'Log.entryAdded' and message['params']['entry']['level'] == 'error':
            self.errors.append(message['params']['entry']['text'])

    def resize(self, width, height, mobile=False, scale=1):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale,
                  mobile=mobile)

    def open(self, url):
        self.call('Page.navigate', url=url)
        self.wait_for('document.readyState === "complete"')

    def evaluate(self, expression):
        result = self.call('Runtime.evaluate', expression=expression, returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in result:
            raise RuntimeError(f'{expression}: {result["exceptionDetails"]}')
        return result['result'].get('value')

    def wait_for(self, expression, seconds=60):
        deadline = time.time() + seconds
        while not self.evaluate(f'Boolean({expression})'):
            if time.time() > deadline:
                return False
            time.sleep(0.02)
        return True

    def pointer(self, kind, x, y, wait=False):
        """Presses, moves or lifts the mouse. With `wait`, returns when the page has handled this and all before it."""
        return (self.call if wait else self.send)(
            'Input.dispatchMouseEvent', type={'pressed': 'mousePressed', 'moved': 'mouseMoved', 'released': 'mouseReleased'}[kind],
            x=x, y=y, button='left', buttons=0 if kind == 'released' else 1, clickCount=1, pointerType='mouse')

    def touch(self, kind, points, wait=False):
        """The fingers on the screen, after one has come, moved or gone."""
        return (self.call if wait else self.send)(
            'Input.dispatchTouchEvent', type={'pressed': 'touchStart', 'moved': 'touchMove', 'released': 'touchEnd'}[kind],
            touchPoints=[{'x': x, 'y': y, 'id': number} for number, (x, y) in enumerate(points)])

    def screenshot(self, path, clip=None):
        """`clip` in the page's coordinates. Only what lies outside of the window makes the page lay itself out anew."""
        parameters = {}
        if clip:
            width, height = self.evaluate('[innerWidth, innerHeight]')
            outside = clip['x'] + clip['width'] > width or clip['y'] + clip['height'] > height
            parameters = {'clip': {**clip, 'scale': 1}, 'captureBeyondViewport': outside}
        data = self.call('Page.captureScreenshot', format='png', **parameters)['data']
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        try:
            self.call('Browser.close')
            self.process.wait(10)
        except (ConnectionError, RuntimeError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
        self.socket.close()
        shutil.rmtree(self.profile, ignore_errors=True)
