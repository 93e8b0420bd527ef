// The connection: events from the server, and messages to it.
'use strict';

let stream = null;
let address = null; // the path for this page's messages, from the stream's first event
let visit = null; // the same, also without a connection: the phones wait there
let posts = Promise.resolve();
let waiting = []; // messages for a stream that is about to open
let attempts = 0;
let retry = 0;
let silence = 0;
let idle = 0;

function connect() {
  clearTimeout(retry);
  stream = new EventSource(visit || '/live');
  stream.onmessage = (event) => receive(JSON.parse(event.data));
  stream.onerror = () => reconnect('No connection: is “swift run Demo” still running?');
  clearTimeout(silence);
  silence = setTimeout(() => status('Nothing arrives. A browser connects six pages to a server: do six others use the demo?', true), 3000);
}

// A page that is not in use leaves its connection to others, and its phones wait. The next use, or message, opens it again.
function rest() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    if (!stream?.isOpen) return;
    if (view.isMoving || fingers.size || touches.length || wheel) return rest();
    stream.close();
    stream = null;
  }, 3000);
}

function disconnect() {
  for (const timer of [retry, silence, idle]) clearTimeout(timer);
  stream?.close();
  stream = address = null;
  waiting = [];
  lift();
}

function reconnect(reason) {
  disconnect();
  status(reason, true);
  retry = setTimeout(connect, Math.min(250 * 2 ** attempts++, 4000));
}

// The first event of a stream that is another's than the page's last one. The server has seen no touch of this page yet,
// and owes it no answer: what the page has counted without a connection must not wait for one.
function begin(path) {
  view.lost = visit && visit !== path ? view.state : null;
  visit = address = path;
  attempts = 0;
  posts = Promise.resolve();
  lift();
  status('Connected', false);
}

// A hidden page closes its stream, since a browser limits the connections to one server.
document.addEventListener('visibilitychange', () => (document.hidden ? disconnect() : connect()));

// A page without a stream gets one when it is used, if possible before the first touch.
for (const type of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(type, () => stream || connect());

function status(text, isLost) {
  $('link').textContent = text;
  for (const name of ['link', 'phone']) $(name).classList.toggle('lost', isLost);
}

// Messages are posted in sequence. Without a connection they are dropped. A page that has rested first hears whether its
// phones are still there.
function send(message) {
  if (!address) return;
  stream || connect();
  rest();
  stream.isOpen ? post(message) : waiting.push(message);
}

function post(message) {
  const path = address;
  const request = { method: 'POST', body: JSON.stringify(message) };
  posts = posts.then(() => fetch(path, request)).then((response) => response.ok || refused(response, path)).catch(() => {});
}

// A message that the server refuses gets no answer, which touches would wait for: the page begins anew.
async function refused(response, path) {
  const [reason, , advice] = (await response.text()).split('\n');
  if (path !== address) return;
  if (response.status !== 403) return reconnect(`The server refuses a message: ${reason}`);
  // It would refuse the next one, too.
  disconnect();
  status(advice, true);
}

// The server has ended the visit, or was started again: these are other phones.
function restore() {
  const { settings, case: name } = view.lost;
  view.lost = null;
  send({ settings });
  send({ open: name || 'menu' });
}

function receive(message) {
  const began = performance.now();
  let late = [];
  if (message.replaced) {
    disconnect();
    return status('Many pages are open, and this one has made room. A click brings it back.', true);
  }
  if (!stream.isOpen) {
    stream.isOpen = true;
    clearTimeout(silence);
    if (message.address === address) status('Connected', false);
    else begin(message.address);
    late = waiting.splice(0);
  }
  rest();
  if (message.lists) view.lists = message.lists;
  if (message.state) showState(message.state);
  if (message.pictures) showPictures(message.pictures, message.whole);
  if (message.events) log(message.events, message.whole);
  // Other phones don't get the touches that were for the last ones.
  if (view.lost && message.state) {
    restore();
    late = late.filter(({ touches }) => !touches);
  }
  late.forEach(post);
  if ('moving' in message) view.isMoving = message.moving;
  if ('ack' in message) meter.answered = message.ack;
  measure(message, performance.now() - began);
  scheduleSend();
  scheduleFrame();
}
