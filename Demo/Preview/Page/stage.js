// Both phones: their pictures, their size, and the captions above them. The list of screens, and the code of the one in view.
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
  $('comparison').textContent = compare(outcomes);
}

// Who is better on this screen, in words.
function compare([own, plain]) {
  if (!plain || own.kind === 'none' || plain.kind === 'none') return '';
  const order = ['bad', 'neutral', 'good'];
  const difference = order.indexOf(own.kind) - order.indexOf(plain.kind);
  if (difference) return difference > 0 ? 'PopNavigation is better here.' : 'UIKit alone is better here.';
  const [{ lines: few }, { lines: many, onceLines }] = view.code;
  const once = onceLines ? `, and ${onceLines} once in the app` : '';
  return `UIKit alone is as good here, ${many === few ? 'without more code' : `with ${many} lines instead of ${few}`}${once}.`;
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
  const style = getComputedStyle(stage);
  const layout = style.getPropertyValue('--layout').trim();
  const count = phones[1].caption.hidden ? 1 : 2;
  const frame = layout === 'wide' || layout === 'stacked' ? 20 : 16;
  const gap = frame === 20 ? 20 : 8;
  // Where the phones stay beside a page that scrolls, they begin at its top.
  const above = layout === 'side' ? 8 : stage.offsetTop;
  const roomHigh = window.innerHeight - above - frame - 12;
  const scaled = (room, captions) => {
    const [wide, high] = [(room - frame) / width, (roomHigh - captions) / height];
    return Math.max(0.25, Math.min(1, wide, high));
  };
  const beside = scaled((stage.clientWidth - gap) / 2, parseFloat(style.getPropertyValue('--captions')));
  // A narrow page leaves room beside the phone, where a finger can scroll the page.
  const alone = scaled(stage.clientWidth * 0.86, 88);
  const isSingle = count === 2 && layout === 'narrow' && alone > beside * 1.15;
  view.scale = isSingle ? alone : count === 1 ? scaled(stage.clientWidth, 66) : beside;
  const whole = width * view.scale + frame;
  // The captions of small phones need more room than the phones.
  const half = Math.max(isSingle ? 0 : whole, (Math.min(stage.clientWidth, isSingle ? Math.max(whole, 360) : 480) - gap) / 2);
  stage.style.gridTemplateColumns = count === 2 ? `${half}px ${half}px` : `${whole}px`;
  stage.style.columnGap = gap + 'px';
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

// The list of all screens, in the groups of a system. A focused button keeps the focus.
function listScreens(groups, screens, choose) {
  const focused = $('cases').contains(document.activeElement) ? document.activeElement.dataset.name : null;
  $('cases').replaceChildren(...groups.flatMap(({ heading, cases }) => [
    element('li', element('h3', heading)), ...cases.map((name) => screenButton(screens.find((entry) => entry.name === name), choose)),
  ]));
  $('cases').querySelector(`[data-name="${focused}"]`)?.focus();
}

function screenButton({ name, title }, choose) {
  const button = element('button', title);
  button.dataset.name = name;
  button.onclick = () => choose(name);
  return element('li', button);
}

const tasks = ({ try: attempt, then }) => `Try: ${attempt}\nThen: ${then}`;

// What the app writes for the screen, on each side.
const codes = [...document.querySelectorAll('.codes > div')];

function showCode(parts) {
  view.code = parts;
  codes.forEach((code, index) => {
    const part = parts[index];
    code.hidden = !part;
    if (!part) return;
    const { text, lines, once, onceLines } = part;
    const source = code.querySelector('pre');
    const whole = text + (once && `\n\n// Once in the app:\n\n${once}`);
    if (source.textContent !== whole) source.textContent = whole;
    code.querySelector('.count').textContent = `${lines} lines${onceLines ? `, and ${onceLines} once in the app` : ''}`;
    phones[index].caption.querySelector('.lines').replaceChildren(` · ${lines}`, element('i', ' lines'), onceLines ? ` + ${onceLines} once` : '');
  });
}

for (const code of codes) {
  const button = code.querySelector('button');
  button.onclick = async () => {
    const source = code.querySelector('pre');
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(source);
      button.textContent = 'Selected: copy it';
    }
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
}
