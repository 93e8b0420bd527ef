"""The demo's server process, and the load of other processes."""
import http.client
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import time

from shared import ROOT, Report

report = Report('Demo')


def check(condition, text):
    """Prints a line at once: the checks take minutes."""
    print(('✓ ' if condition else '✗ ') + text, flush=True)
    if not condition:
        report.complain(text)


def summary():
    """Repeats the failed checks, and returns the exit status."""
    return report.finish('every check passed')


def built(binary=None):
    """The demo's binary: the given one, or a fresh build."""
    if binary:
        return binary.resolve()
    subprocess.run(['swift', 'build', '--product', 'Demo'], cwd=ROOT, check=True, stdout=sys.stderr)
    folder = subprocess.run(['swift', 'build', '--show-bin-path'], cwd=ROOT, check=True, capture_output=True, text=True)
    return pathlib.Path(folder.stdout.strip(), 'Demo')


class Demo:
    """`swift run Demo`, as it serves."""

    def __init__(self, binary, port=None):
        started = time.monotonic()
        command = [binary] + (['--port', str(port)] if port else [])
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r'http://127\.0\.0\.1:(\d+)/', line)
        if not found:
            raise SystemExit(f'the demo does not start: {line.strip() or self.process.wait(10)}')
        self.url = found.group()
        self.port = int(found.group(1))
        self.host = f'127.0.0.1:{self.port}'
        self.origin = f'http://{self.host}'
        self.get()
        self.page().close()
        #: From the start of the process to a page with a picture.
        self.seconds_to_start = time.monotonic() - started

    def get(self, path='/', method='GET', body=None):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=60)
        try:
            connection.request(method, path, body=body, headers={'Host': self.host, 'Origin': self.origin})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def page(self):
        return Page(self)

    def memory(self):
        """Resident memory in MB."""
        status = pathlib.Path(f'/proc/{self.process.pid}/status').read_text()
        return int(re.search(r'VmRSS:\s+(\d+)', status).group(1)) / 1024

    def processor(self):
        """Seconds of processor time so far."""
        return ticks_of(self.process.pid) / os.sysconf('SC_CLK_TCK')

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Page:
    """A page's stream of events, and its messages."""

    def __init__(self, demo, address='/live'):
        """`address` is that of a visit that has been left; otherwise the page is a new visitor's."""
        self.demo = demo
        self.socket = socket.create_connection(('127.0.0.1', demo.port), timeout=60)
        self.socket.sendall(f'GET {address} HTTP/1.1\r\nHost: {demo.host}\r\n\r\n'.encode())
        self.lines = self.socket.makefile('rb')
        self.status = int(self.lines.readline().split()[1])
        #: The first event.
        self.first = self.receive() if self.status == 200 else None
        self.address = self.first and self.first['address']

    def receive(self):
        """The next event; None: the server has closed."""
        for line in self.lines:
            if line.startswith(b'data: '):
                return json.loads(line.removeprefix(b'data: '))
        return None

    def receive_soon(self):
        """The next event; None if none arrives within a second."""
        self.socket.settimeout(1)
        try:
            return self.receive()
        except TimeoutError:
            return None
        finally:
            self.socket.settimeout(60)

    def send(self, message):
        """Posts a message, and returns the status."""
        if not isinstance(message, (str, bytes)):
            message = json.dumps(message)
        return self.demo.get(self.address, method='POST', body=message)[0]

    def close(self):
        self.lines.close()
        self.socket.close()


def eventually(condition, seconds=60):
    """Whether the condition becomes true within `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def ticks_of(process):
    """The processor time of a process, in clock ticks; that of its children that have ended is not counted."""
    try:
        fields = pathlib.Path(f'/proc/{process}/stat').read_text().rpartition(')')[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(fields[11]) + int(fields[12])


class Bystanders:
    """The processor time of all processes but this check and its children. Timings beside busy processes mean little."""

    #: The share of one processor above which other processes disturb a timing.
    TOLERANCE = 0.15

    def __init__(self):
        self.began = time.monotonic()
        self.others = self.now()

    @staticmethod
    def family():
        parents = {}
        for entry in pathlib.Path('/proc').iterdir():
            if entry.name.isdigit():
                try:
                    parents[int(entry.name)] = int((entry / 'stat').read_text().rpartition(')')[2].split()[1])
                except (FileNotFoundError, ProcessLookupError):
                    pass
        own = {os.getpid()}
        while True:
            more = {child for child, parent in parents.items() if parent in own} - own
            if not more:
                return own
            own |= more

    def now(self):
        numbers = [int(text) for text in pathlib.Path('/proc/stat').read_text().split('\n', 1)[0].split()[1:9]]
        user, nice, system, _, _, interrupts, soft, stolen = numbers
        return user + nice + system + interrupts + soft + stolen - sum(map(ticks_of, self.family()))

    @property
    def share(self):
        """The share of one processor that other processes have used since the start."""
        seconds = (self.now() - self.others) / os.sysconf('SC_CLK_TCK')
        return max(0, seconds) / max(0.01, time.monotonic() - self.began)


def timed(name, series, attempts=5):
    """Compares a timing with its limit, whatever the load of the machine.

    `series` measures once, and returns whether the timing is within the limit, and the timing in words. One good series is
    enough. Without a good series the check fails only if other processes were idle in most of them; otherwise it only
    prints the timings.
    """
    quiet = 0
    for attempt in range(attempts):
        if attempt:
            time.sleep(attempt)
        bystanders = Bystanders()
        good, words = series()
        share = bystanders.share
        quiet += share < Bystanders.TOLERANCE
        text = f'{name}: {words}' + (f' (others had {share:.0%} of a processor)' if share >= 0.01 else '')
        if good:
            check(True, text)
            return
        print('  ' + text, flush=True)
    if quiet * 2 >= attempts:
        check(False, f'{name}: beyond the limit in {attempts} series of {attempts}')
    else:
        print(f'~ {name}: not judged, the machine was busy with something else', flush=True)
