// The latency from a touch in the page to its picture, and the pictures per second during movement.
'use strict';

const meter = { sent: new Map(), answered: 0, firstTouch: 0, pictures: 0, delays: [], frames: [], steps: [], draws: [] };
const keep = (list, value) => list.push(value) > 1200 && list.splice(0, 600);

function measure(message, drawn) {
  const now = performance.now();
  const sent = meter.sent.get(message.ack);
  if (sent !== undefined) {
    keep(meter.delays, now - sent);
    for (const key of meter.sent.keys()) if (key <= message.ack) meter.sent.delete(key);
  }
  // The plain phone's picture follows in a message of its own.
  if (message.pictures?.[0]) {
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
