// Both phones: their pictures, their size, and the captions above them.
'use strict';

const $ = (id) => document.getElementById(id);
const view = { scale: 1, size: [402, 874], state: null, lists: { cases: [], refusals: [] } };

// The library's phone, and the plain controller's beside it.
const glass = $('glass');
const phones = [
  { glass, screen: new Screen($('screen')), caption: $('caption'), outcome: $('outcome') },
  { glass: $('plain-glass'), screen: new Screen($('plain-screen')), caption: $('plain-caption'), outcome: $('plain-outcome') },
];
const stage = $('stage');

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function showPictures(pictures, isWhole) {
  if (isWhole) for (const { screen } of phones) screen.clear();
  pictures.forEach((picture, index) => picture && phones[index].screen.apply(picture));
  const { size } = phones[0].screen;
  if (size && String(size) !== String(view.size)) {
    view.size = size;
    fit();
  }
}

function showOutcomes(outcomes) {
  outcomes.forEach(({ kind, text, timing }, index) => {
    const { outcome } = phones[index];
    if (outcome.textContent !== text) outcome.textContent = text;
    outcome.className = 'outcome ' + kind;
    phones[index].caption.title = timing || '';
  });
}

// A narrow page shows one phone at a time, and the outcomes of both.
function show(index) {
  stage.dataset.shown = index;
  phones.forEach(({ caption }, other) => caption.setAttribute('aria-pressed', index === other));
}

for (const [index, { caption }] of phones.entries()) {
  caption.onclick = () => stage.classList.contains('single') && show(index);
  caption.onkeydown = (event) => {
    if (!['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    caption.onclick();
  };
}

// The phones fill the height of the window, and share the width of their column. They never move under a finger, except
// for another display.
function fit() {
  const [width, height] = view.size;
  const isNarrow = matchMedia('(max-width: 720px)').matches;
  const frame = isNarrow ? 16 : 20;
  const count = phones[1].caption.hidden ? 1 : 2;
  const gap = isNarrow ? 8 : 20;
  const columns = stage.parentElement;
  const above = isNarrow ? stage.offsetTop : columns.getBoundingClientRect().top + scrollY + parseFloat(getComputedStyle(columns).paddingTop);
  const captions = parseFloat(getComputedStyle(stage).getPropertyValue('--captions')) + (isNarrow ? 8 : 0);
  const roomHigh = (window.innerHeight - above - captions - frame - (isNarrow ? 8 : 16)) / height;
  const scaled = (room) => {
    const roomWide = (room - frame) / width;
    return Math.max(Math.min(0.45, 380 / height, roomWide), Math.min(1, roomWide, roomHigh));
  };
  const beside = scaled((stage.clientWidth - gap) / 2);
  // A narrow page leaves room beside the phone, where a finger can scroll the page.
  const alone = scaled(stage.clientWidth * (isNarrow ? 0.86 : 1));
  const isSingle = count === 2 && beside < 0.5 && alone > beside * 1.15;
  view.scale = isSingle || count === 1 ? alone : beside;
  const whole = width * view.scale + frame;
  const half = isSingle ? (Math.max(whole, Math.min(stage.clientWidth, 360)) - gap) / 2 : whole;
  stage.style.gridTemplateColumns = count === 2 ? `${half}px ${half}px` : `${whole}px`;
  stage.classList.toggle('single', isSingle);
  for (const { caption } of phones) {
    caption.tabIndex = isSingle ? 0 : -1;
    caption.role = isSingle ? 'button' : null;
  }
  // On the unfolded display in portrait the status bar reaches into the corners.
  const radius = width > 600 && height > width ? 18 : width === 402 ? 55 : 44;
  for (const { glass } of phones) fitPhone(glass, frame, radius);
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

show(0);
