// The live page: sends touches, in one message per frame, and draws the updates.
'use strict';

const $ = (id) => document.getElementById(id);
const screen_ = new Screen($('screen'));
const view = { scale: 1, size: [390, 844], state: null, lists: { cases: [], refusals: [] } };

// The connection: events from the server, and messages to it.

let stream = null;
let address = null;
const poster = new Worker('/post.js');
let attempts = 0;
let retry = 0;

function connect() {
  clearTimeout(retry);
  stream = new EventSource('/live');
  stream.onmessage = (event) => {
    attempts = 0;
    status('Connected', false);
    receive(JSON.parse(event.data));
  };
  stream.onerror = () => {
    disconnect();
    status('No connection: is “swift run Demo” still running?', true);
    retry = setTimeout(connect, Math.min(250 * 2 ** attempts++, 4000));
  };
}

function disconnect() {
  clearTimeout(retry);
  stream.close();
  address = null;
  lift();
}

// A hidden page closes its stream, since a browser limits the connections to one server.
document.addEventListener('visibilitychange', () => {
  disconnect();
  if (!document.hidden) connect();
});

function status(text, isLost) {
  $('link').textContent = text;
  for (const name of ['link', 'phone']) $(name).classList.toggle('lost', isLost);
}

function send(message) {
  if (address) poster.postMessage([address, message]);
}

function receive(message) {
  const began = performance.now();
  if (message.whole) screen_.clear();
  if (message.address) address = message.address;
  if (message.picture) {
    screen_.apply(message.picture);
    if (String(screen_.size) !== String(view.size)) {
      view.size = screen_.size;
      fit();
    }
  }
  if (message.lists) view.lists = message.lists;
  if (message.state) showState(message.state);
  if (message.events) log(message.events, message.whole);
  if ('moving' in message) view.isMoving = message.moving;
  if ('ack' in message) meter.answered = message.ack;
  measure(message, performance.now() - began);
  scheduleSend();
  scheduleFrame();
}

// Input: touches are sent at once. While an answer is due, touches wait for it, and are sent as one message.

const fingers = new Map(); // pointer id → { finger, x, y }
let touches = [];
let sequence = 0;
let sentAt = 0;
let isFrameScheduled = false;
let isSendScheduled = false;

function scheduleFrame() {
  if (isFrameScheduled || !(view.isMoving || fingers.size)) return;
  isFrameScheduled = true;
  requestAnimationFrame(frame);
}

function frame(now) {
  isFrameScheduled = false;
  // The message only advances the time, unless another message has just done so.
  if (meter.answered >= sequence && !touches.length && view.isMoving && performance.now() - sentAt > 8) sendTouches(now);
  scheduleFrame();
}

function sendTouches(now) {
  const batch = touches;
  touches = [];
  sequence += 1;
  sentAt = performance.now();
  if (batch.length) meter.sent.set(sequence, meter.firstTouch);
  send({ frame: sequence, time: tenth(Math.max(now, ...batch.map(([time]) => time))), touches: batch });
}

function scheduleSend() {
  if (isSendScheduled || !touches.length || meter.answered < sequence) return;
  isSendScheduled = true;
  // Touches of one browser event are sent in one message.
  queueMicrotask(() => {
    isSendScheduled = false;
    if (touches.length) sendTouches(performance.now());
  });
}

function touch(time, finger, phase, x, y) {
  // Two movements of a finger within a millisecond count as one.
  const last = touches[touches.length - 1];
  if (phase === 'move' && last && last[1] === finger && last[2] === 'move' && time - last[0] < 1) touches.pop();
  if (phase === 'move' && touches.length >= 200) return;
  if (!touches.length) meter.firstTouch = performance.now();
  touches.push([tenth(time), finger, phase, hundredth(x), hundredth(y)]);
  scheduleSend();
  scheduleFrame();
}

const tenth = (milliseconds) => Math.round(milliseconds * 10) / 10;
const hundredth = (points) => Math.round(points * 100) / 100;

function freeFinger() {
  const used = new Set([...fingers.values()].flatMap((entry) => [entry.finger, entry.twin]));
  for (let finger = 0; finger < 5; finger++) if (!used.has(finger)) return finger;
  return null;
}

function place(event) {
  const box = $('glass').getBoundingClientRect();
  return [(event.clientX - box.left) / view.scale, (event.clientY - box.top) / view.scale];
}

function down(event) {
  if (event.button > 0) return;
  $('ghost').hidden = true;
  const finger = freeFinger();
  if (finger === null) return;
  const [x, y] = place(event);
  const entry = { finger, x, y, startX: x, startY: y, dot: dot(x, y) };
  fingers.set(event.pointerId, entry);
  $('glass').setPointerCapture(event.pointerId);
  touch(event.timeStamp, finger, 'down', x, y);
  if (event.altKey) {
    entry.twin = freeFinger();
    entry.twinDot = dot(x, y + 80);
    touch(event.timeStamp, entry.twin, 'down', x, y + 80);
  }
}

function move(event) {
  const entry = fingers.get(event.pointerId);
  if (!entry) return;
  const parts = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  for (const part of parts.length ? parts : [event]) {
    [entry.x, entry.y] = place(part);
    touch(part.timeStamp, entry.finger, 'move', entry.x, entry.y);
    if (entry.twin != null) touch(part.timeStamp, entry.twin, 'move', entry.x, entry.y + 80);
  }
  moveDot(entry.dot, entry.x, entry.y);
  if (entry.twinDot) moveDot(entry.twinDot, entry.x, entry.y + 80);
}

function up(event) {
  const entry = fingers.get(event.pointerId);
  if (!entry) return;
  fingers.delete(event.pointerId);
  entry.dot.remove();
  if (entry.twinDot) entry.twinDot.remove();
  const phase = event.type === 'pointercancel' ? 'cancel' : 'up';
  touch(event.timeStamp, entry.finger, phase, entry.x, entry.y);
  if (entry.twin != null) touch(event.timeStamp, entry.twin, phase, entry.x, entry.y + 80);
}

function lift() {
  for (const entry of fingers.values()) {
    entry.dot.remove();
    if (entry.twinDot) entry.twinDot.remove();
  }
  fingers.clear();
  touches = [];
  meter.sent.clear();
  // Answers that have not arrived never will.
  meter.answered = sequence;
}

function dot(x, y) {
  const element = document.createElement('div');
  element.className = 'finger';
  $('glass').append(element);
  moveDot(element, x, y);
  return element;
}

function moveDot(element, x, y) {
  element.style.left = x * view.scale + 'px';
  element.style.top = y * view.scale + 'px';
}

const glass = $('glass');
glass.addEventListener('pointerdown', down);
glass.addEventListener('pointermove', move);
glass.addEventListener('pointerup', up);
glass.addEventListener('pointercancel', up);
glass.addEventListener('contextmenu', (event) => event.preventDefault());

// A key swipes with a separate finger.

const KEYBOARD = 'keyboard';

function swipe(from, to, returns, duration = returns ? 900 : 400) {
  if (fingers.has(KEYBOARD)) return;
  const finger = freeFinger();
  if (finger === null) return;
  const entry = { finger, x: from[0], y: from[1], dot: dot(...from) };
  fingers.set(KEYBOARD, entry);
  const start = performance.now();
  let last = start;
  touch(start, finger, 'down', ...from);
  const move = (time) => {
    const share = (time - start) / duration;
    const way = returns ? Math.sin(Math.PI * share) * 0.8 : share;
    entry.x = from[0] + (to[0] - from[0]) * way;
    entry.y = from[1] + (to[1] - from[1]) * way;
    touch(time, finger, 'move', entry.x, entry.y);
  };
  const step = (now) => {
    if (!fingers.has(KEYBOARD)) return;
    // The finger moves 120 times a second, even if the page draws less often.
    while (last + 1000 / 120 <= Math.min(now, start + duration)) move((last += 1000 / 120));
    moveDot(entry.dot, entry.x, entry.y);
    if (now < start + duration) return requestAnimationFrame(step);
    move(start + duration);
    fingers.delete(KEYBOARD);
    entry.dot.remove();
    touch(start + duration, finger, 'up', entry.x, entry.y);
  };
  requestAnimationFrame(step);
}

// The device after a key on an iPhone Duo.
const folded = { duo: 'duoOpen', duoTurned: 'duoOpen', duoOpen: 'duo', duoPortrait: 'duo' };
const rotated = { duo: 'duoTurned', duoTurned: 'duo', duoOpen: 'duoPortrait', duoPortrait: 'duoOpen' };

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [width, height] = view.size;
  const middle = height * 0.66;
  const way = { ArrowRight: [0.1, 0.9, 0, 0], ArrowLeft: [0.9, 0.1, 0, 0], ArrowUp: [0.5, 0.5, 0.2, -0.3], ArrowDown: [0.5, 0.5, -0.2, 0.2] }[event.key];
  const device = view.state && { f: folded, r: rotated }[event.key.toLowerCase()]?.[view.state.settings.device];
  const text = { Backspace: '\b', Enter: '\n' }[event.key] || event.key;
  if (view.state && view.state.isTyping) {
    // While a text field is the first responder, keys do not swipe.
    if (text.length > 1 && !way) return;
    if (!way) send({ type: text });
  } else if (way) {
    swipe([width * way[0], middle + height * way[2]], [width * way[1], middle + height * way[3]], event.shiftKey);
  } else if (device) {
    send({ settings: { ...view.state.settings, device } });
  } else if (event.key === 'b' || event.key === 'B') {
    // The back button is below the status bar.
    const place = [view.state && view.state.isMirrored ? width - 30 : 30, 69];
    swipe(place, place, false, 120);
  } else {
    return;
  }
  event.preventDefault();
}

glass.addEventListener('keydown', key);
// The buttons are part of the phone, and handle the keys that press them.
$('buttons').addEventListener('keydown', (event) => {
  if (!['Enter', ' '].includes(event.key)) key(event);
});

// Wheel and trackpad scroll the view under the pointer, like two fingers that lift after a pause.

let wheel = null;

function scroll(ends) {
  send({ scroll: { place: wheel.place, by: [hundredth(wheel.x), hundredth(wheel.y)], ends } });
  [wheel.x, wheel.y] = [0, 0];
  clearTimeout(wheel.step);
  wheel.step = null;
  if (ends) wheel = null;
}

glass.addEventListener('wheel', (event) => {
  if (event.ctrlKey) return;
  event.preventDefault();
  wheel ||= { x: 0, y: 0, place: place(event).map(hundredth) };
  const unit = event.deltaMode === 1 ? 16 : 1;
  wheel.x -= event.deltaX * unit;
  wheel.y -= event.deltaY * unit;
  wheel.step ||= setTimeout(() => scroll(false), 16);
  clearTimeout(wheel.end);
  wheel.end = setTimeout(() => scroll(true), 120);
}, { passive: false });

// The phone follows the system's setting for reduced motion.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function followMotion() {
  if (view.state && view.state.settings.reduceMotion !== reducedMotion.matches) {
    send({ settings: { ...view.state.settings, reduceMotion: reducedMotion.matches } });
  }
}

reducedMotion.addEventListener('change', followMotion);

// The state of the library.

function showState(state) {
  const isFirst = !view.state;
  view.state = state;
  if (isFirst && reducedMotion.matches) followMotion();
  if (isFirst) $('ghost').hidden = state.case !== 'left-third' || state.verdict.kind !== '';
  list(state);
  refusals(state);
  buttons(state.buttons);
  glass.setAttribute('aria-label', `Simulated phone, showing “${state.stack[state.stack.length - 1]}”`);
  $('verdict').textContent = state.verdict.text;
  $('verdict').className = 'verdict ' + state.verdict.kind;
  $('verdict-code').textContent = state.verdict.code;
  $('stack').replaceChildren(...state.stack.map((title) => element('li', title)));
  $('facts').textContent = [
    `driven by ${state.driver}`, state.barHidden ? 'bar hidden' : 'bar shown', state.hung ? 'HUNG' : null,
  ].filter(Boolean).join(' · ');
  const current = view.lists.cases.find((entry) => entry.name === state.case);
  $('card').textContent = current ? `Try: ${current.try} Then: ${current.then}` : '';
  $('fold').hidden = state.settings.device === 'phone';
  $('look').hidden = [17, 18].includes(state.settings.system) && state.settings.device === 'phone';
  $('look').textContent =
    (state.settings.device === 'phone' ? '' : 'iPhone Duo has iOS 27. ') + 'Behaviour only: bars and buttons look as on iOS 18.';
  for (const [name, value] of Object.entries(state.settings)) {
    const field = $('controls').elements[name];
    if (name === 'parts') {
      for (const box of $('controls').elements.part) box.checked = value.includes(box.value);
    } else if (field.type === 'checkbox') field.checked = value;
    else field.value = String(value);
  }
}

// From then on the keys control the phone.
function open(name) {
  $('ghost').hidden = true;
  send({ open: name });
  glass.focus({ preventScroll: true });
  $('phone').scrollIntoView({ block: 'nearest' });
}

function list(state) {
  if (!$('cases').children.length) {
    let section = null;
    for (const entry of view.lists.cases) {
      if (entry.section !== section) $('cases').append(element('li', element('h3', (section = entry.section))));
      const button = element('button', entry.title);
      button.dataset.name = entry.name;
      button.onclick = () => open(entry.name);
      $('cases').append(element('li', button));
    }
  }
  for (const button of $('cases').querySelectorAll('button')) {
    button.setAttribute('aria-current', button.dataset.name === state.case);
  }
}

// The reasons, with the screens that show them.
function refusals(state) {
  if (!$('refusals').children.length) {
    view.lists.refusals.forEach((entry, index) => {
      const links = document.createElement('span');
      links.className = 'cases-of';
      links.append(...entry.cases.map((name) => {
        const link = element('button', view.lists.cases.find((other) => other.name === name).title);
        link.onclick = () => open(name);
        return link;
      }), entry.note || '');
      const mark = element('span', String(index + 1));
      mark.className = 'mark';
      const item = element('li', mark, element('span', entry.reason), element('code', '.' + entry.name), links);
      item.dataset.name = entry.name;
      $('refusals').append(item);
    });
  }
  [...$('refusals').children].forEach((item, index) => {
    const isSeen = state.seen.includes(item.dataset.name);
    item.classList.toggle('seen', isSeen);
    item.classList.toggle('now', state.verdict.code === `.refused(.${item.dataset.name})`);
    item.firstChild.textContent = isSeen ? '✓' : String(index + 1);
    item.firstChild.setAttribute('aria-label', isSeen ? `${index + 1}, seen` : `${index + 1}`);
  });
  $('refusals-count').textContent = `Seen so far: ${state.seen.length} of ${$('refusals').children.length}.`;
}

// The phone's buttons, for the keyboard. An unchanged button keeps its element, and with it the focus.
function buttons(wanted) {
  const texts = JSON.stringify(wanted.map((entry) => entry.text));
  const row = $('buttons');
  if (row.dataset.texts !== texts) {
    const focused = [...row.children].indexOf(document.activeElement);
    row.dataset.texts = texts;
    row.replaceChildren(...wanted.map((entry) => element('button', entry.text)));
    if (focused >= 0) (row.children[Math.min(focused, wanted.length - 1)] || glass).focus();
  }
  wanted.forEach((entry, index) => {
    row.children[index].onclick = () => swipe(entry.place, entry.place, false, 120);
  });
}

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function log(events, isWhole) {
  if (isWhole) $('log').replaceChildren();
  for (const [time, text] of events) {
    $('log').prepend(element('li', element('time', time.toFixed(2)), text));
  }
  while ($('log').children.length > 100) $('log').lastChild.remove();
}

const form = $('controls');
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', (event) => {
  const fields = form.elements;
  send({
    settings: {
      system: Number(fields.system.value),
      device: fields.device.value,
      direction: fields.direction.value,
      driver: fields.driver.value,
      speed: Number(fields.speed.value),
      reduceMotion: fields.reduceMotion.checked,
      parts: [...fields.part].filter((box) => box.checked).map((box) => box.value),
    },
  });
});
$('reset').onclick = () => send({ reset: true });

// The latency from a touch in the page to its picture, and the pictures per second during movement.

const meter = { sent: new Map(), answered: 0, firstTouch: 0, pictures: 0, delays: [], frames: [], steps: [], draws: [] };
window.meter = meter;

function measure(message, drawn) {
  const now = performance.now();
  const sent = meter.sent.get(message.ack);
  if (sent !== undefined) {
    meter.delays.push(now - sent);
    for (const key of meter.sent.keys()) if (key <= message.ack) meter.sent.delete(key);
    if (meter.delays.length > 600) meter.delays.splice(0, 300);
  }
  if (message.picture) {
    meter.pictures += 1;
    meter.draws.push(drawn);
    if (meter.draws.length > 1200) meter.draws.splice(0, 600);
    // The interval between pictures, measured during a drag only: a resting finger needs no pictures.
    const isDragging = sent !== undefined && fingers.size > 0;
    if (isDragging && meter.isDragging) meter.steps.push(now - meter.frames[meter.frames.length - 1]);
    meter.isDragging = isDragging;
    if (meter.steps.length > 1200) meter.steps.splice(0, 600);
    meter.frames.push(now);
    if (meter.frames.length > 1200) meter.frames.splice(0, 600);
  }
  const recent = meter.frames.filter((time) => now - time < 1000).length;
  const sorted = meter.delays.slice(-120).sort((a, b) => a - b);
  const p95 = sorted.length ? sorted[Math.floor(sorted.length * 0.95)] : 0;
  $('meter').textContent = `${recent} pictures/s · touch to picture ${p95.toFixed(1)} ms`;
  clearTimeout(meter.rest);
  meter.rest = setTimeout(() => ($('meter').textContent = ''), 1000);
}

// The phone fits the window.

function fit() {
  const [width, height] = view.size;
  const isNarrow = matchMedia('(max-width: 720px)').matches;
  const frame = isNarrow ? 16 : 24;
  // A narrow page leaves room beside the phone, where a finger can scroll the page.
  const roomWide = (glass.closest('.stage').clientWidth * (isNarrow ? 0.86 : 1) - frame) / width;
  const top = $('phone').getBoundingClientRect().top + scrollY;
  const below = isNarrow ? 8 : $('keys').offsetHeight + 28;
  const roomHigh = (window.innerHeight - top - below - frame) / height;
  view.scale = Math.max(Math.min(0.45, 380 / height), Math.min(1, roomWide, roomHigh));
  const style = $('screen').style;
  style.width = width + 'px';
  style.height = height + 'px';
  style.transform = `scale(${view.scale})`;
  glass.style.width = width * view.scale + 'px';
  glass.style.height = height * view.scale + 'px';
  // On the unfolded display in portrait the status bar reaches into the corners.
  const radius = width > 600 && height > width ? 18 : 44;
  glass.style.borderRadius = radius * view.scale + 'px';
  $('phone').style.width = width * view.scale + frame + 'px';
  $('phone').style.borderRadius = radius * view.scale + frame / 2 + 'px';
}

window.addEventListener('resize', fit);
fit();
connect();
