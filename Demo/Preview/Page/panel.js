// The panels beside the phone: the state of the library, the menu, the reasons and the settings.
'use strict';

function showState(state) {
  const isFirst = !view.state;
  view.state = state;
  if (isFirst && reducedMotion.matches) followMotion();
  if (isFirst) $('ghost').hidden = state.case !== 'left-third' || state.verdict.kind !== '' || state.isMirrored;
  list(state);
  refusals(state);
  buttons(state.buttons);
  glass.setAttribute('aria-label', `Simulated phone, showing “${state.stack[state.stack.length - 1]}”`);
  $('verdict').textContent = state.verdict.text;
  $('verdict').className = 'verdict ' + state.verdict.kind;
  $('verdict-code').textContent = state.verdict.code;
  $('stack').replaceChildren(...state.stack.map((title) => element('li', title)));
  $('facts').textContent = [
    `driven by ${state.driver}`, state.barHidden ? 'bar hidden' : 'bar shown', state.hung ? 'HUNG' : null,
  ].filter(Boolean).join(' · ');
  const current = view.lists.cases.find((entry) => entry.name === state.case);
  $('card').textContent = current ? `Try: ${current.try} Then: ${current.then}` : '';
  $('fold').hidden = state.settings.device === 'phone';
  $('look').hidden = [17, 18].includes(state.settings.system) && state.settings.device === 'phone';
  $('look').textContent = 'Behaviour only: bars and buttons look as on iOS 18.';
  for (const [name, value] of Object.entries(state.settings)) {
    const field = $('controls').elements[name];
    if (name === 'parts') {
      for (const box of $('controls').elements.part) box.checked = value.includes(box.value);
    } else if (field.type === 'checkbox') field.checked = value;
    else field.value = String(value);
  }
  // An iPhone Duo has one system, whatever an iPhone has.
  const system = $('controls').elements.system;
  system.disabled = state.settings.device !== 'phone';
  if (system.disabled) system.value = '27';
}

// From then on the keys control the phone.
function open(name) {
  $('ghost').hidden = true;
  send({ open: name });
  glass.focus({ preventScroll: true });
  $('phone').scrollIntoView({ block: 'nearest' });
}

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

function element(name, ...content) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function log(events, isWhole) {
  if (isWhole) $('log').replaceChildren();
  for (const [time, text] of events) {
    $('log').prepend(element('li', element('time', time.toFixed(2)), text));
  }
  while ($('log').children.length > 100) $('log').lastChild.remove();
}

const form = $('controls');
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', (event) => {
  const fields = form.elements;
  send({
    settings: {
      system: fields.system.disabled ? view.state.settings.system : Number(fields.system.value),
      device: fields.device.value,
      direction: fields.direction.value,
      driver: fields.driver.value,
      speed: Number(fields.speed.value),
      reduceMotion: fields.reduceMotion.checked,
      parts: [...fields.part].filter((box) => box.checked).map((box) => box.value),
    },
  });
});
$('reset').onclick = () => send({ reset: true });

// The phone follows the system's setting for reduced motion.

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function followMotion() {
  if (view.state && view.state.settings.reduceMotion !== reducedMotion.matches) {
    send({ settings: { ...view.state.settings, reduceMotion: reducedMotion.matches } });
  }
}

reducedMotion.addEventListener('change', followMotion);
