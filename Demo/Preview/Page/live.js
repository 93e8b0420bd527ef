// The live page: its connection, its size, and how fast it is. The touches are in input.js, the state is in panel.js.
'use strict';

const $ = (id) => document.getElementById(id);
const screen_ = new Screen($('screen'));
const view = { scale: 1, size: [390, 844], state: null, lists: { cases: [], refusals: [] } };

// The connection: events from the server, and messages to it.

let stream = null;
let address = null;
let posts = Promise.resolve();
let attempts = 0;
let retry = 0;

function connect() {
  clearTimeout(retry);
  stream = new EventSource('/live');
  stream.onopen = () => {
    attempts = 0;
    status('Connected', false);
  };
  stream.onmessage = (event) => receive(JSON.parse(event.data));
  stream.onerror = () => {
    disconnect();
    status('No connection: is “swift run Demo” still running?', true);
    retry = setTimeout(connect, Math.min(250 * 2 ** attempts++, 4000));
  };
}

function disconnect() {
  clearTimeout(retry);
  stream?.close();
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

// Messages are posted in sequence.
function send(message) {
  const request = [address, { method: 'POST', body: JSON.stringify(message) }];
  if (address) posts = posts.then(() => fetch(...request)).catch(() => {});
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

// The latency from a touch in the page to its picture, and the pictures per second during movement.

const meter = { sent: new Map(), answered: 0, firstTouch: 0, pictures: 0, delays: [], frames: [], steps: [], draws: [] };
const keep = (list, value) => list.push(value) > 1200 && list.splice(0, 600);

function measure(message, drawn) {
  const now = performance.now();
  const sent = meter.sent.get(message.ack);
  if (sent !== undefined) {
    keep(meter.delays, now - sent);
    for (const key of meter.sent.keys()) if (key <= message.ack) meter.sent.delete(key);
  }
  if (message.picture) {
    meter.pictures += 1;
    keep(meter.draws, drawn);
    // The interval between pictures, measured during a drag only: a resting finger needs no pictures.
    const isDragging = sent !== undefined && fingers.size > 0;
    if (isDragging && meter.isDragging) keep(meter.steps, now - meter.frames.at(-1));
    meter.isDragging = isDragging;
    keep(meter.frames, now);
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

// After all scripts.
window.addEventListener('load', () => {
  fit();
  connect();
});
