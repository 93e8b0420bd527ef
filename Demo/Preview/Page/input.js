// The input: fingers, mouse, keys and trackpad.
'use strict';

// Touches are sent at once. While an answer is due, touches wait for it, and are sent as one message.

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
  // The message only advances the time, unless another one has just done so. The next touch would wait for its answer.
  const pause = fingers.size ? 20 : 8;
  if (meter.answered >= sequence && !touches.length && view.isMoving && performance.now() - sentAt > pause) sendTouches(now);
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
  const finger = freeFinger();
  if (finger === null) return;
  const [x, y] = place(event);
  const entry = { finger, x, y, dot: dot(x, y) };
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
  hideDots(entry);
  const phase = event.type === 'pointercancel' ? 'cancel' : 'up';
  touch(event.timeStamp, entry.finger, phase, entry.x, entry.y);
  if (entry.twin != null) touch(event.timeStamp, entry.twin, phase, entry.x, entry.y + 80);
}

function lift() {
  for (const entry of fingers.values()) hideDots(entry);
  fingers.clear();
  touches = [];
  meter.sent.clear();
  // Answers that have not arrived never will.
  meter.answered = sequence;
}

// A dot appears and disappears after the event: if the handler of a press or of a release changes the page, Chromium
// delays the server's answer until the next frame.
function dot(x, y) {
  const element = Object.assign(document.createElement('div'), { className: 'finger' });
  setTimeout(() => {
    $('ghost').hidden = true;
    $('glass').append(element);
  });
  moveDot(element, x, y);
  return element;
}

const hideDots = (entry) => setTimeout(() => [entry.dot, entry.twinDot].forEach((dot) => dot?.remove()));

function moveDot(element, x, y) {
  element.style.left = x * view.scale + 'px';
  element.style.top = y * view.scale + 'px';
}

const glass = $('glass');
glass.addEventListener('pointerdown', down);
// A raw update arrives at once; a movement waits for the next frame.
glass.addEventListener('onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove', move);
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
    hideDots(entry);
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
  } else if (event.key.toLowerCase() === 'b') {
    if (view.state?.back) swipe(view.state.back, view.state.back, false, 120);
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
