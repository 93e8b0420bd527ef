// The panels beside the phone: the state of the library, the menu, the reasons and the log.
'use strict';

function showState(state) {
  const isFirst = !view.state;
  view.state = state;
  list(state);
  refusals(state);
  buttons(state.buttons);
  showVerdict(state.verdict);
  showSettings(state.settings);
  glass.setAttribute('aria-label', `Simulated phone, showing “${state.stack[state.stack.length - 1].title}”`);
  $('stack').replaceChildren(...state.stack.map(({ name, title }) => {
    const item = element('li', title);
    item.dataset.name = name;
    return item;
  }));
  $('facts').textContent = [
    state.barHidden ? 'navigation bar hidden' : 'navigation bar visible', state.hung ? 'HUNG' : null,
    state.outcomes[0].timing, state.outcomes[1]?.timing && `UIKit alone ${state.outcomes[1].timing}`,
  ].filter(Boolean).join(' · ');
  const current = view.lists.cases.find(({ name }) => name === state.case);
  $('plain-code').hidden = !current?.isBare;
  // A plain phone that has gone back is on another screen, whose code says nothing about the drag.
  const isFresh = state.outcomes.every(({ kind }) => kind === 'none');
  view.code = isFresh || !view.code ? state.code : [state.case ? state.code[0] : view.code[0], view.code[1]];
  showCode(view.code);
  showComparison(state);
  view.lastCase = state.case || view.lastCase;
  if (isFirst) {
    view.first = state;
    adoptSettings();
  } else showAddress(state);
  showGhost(state);
}

// A finger on each phone that shows a drag, until the first touch.
function showGhost({ hint, isMirrored }) {
  for (const { glass } of phones) {
    const ghost = glass.querySelector('.ghost');
    ghost.hidden = !hint;
    if (ghost.dataset.hint !== String(hint)) restart(ghost, 'ghost');
    ghost.dataset.hint = hint;
    if (!hint) continue;
    const [[from, y], [to]] = hint;
    for (const [name, length] of Object.entries({ from, to, y })) ghost.style.setProperty('--' + name, length * view.scale + 'px');
    ghost.classList.toggle('mirrored', isMirrored);
  }
}

// The outcomes of the last drag on both phones.
function showComparison({ settings, outcomes, stack }) {
  if ($('plain').hidden === settings.sideBySide) {
    $('plain').hidden = $('plain-caption').hidden = !settings.sideBySide;
    if (!settings.sideBySide) show(0);
    refit();
  }
  showOutcomes(outcomes);
  $('again').classList.toggle('wanted', stack.length === 1 || outcomes.some(({ kind }) => kind === 'bad'));
}

// A screen again, after one of the phones has left it.
$('again').onclick = () => open(view.lastCase || 'menu');

// Opens a screen on new phones, with its system and its device, unless the user has chosen others. From then on the keys
// control the phone.
function open(name) {
  hideBubble();
  const { system, device } = view.lists.cases.find((entry) => entry.name === name) || {};
  const message = { open: name };
  if (system && !view.isSystemChosen) message.system = system;
  if (device && !view.isDeviceChosen) message.device = device;
  send(message);
  glass.focus({ preventScroll: true });
  $('phone').scrollIntoView({ block: 'nearest' });
}

document.querySelector('.skip').onclick = () => {
  glass.focus();
  return false;
};

function list(state) {
  const system = systemOf(state.settings);
  if (view.system !== system) listScreens(view.lists.groups[system], view.lists.cases, open);
  view.system = system;
  // One stop for the keyboard; the arrow keys move in the list.
  const buttons = [...$('cases').querySelectorAll('button')];
  const current = buttons.find((button) => button.dataset.name === (state.case || view.lastCase)) || buttons[0];
  for (const button of buttons) {
    button.setAttribute('aria-current', button.dataset.name === state.case);
    button.tabIndex = button === current ? 0 : -1;
  }
}

$('cases').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...$('cases').querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement) + step]?.focus();
});

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

function log(events, isWhole) {
  if (isWhole) $('log').replaceChildren();
  for (const [time, text] of events) {
    $('log').prepend(element('li', element('time', time.toFixed(2)), text));
  }
  while ($('log').children.length > 100) $('log').lastChild.remove();
}
