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
  showReactions(state);
  glass.setAttribute('aria-label', `Simulated phone, showing “${state.stack[state.stack.length - 1].title}”`);
  $('stack').replaceChildren(...state.stack.map(({ name, title }) => {
    const item = element('li', title);
    item.dataset.name = name;
    return item;
  }));
  $('facts').textContent = [
    `driven by ${state.driver}`, state.barHidden ? 'bar hidden' : 'bar shown', state.hung ? 'HUNG' : null,
  ].filter(Boolean).join(' · ');
  $('source').textContent = state.swift;
  const current = view.lists.cases.find((entry) => entry.name === state.case);
  $('card').textContent = current ? `Try: ${current.try} Then: ${current.then}` : '';
  if (isFirst) {
    adoptSettings();
    $('ghost').hidden = state.case !== 'left-third' || state.verdict.kind !== '' || state.isMirrored;
  } else showAddress(state);
}

// How the two phones have reacted to the last drag.
function showReactions({ settings, reactions }) {
  if ($('plain').hidden === settings.sideBySide) {
    $('plain').hidden = $('caption').hidden = !settings.sideBySide;
    fit();
  }
  $('caption').textContent = 'PopNavigation: ' + (reactions[0] || 'drag either phone');
  $('plain-caption').textContent = 'UINavigationController: ' + (reactions[1] || 'the same finger');
}

// From then on the keys control the phone.
function open(name) {
  $('ghost').hidden = true;
  hideBubble();
  send({ open: name });
  glass.focus({ preventScroll: true });
  $('phone').scrollIntoView({ block: 'nearest' });
}

document.querySelector('.skip').onclick = () => {
  glass.focus();
  return false;
};

function list(state) {
  if (!$('cases').children.length) {
    let section = null;
    for (const entry of view.lists.cases) {
      if (entry.section !== section) $('cases').append(element('li', element('h3', (section = entry.section))));
      const button = element('button', entry.title);
      button.dataset.name = entry.name;
      button.onclick = () => open(entry.name);
      $('cases').append(element('li', button));
    }
  }
  for (const button of $('cases').querySelectorAll('button')) {
    button.setAttribute('aria-current', button.dataset.name === state.case);
  }
}

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
