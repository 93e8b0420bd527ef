// The input of fingers and mouse, on either phone. The keys are in keys.js.
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

function place(event, glass) {
  const box = glass.getBoundingClientRect();
  return [(event.clientX - box.left) / view.scale, (event.clientY - box.top) / view.scale];
}

function down(event) {
  if (event.button > 0) return;
  const finger = freeFinger();
  if (finger === null) return;
  const glass = event.currentTarget;
  const [x, y] = place(event, glass);
  const entry = { finger, x, y, glass, dot: dot(x, y) };
  fingers.set(event.pointerId, entry);
  glass.setPointerCapture(event.pointerId);
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
    [entry.x, entry.y] = place(part, entry.glass);
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

// Each phone has its dot. A dot appears and disappears after the event: if the handler of a press or of a release changes
// the page, Chromium delays the server's answer until the next frame.
function dot(x, y) {
  const dots = phones.map(() => Object.assign(document.createElement('div'), { className: 'finger' }));
  setTimeout(() => {
    hideBubble();
    phones.forEach(({ glass }, index) => {
      glass.querySelector('.ghost').hidden = true;
      glass.append(dots[index]);
    });
  });
  moveDot(dots, x, y);
  return dots;
}

const hideDots = (entry) => setTimeout(() => {
  [entry.dot, entry.twinDot].flat().forEach((dot) => dot?.remove());
  if (fitWaits) refit();
});

function moveDot(dots, x, y) {
  for (const { style } of dots) {
    style.left = x * view.scale + 'px';
    style.top = y * view.scale + 'px';
  }
}

for (const { glass } of phones) {
  glass.addEventListener('pointerdown', down);
  // A raw update arrives at once; a movement waits for the next frame.
  glass.addEventListener('onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove', move);
  glass.addEventListener('pointerup', up);
  glass.addEventListener('pointercancel', up);
  glass.addEventListener('contextmenu', (event) => event.preventDefault());
}
