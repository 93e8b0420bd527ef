// The live page: its phones, their size, and its start.
'use strict';

const $ = (id) => document.getElementById(id);
const view = { scale: 1, size: [402, 874], state: null, lists: { cases: [], refusals: [] } };

// The library's phone, and the plain controller's beside it.
const glass = $('glass');
const phones = [
  { glass, screen: new Screen($('screen')) },
  { glass: $('plain-glass'), screen: new Screen($('plain-screen')) },
];

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function showPictures(pictures, isWhole) {
  pictures.forEach((picture, index) => {
    if (isWhole) phones[index].screen.clear();
    if (picture) phones[index].screen.apply(picture);
  });
  if (String(phones[0].screen.size) !== String(view.size)) {
    view.size = phones[0].screen.size;
    fit();
  }
}

// The phones fill the height of the window, and share the width of their column.
function fit() {
  const [width, height] = view.size;
  const isNarrow = matchMedia('(max-width: 720px)').matches;
  const frame = isNarrow ? 16 : 20;
  const shown = phones.filter(({ glass }) => glass.clientWidth || !glass.closest('figure').hidden);
  const stage = glass.closest('.stage');
  const gap = parseFloat(getComputedStyle(stage).columnGap) || 0;
  // A narrow page leaves room beside the phone, where a finger can scroll the page.
  const room = stage.clientWidth * (isNarrow && shown.length === 1 ? 0.86 : 1) - gap * (shown.length - 1);
  const roomWide = (room / shown.length - frame) / width;
  const above = isNarrow ? $('phone').closest('.stage').offsetTop : stage.getBoundingClientRect().top + scrollY;
  const caption = $('caption').hidden ? 0 : $('caption').offsetHeight;
  const roomHigh = (window.innerHeight - above - caption - frame - (isNarrow ? 8 : 16)) / height;
  view.scale = Math.max(Math.min(0.45, 380 / height), Math.min(1, roomWide, roomHigh));
  // On the unfolded display in portrait the status bar reaches into the corners.
  const radius = width > 600 && height > width ? 18 : width === 402 ? 55 : 44;
  for (const { glass } of shown) fitPhone(glass, frame, radius);
}

function fitPhone(glass, frame, radius) {
  const [width, height] = view.size.map((length) => length * view.scale);
  const screen = glass.querySelector('.screen').style;
  [screen.width, screen.height] = view.size.map((length) => length + 'px');
  screen.transform = `scale(${view.scale})`;
  glass.style.width = width + 'px';
  glass.style.height = height + 'px';
  glass.style.borderRadius = radius * view.scale + 'px';
  const phone = glass.parentElement.style;
  phone.padding = frame / 2 + 'px';
  phone.width = width + frame + 'px';
  phone.borderRadius = radius * view.scale + frame / 2 + 'px';
}

window.addEventListener('resize', fit);

// After all scripts.
window.addEventListener('load', () => {
  fit();
  connect();
});
