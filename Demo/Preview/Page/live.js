// The live page: its state, its size, and its start.
'use strict';

const $ = (id) => document.getElementById(id);
const screen_ = new Screen($('screen'));
const view = { scale: 1, size: [390, 844], state: null, lists: { cases: [], refusals: [] } };

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
