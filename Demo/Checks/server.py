#!/usr/bin/env python3
"""Sends invalid and hostile requests to the live demo's server, which must answer them with a 4xx and bound its memory.

    Demo/Checks/server.py [--binary FILE]        exit status: 0 good, 1 a check failed

It starts the demo (the given binary; otherwise it is built), attacks it in the ways in which a local process can, and sends
fuzzed requests and messages. During each attack the server stays below MEMORY, and answers others within PATIENCE.
"""
import argparse
import http.client
import json
import multiprocessing
import pathlib
import random
import re
import socket
import sys
import threading
import time

import served
from served import built, check, eventually, report, summary, timed

MEMORY = 64     # MB
PATIENCE = 1    # seconds
CONNECTIONS = 64
FUZZED = 600
PAGES = 16


def names(state):
    """The names of the screens in the stack, the top screen's last."""
    return [screen['name'] for screen in state['stack']]


class Demo(served.Demo):
    def connect(self, timeout=60):
        return socket.create_connection(('127.0.0.1', self.port), timeout=timeout)

    def raw(self, data, timeout=60):
        """Sends bytes, and returns what comes back until the server closes."""
        with self.connect(timeout) as connection:
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

    def at_rest(self, address):
        """The page of a visit that has been left, as it comes back once its phone rests."""
        while (page := served.Page(self, address)).first['moving']:
            page.close()
            time.sleep(0.1)
        return page

    def shown(self, address):
        """The state of a visit's phone at rest, as its page sees it when it comes back."""
        page = self.at_rest(address)
        page.close()
        return names(page.first['state']), page.first['state']['settings']

    def serves(self):
        try:
            return self.get()[0] == 200
        except OSError:
            return False

    def descriptors(self):
        return len(list(pathlib.Path(f'/proc/{self.process.pid}/fd').iterdir()))


def check_rules(demo):
    host = demo.host.encode()
    head = b'GET / HTTP/1.1\r\nHost: ' + host + b'\r\n'
    check(demo.get()[0] == 200, 'the page is served')
    cases = [
        ('a foreign Host', b'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', 421),
        ('no Host', b'GET / HTTP/1.1\r\n\r\n', 400),
        ('two Hosts', head + b'Host: ' + host + b'\r\n\r\n', 400),
        ('a foreign Origin', head + b'Origin: http://evil.example\r\n\r\n', 403),
        ('another method', b'PUT / HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 405),
        ('a message without an Origin', b'POST /live/1 HTTP/1.1\r\nHost: ' + host + b'\r\nContent-Length: 2\r\n\r\n{}', 403),
        ('a message without a page', b'POST /live/1 HTTP/1.1\r\nHost: ' + host + b'\r\nOrigin: http://' + host
         + b'\r\nContent-Length: 2\r\n\r\n{}', 404),
        ('an image of a foreign page', head + b'Sec-Fetch-Site: cross-site\r\n\r\n', 403),
        ('a long body', head + b'Content-Length: 20000\r\n\r\n', 413),
        ('a length that is no number', head + b'Content-Length: -5\r\n\r\n', 400),
        ('a chunked body', head + b'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 411),
        ('another path', b'GET /../../etc/passwd HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 404),
        ('an encoded path', b'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 404),
        ('a long target', b'GET /' + b'a' * 2000 + b' HTTP/1.1\r\nHost: ' + host + b'\r\n\r\n', 414),
        ('a long head', head + b'X: ' + b'a' * 9000 + b'\r\n\r\n', 431),
        ('a head without end', b'GET / HTTP/1.1\r\n' + b'X: a\r\n' * 4000, 431),
        ('many headers', head + b''.join(b'X%d: a\r\n' % n for n in range(100)) + b'\r\n', 431),
        ('another version', b'GET / HTTP/3.0\r\nHost: ' + host + b'\r\n\r\n', 400),
    ]
    for name, data, wanted in cases:
        status = demo.status(data)
        if status != wanted:
            check(False, f'{name}: {status} instead of {wanted}')
    check(not report.problems, f'{len(cases)} kinds of wrong requests get their 4xx')
    visit = b'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\n'
    cases = [
        ('a link from another page', head + visit + b'Sec-Fetch-Dest: document\r\n\r\n', 200),
        ('a frame in another page', head + visit + b'Sec-Fetch-Dest: iframe\r\n\r\n', 403),
        ('a link to a file of the page', head.replace(b'/ ', b'/live.js ') + visit + b'Sec-Fetch-Dest: document\r\n\r\n', 403),
        ('another port at the other end of a tunnel', b'GET / HTTP/1.1\r\nHost: localhost:9000\r\n\r\n', 200),
        ('another name at the other end of a tunnel', b'GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n', 421),
        ('a page on another port', head.replace(b'GET', b'POST') + b'Origin: http://127.0.0.1:9000\r\n\r\n', 403),
    ]
    for name, data, wanted in cases:
        status = demo.status(data)
        check(status == wanted, f'{name}: {status}')
    for status, words in ((403, b'Open http://' + host), (421, b'Through a tunnel')):
        answer = demo.raw(next(data for _, data, wanted in cases if wanted == status))
        check(words in answer, f'the page of a {status} contains what to do')
    check_pieces(demo)
    listening = [line.split()[1] for line in pathlib.Path('/proc/net/tcp').read_text().splitlines()[1:]
                 if line.split()[3] == '0A' and int(line.split()[1].split(':')[1], 16) == demo.port]
    check(listening == [f'0100007F:{demo.port:04X}'], 'the server listens on the loopback address only')


def check_pieces(demo, count=200):
    """A head is parsed once, however small the pieces are in which the body arrives."""
    before = demo.processor()
    with demo.connect() as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(f'POST /live/1 HTTP/1.1\r\nHost: {demo.host}\r\nOrigin: {demo.origin}\r\n'.encode()
                           + b''.join(b'X-%d: %s\r\n' % (number, b'a' * 100) for number in range(60))
                           + b'Content-Length: %d\r\n\r\n' % count)
        for _ in range(count):
            connection.sendall(b' ')
            time.sleep(0.001)
        status = connection.recv(4096).split()[1]
    cost = (demo.processor() - before) / count * 1000
    check(status == b'404' and cost < 0.5, f'a piece of a body takes the server {cost:.3f} ms of processor time')


WRONG_MESSAGES = [
    '', '{}', 'null', '{"open":"nothing"}', '{"open":5}',
    '{"frame":1}', '{"frame":-1,"time":1,"touches":[]}', '{"frame":1,"time":1,"touches":[[1,9,"down",1,1]]}',
    '{"frame":1,"time":1,"touches":[[1,0,"sideways",1,1]]}', '{"frame":1,"time":1,"touches":[[1,0,"down",1e300,1]]}',
    '{"frame":1,"time":1,"touches":[[99,0,"down",1,1]]}', '{"frame":1,"time":1,"touches":[[1,0,"down",1]]}',
    '{"frame":1,"time":1e999,"touches":[]}',
    '{"frame":1,"time":1,"touches":' + json.dumps([[1, 0, 'move', 1, 1]] * 300) + '}',
    '{"settings":{}}', '{"open":"edge","system":12}',
    '{"settings":{"system":12,"device":"phone","direction":"ltr","appearance":"light","speed":1,"reduceMotion":false,"sideBySide":true}}',
    '{"open":"' + 'a' * 20000 + '"}', '[' * 5000 + ']' * 5000, '{"frame":1' + ',"x":1' * 2000 + '}',
]


def check_messages(demo):
    page = demo.page()
    page.close()
    before = demo.shown(page.address)
    page = served.Page(demo, page.address)
    wrong = [message[:60] for message in [*WRONG_MESSAGES, b'\xff\xfe'] if page.send(message) not in (400, 413)]
    check(not wrong, f'{len(WRONG_MESSAGES) + 1} wrong messages get a 400 or 413 {wrong or ""}')
    check(demo.shown(page.address) == before, 'wrong messages change nothing')
    page = served.Page(demo, page.address)
    check(page.send({'open': 'edge'}) == 204 and 'state' in page.receive() and demo.shown(page.address)[0][-1] == 'edge',
          'a right message works')
    page = served.Page(demo, page.address)
    connection = http.client.HTTPConnection('127.0.0.1', demo.port, timeout=60)
    answers = []
    for _ in range(3):
        connection.request('POST', page.address, body='{"reset":true}', headers={'Host': demo.host, 'Origin': demo.origin})
        answer = connection.getresponse()
        answer.read()
        answers.append((answer.status, connection.sock and connection.sock.fileno()))
    check(answers[0][0] == 204 and answers[0][1] and len(set(answers)) == 1, f'messages share a connection {answers}')
    connection.close()
    page.close()


def fuzzed(random_, host):
    """A request with something wrong in it, usually."""
    good = (f'GET {random_.choice(["/", "/live.js", "/nothing", "*"])} HTTP/1.1\r\nHost: {host}\r\n'
            f'{random_.choice(["", "Content-Length: 3", "Connection: close", "Origin: http://" + host])}\r\n\r\n').encode()
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


def check_fuzz(demo):
    random_ = random.Random(1)
    visit = demo.page()
    visit.close()
    before_state = demo.shown(visit.address)
    for _ in range(200):
        demo.raw(fuzzed(random_, demo.host))
    before = demo.memory()
    strange = 0
    # One changed letter can make the other messages valid.
    invalid = [message for message in WRONG_MESSAGES
                if not any(word in message for word in ('settings', 'frame', '"reset":true'))]
    for number in range(FUZZED):
        answer = demo.raw(fuzzed(random_, demo.host))
        if answer and not re.match(rb'HTTP/1\.1 (200|4\d\d) ', answer):
            strange += 1
        if number % 20 == 0:
            # One visit, since with many others the one above would have ended.
            page = served.Page(demo, visit.address)
            data = bytearray(random_.choice(invalid).encode()[:2000] or b'x')
            data[random_.randrange(len(data))] = random_.randrange(256)
            page.send(bytes(data))
            page.close()
    after = demo.memory()
    check(strange == 0, f'{FUZZED} fuzzed requests: nothing but 200 and 4xx')
    check(demo.get()[0] == 200 and demo.shown(visit.address) == before_state, 'the server still answers, and the phone is unchanged')
    check(after - before < 4, f'memory has {before:.1f} MB before the fuzzed requests, {after:.1f} MB after')


class Watch:
    """Runs an attack in processes for some seconds; meanwhile, measures the server's memory and its answers to others.

    `attack` is called again and again, in each process with a list that lives as long as the process.
    """

    fork = multiprocessing.get_context('fork')

    def __init__(self, demo, name, attack, processes=4, seconds=1):
        self.demo, self.attack, self.processes, self.seconds = demo, attack, processes, seconds
        self.memory, self.descriptors, self.problems = [], [], []
        before = demo.descriptors()
        # A busy machine makes others wait, too: one series of three must be quick enough.
        wait = next(filter(lambda wait: wait < PATIENCE, (self.series() for _ in range(3))), None)
        check(not self.problems and wait and max(self.memory) < MEMORY and max(self.descriptors) <= CONNECTIONS + 16,
              f'{name}: {max(self.memory):.0f} MB, {max(self.descriptors)} descriptors, others wait '
              f'{wait or PATIENCE:.2f} s at most {self.problems[:1] or ""}')
        check(eventually(lambda: demo.serves() and demo.descriptors() <= before + 2), '  the server has closed the connections afterwards')

    def series(self):
        """The longest time that others wait."""
        self.over = self.fork.Event()
        workers = [self.fork.Process(target=self.work) for _ in range(self.processes)]
        for worker in workers:
            worker.start()
        end = time.monotonic() + self.seconds
        longest = 0
        while time.monotonic() < end:
            began = time.monotonic()
            # Like a browser, it tries again where a flood has replaced its connection before it could send.
            while time.monotonic() - began < 2 * PATIENCE:
                try:
                    if self.demo.get('/live.js')[0] != 200:
                        self.problems.append('a wrong answer')
                    break
                except OSError:
                    pass
            longest = max(longest, time.monotonic() - began)
            self.memory.append(self.demo.memory())
            self.descriptors.append(self.demo.descriptors())
            time.sleep(0.05)
        self.over.set()
        for worker in workers:
            worker.join()
        return longest

    def work(self):
        kept = []
        while not self.over.is_set():
            try:
                self.attack(kept)
            except OSError:
                time.sleep(0.001)
        for connection in kept:
            connection.close()


def check_attacks(demo):
    head = f'GET /live.js HTTP/1.1\r\nHost: {demo.host}\r\n'.encode()

    def flood(data, count):
        """Keeps `count` connections, which send and never read."""
        def attack(kept):
            if len(kept) < count:
                kept.append(demo.connect(timeout=1))
                kept[-1].setblocking(False)
            for connection in list(kept):
                try:
                    connection.send(data)
                except BlockingIOError:
                    pass
                except OSError:
                    connection.close()
                    kept.remove(connection)
        return attack

    def crowd(kept):
        """Opens connections that send nothing."""
        kept.append(demo.connect(timeout=1))
        if len(kept) > 1250:
            time.sleep(0.1)
            kept.pop(0).close()

    def slow(kept):
        """Sends requests letter by letter."""
        if len(kept) < 33:
            kept.append(demo.connect(timeout=1))
        for connection in list(kept):
            try:
                connection.send(b'G')
            except OSError:
                connection.close()
                kept.remove(connection)
        time.sleep(0.02)

    def unread(kept):
        """Opens streams and reads nothing."""
        kept.append(demo.connect(timeout=1))
        kept[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        kept[-1].sendall(f'GET /live HTTP/1.1\r\nHost: {demo.host}\r\n\r\n'.encode())
        if len(kept) > 40:
            time.sleep(0.05)
            kept.pop(0).close()

    Watch(demo, 'pipelined requests that are not read', flood(head + b'\r\n' + (head + b'\r\n') * 200, 20))
    Watch(demo, 'bodies without end', flood(head.replace(b'GET', b'POST') + b'Content-Length: 16000\r\n\r\n' + b'a' * 60_000, 20))
    Watch(demo, '5,000 connections', crowd)
    Watch(demo, '132 slow connections', slow)
    Watch(demo, 'streams that are not read', unread)
    page = demo.page()
    names = [entry['name'] for entry in page.first['lists']['cases']]
    reader = threading.Thread(target=lambda: all(iter(page.receive, None)))
    reader.start()
    messages = [{'open': name} for name in names] + [
        {'reset': True}, {'frame': 1, 'time': 1e12, 'touches': []},
        {'frame': 1, 'time': 1, 'touches': [[1, 0, 'down', 9, 9]] * 250},
    ]
    Watch(demo, 'a flood of messages', lambda kept: page.send(random.choice(messages)))
    body = b'{"reset":true}'
    post = (f'POST {page.address} HTTP/1.1\r\nHost: {demo.host}\r\nOrigin: {demo.origin}\r\n'
            f'Content-Length: {len(body)}\r\n\r\n').encode() + body
    Watch(demo, 'messages on few connections whose responses are not read', flood(post, 20))
    page.socket.shutdown(socket.SHUT_RDWR)
    reader.join()
    page.close()


def check_pages(demo):
    pages = [demo.page() for _ in range(PAGES)]
    check(all(page.first for page in pages) and len({page.address for page in pages}) == PAGES,
          f'{PAGES} pages at once have phones of their own')
    pages[0].send({'open': 'points'})
    pages[0].send({'settings': pages[0].first['state']['settings'] | {'system': 18}})
    while (event := pages[0].receive()).get('state', {}).get('settings', {}).get('system') != 18:
        pass
    check(pages[1].receive_soon() is None, 'what one visitor does reaches no other page')
    check(demo.get('/live/' + 'A' * 36, method='POST', body='{"reset":true}')[0] == 404, 'a guessed address is nobody\'s')
    # Before all others are used, the second page is away, and the third one has its finger on its phone.
    pages[1].close()
    pages[2].send({'frame': 1, 'time': 1, 'touches': [[1, 0, 'down', 300, 600]]})
    pages[0].send({'frame': 1, 'time': 1, 'touches': []})
    more = [demo.page() for _ in range(PAGES - 1)]
    check(all(page.first for page in more), f'{PAGES - 1} more pages can connect')
    others = [page for page in pages if page is not pages[1]]
    gone = [page for page in others if any(event.get('replaced') for event in iter(page.receive_soon, None))]
    check(gone == [pages[0]] + pages[3:], f'{len(gone)} idle pages are disconnected with a notice; the page with a finger stays')
    check(pages[2].send({'frame': 2, 'time': 2, 'touches': [[2, 0, 'up', 300, 600]]}) == 204,
          'the finger on that page still counts')
    back = served.Page(demo, pages[1].address)
    check(back.address != pages[1].address and back.first['state']['case'] == 'drawing', 'a page whose visit has ended begins another one')
    for page in others + more + [back]:
        page.close()


def check_typing(demo):
    """A text field has a bound, since each picture contains its text."""
    page = demo.page()
    page.send({'open': 'keyboard', 'system': 26})
    while page.receive().get('moving') is not False:
        pass
    page.send({'frame': 1, 'time': 1, 'touches': [[1, 0, 'down', 150, 430], [1, 0, 'up', 150, 430]]})
    while not (event := page.receive()).get('state', {}).get('isTyping'):
        pass
    check(page.send({'type': 'e' + '\u0301' * 2000}) == 400, 'a character with 2,000 accents is refused')
    for _ in range(150):
        page.send({'type': 'x'})
    page.close()
    other = demo.at_rest(page.address)
    longest = max(re.findall('x+', json.dumps(other.first['state'])), key=len, default='')
    check(len(longest) == 100, f'150 typed letters leave {len(longest)} in the field')
    other.send({'reset': True})
    other.close()


def check_time(demo):
    """The time between two touches does not depend on the delay of their messages."""
    def drag(up_at, pause):
        """Moves a finger by 120 points within a tenth of a second, lifts it, and returns the stack."""
        page = demo.page()
        messages = iter(range(1, 1000))

        def send(time_, *touches):
            number = next(messages)
            page.send({'frame': number, 'time': time_, 'touches': [[time_, 0, *touch] for touch in touches]})
            while True:
                answer = page.receive()
                stack.extend([names(answer['state'])] if 'state' in answer else [])
                if answer.get('ack') == number:
                    return answer['moving']
        stack = []
        page.send({'open': 'left-third'})
        while page.receive().get('moving') is not False:
            pass
        send(1000, ('down', 60, 600))
        for step in range(1, 13):
            time.sleep(pause)
            send(1000 + step * 100 / 12, ('move', 60 + 10 * step, 600))
        time.sleep(pause)
        moment = 1000 + up_at
        while send(moment, *([('up', 180, 600)] if moment == 1000 + up_at else [])):
            moment += 16
            # The phone's clock is never far ahead of the real one.
            time.sleep(0.016)
        page.close()
        return stack[-1]
    check(drag(108, pause=0.06) == ['menu'], 'a flick is a flick, also if the touches arrive late')
    check(len(drag(500, pause=0)) == 2, 'a finger that rests before the lift has rested, also if the touches arrive together')


def check_slow(demo):
    """One page reads nothing while another one drags."""
    slow = demo.page()
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    quick = demo.page()
    quick.send({'open': 'full-width'})
    while quick.receive().get('moving') is not False:
        pass
    before = demo.memory()
    start = time.monotonic()
    sent = 0

    def drag(count=200):
        nonlocal sent
        delays = []
        for number in range(count):
            now = (time.monotonic() - start) * 1000
            phase = 'down' if number == 0 else 'up' if number == count - 1 else 'move'
            sent += 1
            sent_at = time.monotonic()
            quick.send({'frame': sent, 'time': now, 'touches': [[now, 0, phase, 100 + number % 100, 600]]})
            while quick.receive().get('ack') != sent:
                pass
            delays.append((time.monotonic() - sent_at) * 1000)
            time.sleep(0.002)
        delays.sort()
        p95 = delays[int(len(delays) * 0.95)]
        return p95 <= 100, f'an answer in {delays[len(delays) // 2]:.1f} ms, p95 {p95:.1f} ms'

    timed('beside a page that reads nothing', drag)
    while sent < 600:
        drag()
    growth = demo.memory() - before
    check(growth < 8, f'memory grows by {growth:.1f} MB beside a page that reads nothing')
    quick.close()
    slow.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', type=pathlib.Path)
    options = parser.parse_args()
    demo = Demo(built(options.binary))
    try:
        check_rules(demo)
        check_messages(demo)
        check_pages(demo)
        check_typing(demo)
        check_attacks(demo)
        check_time(demo)
        check_slow(demo)
        check_fuzz(demo)
        check(demo.process.poll() is None, 'the server is alive')
    finally:
        demo.stop()
    return summary()


if __name__ == '__main__':
    sys.exit(main())
