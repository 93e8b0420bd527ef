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

    def __init__(self, url, origin=None, timeout=30):
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
    for name in ('chromium', 'chromium-browser', 'google-chrome'):
        if shutil.which(name):
            return shutil.which(name)
    root = [] if os.geteuid() == 0 else ['sudo', '-n']
    for command in (['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', 'chromium']):
        done = subprocess.run(root + command, capture_output=True, text=True,
                              env={**os.environ, 'DEBIAN_FRONTEND': 'noninteractive'})
        if done.returncode:
            raise SystemExit(f'no browser, and {" ".join(command)} failed: {done.stderr.strip()[-400:]}')
    return shutil.which('chromium')


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
        deadline = time.time() + 30
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

    def wait_for(self, expression, seconds=10):
        deadline = time.time() + seconds
        while not self.evaluate(f'Boolean({expression})'):
            if time.time() > deadline:
                return False
            time.sleep(0.02)
        return True

    def pointer(self, kind, x, y, pressed=True, touch=False):
        """Moves, presses or lifts the mouse, or a finger."""
        if touch:
            names = {'pressed': 'touchStart', 'moved': 'touchMove', 'released': 'touchEnd'}
            points = [] if kind == 'released' else [{'x': x, 'y': y}]
            return self.send('Input.dispatchTouchEvent', type=names[kind], touchPoints=points)
        return self.send('Input.dispatchMouseEvent', type={'pressed': 'mousePressed', 'moved': 'mouseMoved',
                                                           'released': 'mouseReleased'}[kind],
                         x=x, y=y, button='left', buttons=1 if pressed else 0, clickCount=1, pointerType='mouse')

    def screenshot(self, path, clip=None):
        parameters = {'clip': {**clip, 'scale': 1}, 'captureBeyondViewport': True} if clip else {}
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
