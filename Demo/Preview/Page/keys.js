// The input of keys, wheel and trackpad.
'use strict';

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

for (const { glass } of phones) glass.addEventListener('wheel', (event) => {
  if (event.ctrlKey) return;
  event.preventDefault();
  wheel ||= { x: 0, y: 0, place: place(event, glass).map(hundredth) };
  const unit = event.deltaMode === 1 ? 16 : 1;
  wheel.x -= event.deltaX * unit;
  wheel.y -= event.deltaY * unit;
  wheel.step ||= setTimeout(() => scroll(false), 16);
  clearTimeout(wheel.end);
  // A scroll that has rested for 0.13 s has no velocity.
  wheel.end = setTimeout(() => scroll(true), 160);
}, { passive: false });
