#!/usr/bin/env python3
"""Misuses the live demo's server: it must go on serving, answer nonsense with a 4xx, and not grow.

    Demo/Checks/server.py [--binary FILE] [--requests N] [--seed S]        exit status: 0 good, 1 a check failed

It starts the demo (the given binary; otherwise it is built), opens 100 connections at once, lets clients read slowly or not
at all, and sends N (10,000) fuzzed requests and messages.
"""
import argparse
import json
import pathlib
import random
import re
import socket
import sys
import time

import served
from devtools import Socket
from served import built, check, eventually, failures, summary, timed


class Demo(served.Demo):
    def raw(self, data, timeout=60):
        """Sends bytes, and answers what comes back until the server closes."""
        with socket.create_connection(('127.0.0.1', self.port), timeout=timeout) as connection:
            answer = b''
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while len(answer) < 1 << 20:
                    part = connection.recv(65536)
                    if not part:
                        break
                    answer += part
            except (BrokenPipeError, ConnectionResetError):
                pass    # it has closed before it has read all, as it may
            return answer

    def status(self, data):
        match = re.match(rb'HTTP/1\.1 (\d+)', self.raw(data))
        return int(match.group(1)) if match else None

    def page(self):
        """A page's connection, with the first message that it gets."""
        page = Socket(f'ws://{self.host}/live', origin=self.origin)
        page.first = json.loads(page.receive()) if page.status == 101 else None
        return page

    def shown(self):
        """What the phone shows."""
        page = self.page()
        page.close()
        return page.first['state']['stack'], page.first['state']['settings']

    def serves(self):
        try:
            return self.get()[0] == 200
        except OSError:
            return False


def check_rules(demo):
    host = demo.host.encode()
    head = b'GET / HTTP/1.1\r\nHost: ' + host + b'\r\n'
    check(demo.get()[0] == 200, 'the page is served')
    cases = [
        ('a foreign Host', b'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421),
        ('no Host', b'GET / HTTP/1.1\r\n\r\n', 400),
        ('two Hosts', head + b'Host: ' + host + b'\r\n\r\n', 400),
        ('a foreign Origin', head + b'Origin: http://evil.example\r\n\r\n', 403),
        ('the Origin null', head + b'Origin: null\r\n\r\n', 403),
        ('another method', b'POST / HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 405),
        ('a body', head + b'Content-Length: 5\r\n\r\nhello', 413),
        ('a chunked body', head + b'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 411),
        ('another path', b'GET /../../etc/passwd HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 404),
        ('an encoded path', b'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 404),
        ('a long target', b'GET /' + b'a' * 2000 + b' HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 414),
        ('a long head', head + b'X: ' + b'a' * 9000 + b'\r\n\r\n', 431),
        ('a head without end', b'GET / HTTP/1.1\r\n' + b'X: a\r\n' * 4000, 431),
        ('many headers', head + b''.join(b'X%d: a\r\n' % n for n in range(100)) + b'\r\n', 431),
        ('a folded header', head + b'X: a\r\n b\r\n\r\n', 400),
        ('a bare line feed', b'GET / HTTP/1.1\nHost: ' + host + b'\r\n\r\n', 400),
        ('a zero byte', head + b'X: \0\r\n\r\n', 400),
        ('another version', b'GET / HTTP/3.0\r\nHost: ' + host + b'\r\n\r\n', 400),
        ('no upgrade for /live', b'GET /live HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 426),
        ('/live without an Origin', b'GET /live HTTP/1.1\r\nHost: ' + host + b'\r\nUpgrade: websocket\r\nConnection: Upgrade'
         b'\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n', 426),
    ]
    for name, data, wanted in cases:
        status = demo.status(data)
        if status != wanted:
            check(False, f'{name}: {status} instead of {wanted}')
    check(not failures, f'{len(cases)} kinds of wrong requests get their 4xx')
    status, body = demo.get(method='HEAD')
    check(status == 200 and body == b'', 'HEAD has no body')
    check(Socket(f'ws://{demo.host}/live', origin='http://evil.example').status == 403, 'a foreign page cannot connect')
    listening = [line.split()[1] for line in pathlib.Path('/proc/net/tcp').read_text().splitlines()[1:]
                 if line.split()[3] == '0A' and int(line.split()[1].split(':')[1], 16) == demo.port]
    check(listening == [f'0100007F:{demo.port:04X}'], 'it listens on the loopback address only')


WRONG_MESSAGES = [
    '', 'x', '[]', '{}', 'null', '{"open":"nothing"}', '{"open":5}', '{"reset":false}', '{"reset":true,"open":"edge"}',
    '{"frame":1}', '{"frame":-1,"time":1,"touches":[]}', '{"frame":1,"time":1,"touches":[[1,9,"down",1,1]]}',
    '{"frame":1,"time":1,"touches":[[1,0,"sideways",1,1]]}', '{"frame":1,"time":1,"touches":[[1,0,"down",1e300,1]]}',
    '{"frame":1,"time":1,"touches":[[99,0,"down",1,1]]}', '{"frame":1,"time":1,"touches":[[1,0,"down",1]]}',
    '{"frame":1,"time":1,"touches":[[1,0,"down",1,1,1]]}', '{"frame":1,"time":1e999,"touches":[]}',
    '{"frame":1,"time":1,"touches":' + json.dumps([[1, 0, 'move', 1, 1]] * 300) + '}',
    '{"settings":{}}', '{"settings":{"system":12,"direction":"ltr","driver":"automatic","speed":1,"reduceMotion":false,'
    '"parts":[]}}', '{"settings":{"system":18,"direction":"ltr","driver":"automatic","speed":0,"reduceMotion":false,'
    '"parts":[]}}', '{"open":"' + 'a' * 20000 + '"}', '[' * 5000 + ']' * 5000, '{"frame":1' + ',"x":1' * 2000 + '}',
]


def check_messages(demo):
    before = demo.shown()
    wrong = []
    for message in WRONG_MESSAGES:
        page = demo.page()
        page.send(message)
        try:
            while page.receive() is not None:
                pass
        except (ConnectionError, TimeoutError):
            wrong.append(message[:60])
        page.close()
    check(not wrong, f'{len(WRONG_MESSAGES)} wrong messages end their connection with a close frame {wrong or ""}')
    check(demo.shown() == before, 'and change nothing')
    page = demo.page()
    page.send(b'\xff\xfe', opcode=1)
    closed = page.receive() is None
    page.close()
    page = demo.page()
    page.socket.sendall(b'\x81\x02hi')      # not masked
    check(closed and page.receive() is None, 'bytes that are no text, and a frame without a mask, end it too')
    page.close()
    page = demo.page()
    page.send('{"open":"edge"}')
    opened = json.loads(page.receive())
    page.close()
    check('state' in opened and demo.shown()[0][-1] == 'Edge only', 'a right one works')


def fuzzed(random_, host):
    """A request with something wrong in it, usually."""
    good = (f'GET {random_.choice(["/", "/live", "/live.js", "/nothing", "*"])} HTTP/1.1\r\nHost: {host}\r\n'
            f'{random_.choice(["", "Upgrade: websocket", "Connection: close", "Origin: http://" + host])}\r\n\r\n').encode()
    data = bytearray(good)
    for _ in range(random_.randint(0, 8)):
        kind = random_.randint(0, 4)
        index = random_.randrange(len(data) + 1) if data else 0
        if kind == 0 and data:
            data[index % len(data)] = random_.randrange(256)
        elif kind == 1:
            data[index:index] = bytes(random_.randrange(256) for _ in range(random_.randint(1, 40)))
        elif kind == 2:
            del data[index:index + random_.randint(1, 30)]
        elif kind == 3:
            data[index:index] = random_.choice([b'\r\n', b'\r\n\r\n', b'\0', b': ', b'Content-Length: 99999999999\r\n'])
        else:
            data += data[:random_.randint(0, 400)]
    if random_.random() < 0.02:
        data += b'a' * random_.randint(1, 100_000)
    return bytes(data)


def check_fuzz(demo, count, seed):
    random_ = random.Random(seed)
    before_state = demo.shown()
    for _ in range(500):
        demo.raw(fuzzed(random_, demo.host))
    before = demo.memory()
    strange = 0
    # One letter more or less can make the others right.
    hopeless = [message for message in WRONG_MESSAGES
                if not any(word in message for word in ('settings', 'frame', '"reset":true'))]
    for number in range(count):
        answer = demo.raw(fuzzed(random_, demo.host))
        if answer and not re.match(rb'HTTP/1\.1 (101|200|4\d\d|503) ', answer):
            strange += 1
        if number % 20 == 0:
            page = demo.page()
            data = bytearray(random_.choice(hopeless).encode()[:2000] or b'x')
            data[random_.randrange(len(data))] = random_.randrange(256)
            page.send(bytes(data), opcode=random_.choice([0, 1, 1, 1, 2, 3, 9, 10]))
            page.close()
    after = demo.memory()
    check(strange == 0, f'{count} fuzzed requests: nothing but 200, 101, 4xx and 503')
    check(demo.get()[0] == 200 and demo.shown() == before_state, 'the server still serves, and the phone is as it was')
    check(after - before < 8, f'memory {before:.1f} MB before, {after:.1f} MB after')


def check_crowd(demo):
    before = demo.memory()
    pages = [demo.page() for _ in range(100)]
    check(all(page.first for page in pages), '100 pages at once see the phone')
    started = time.monotonic()
    pages[0].send('{"open":"left-third"}')
    seen = 0
    for page in pages:
        while True:
            state = json.loads(page.receive()).get('state')
            if state and len(state['stack']) == 2:
                seen += 1
                break
    check(seen == 100, f'all see it change, the last after {time.monotonic() - started:.2f} s')
    check(demo.get()[0] == 200, 'and the page is still served')
    # Connections that say nothing do not keep others out for ever: those beyond the limit are told so.
    idle = [socket.create_connection(('127.0.0.1', demo.port)) for _ in range(60)]
    refused = set()

    def is_told():
        for number, connection in enumerate(idle):
            connection.setblocking(False)
            try:
                if connection.recv(100).startswith(b'HTTP/1.1 503'):
                    refused.add(number)
            except (BlockingIOError, ConnectionResetError):
                pass
        return bool(refused)
    check(eventually(is_told), 'connections beyond the limit get a 503')
    for connection in idle + pages:
        connection.close()
    check(eventually(demo.serves), 'it serves after the crowd has left')
    after = demo.memory()
    check(after - before < 40, f'memory {before:.1f} MB before the crowd, {after:.1f} MB after')


def check_time(demo):
    """The time between two touches is what it was under the finger, however long the messages take."""
    def drag(up_at, pause):
        """A finger that goes 120 points in a tenth of a second, and lifts then: what is on the stack afterwards?"""
        page = demo.page()
        messages = iter(range(1, 1000))

        def tell(time_, *touches):
            number = next(messages)
            page.send(json.dumps({'frame': number, 'time': time_, 'touches': [[time_, 0, *touch] for touch in touches]}))
            while True:
                answer = json.loads(page.receive())
                stack.extend([answer['state']['stack']] if 'state' in answer else [])
                if answer.get('ack') == number:
                    return answer['moving']
        stack = []
        page.send('{"open":"left-third"}')
        while json.loads(page.receive()).get('moving') is not False:
            pass
        tell(1000, ('down', 60, 600))
        for step in range(1, 13):
            time.sleep(pause)
            tell(1000 + step * 100 / 12, ('move', 60 + 10 * step, 600))
        time.sleep(pause)
        moment = 1000 + up_at
        while tell(moment, *([('up', 180, 600)] if moment == 1000 + up_at else [])):
            moment += 16
        page.close()
        return stack[-1]
    check(drag(108, pause=0.06) == ['PopNavigation'], 'a flick is a flick, also where its touches come late')
    check(len(drag(500, pause=0)) == 2, 'and a finger that rests before it lifts has rested, also where that is told at once')


def check_slow(demo):
    """One page reads nothing while another one drags; then a client sends its request letter by letter."""
    slow = demo.page()
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    quick = demo.page()
    quick.send('{"open":"full-width"}')
    while json.loads(quick.receive()).get('moving') is not False:
        pass
    before = demo.memory()
    start = time.monotonic()
    sent = 0

    def drag(count=400):
        nonlocal sent
        delays = []
        for number in range(count):
            now = (time.monotonic() - start) * 1000
            phase = 'down' if number == 0 else 'up' if number == count - 1 else 'move'
            sent += 1
            sent_at = time.monotonic()
            quick.send(json.dumps({'frame': sent, 'time': now, 'touches': [[now, 0, phase, 100 + number % 100, 600]]}))
            while json.loads(quick.receive()).get('ack') != sent:
                pass
            delays.append((time.monotonic() - sent_at) * 1000)
            time.sleep(0.002)
        delays.sort()
        p95 = delays[int(len(delays) * 0.95)]
        return p95 < 16, f'an answer in {delays[len(delays) // 2]:.1f} ms, p95 {p95:.1f} ms'

    timed('beside a page that reads nothing', drag)
    while sent < 1200:
        drag()
    growth = demo.memory() - before
    check(growth < 8, f'memory grows by {growth:.1f} MB beside it')
    quick.close()
    slow.close()
    with socket.create_connection(('127.0.0.1', demo.port)) as dripping:
        dripping.settimeout(60)
        started = time.monotonic()
        try:
            for letter in b'GET / HTTP/1.1\r\nX: ' + b'a' * 600:
                dripping.send(bytes([letter]))
                time.sleep(0.1)
            closed = False
        except OSError:
            closed = True
        check(closed and demo.serves(),
              f'a request that drips in is given up after {time.monotonic() - started:.0f} s')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', type=pathlib.Path)
    parser.add_argument('--requests', type=int, default=10_000)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    demo = Demo(built(options.binary))
    try:
        check_rules(demo)
        check_messages(demo)
        check_crowd(demo)
        check_time(demo)
        check_slow(demo)
        check_fuzz(demo, options.requests, options.seed)
        check(demo.process.poll() is None, 'the server is alive')
    finally:
        demo.stop()
    return summary()


if __name__ == '__main__':
    sys.exit(main())
