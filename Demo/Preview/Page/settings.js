// The settings of the phone: their controls, the page's address, and what they follow.
'use strict';

const form = $('controls');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

// An iPhone Duo has one system, whatever an iPhone has.
const systemOf = ({ device, system }) => (device === 'phone' ? system : 27);

function showSettings(settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements[name];
    if (field.type === 'checkbox') field.checked = value;
    else field.value = String(value);
  }
  form.elements.system.disabled = settings.device !== 'phone';
  form.elements.system.value = String(systemOf(settings));
  $('fold').hidden = settings.device === 'phone';
  const isNew = systemOf(settings) >= 26;
  $('note').replaceChildren(
    isNew ? 'Here UIKit goes back from anywhere' : 'Here UIKit goes back from the leading edge only.',
    element('span', isNew ? '; PopNavigation’s default third doesn’t.' : ''),
  );
}

function changeSettings(changes) {
  const settings = { ...view.state.settings, ...changes };
  if (JSON.stringify(settings) !== JSON.stringify(view.state.settings)) send({ settings });
}

// Another system, with a screen that differs there.
function chooseSystem(system) {
  view.isSystemChosen = true;
  const { cases } = view.lists.groups[system][0];
  send({ open: cases.includes(view.state.case) ? view.state.case : cases[0], system });
}

form.addEventListener('submit', (event) => event.preventDefault());
// Not of the form alone: one of its fields is elsewhere.
document.addEventListener('change', ({ target }) => {
  if (target.form !== form || !view.state) return;
  const value = target.type === 'checkbox' ? target.checked : target.value;
  if (target.name === 'system') return chooseSystem(Number(value));
  if (target.name === 'device') view.isDeviceChosen = true;
  changeSettings({ [target.name]: target.name === 'speed' ? Number(value) : value });
});
$('reset').onclick = () => {
  view.isSystemChosen = view.isDeviceChosen = false;
  send({ reset: true });
  send({ settings: { ...view.first.settings, ...ofBrowser() } });
};

// The address names the screen, the system, the device and the direction: #left-third/26/phone/ltr.

function showAddress({ case: name, settings }) {
  const address = '#' + [name || 'menu', settings.system, settings.device, settings.direction].join('/');
  if (location.hash !== address) history.replaceState(null, '', address);
}

// Parts of the address that name nothing are ignored.
function followAddress(others = {}) {
  const [name, system, device, direction] = location.hash.slice(1).split('/');
  const wanted = { ...others };
  const screen = view.lists.cases.find((entry) => entry.name === name);
  if (system) view.isSystemChosen = screen?.system !== Number(system);
  if (device) view.isDeviceChosen = screen?.device !== device;
  const fields = { system, device, direction };
  for (const [field, value] of Object.entries(fields)) {
    const isOption = [...form.elements[field].options].some((option) => option.value === value);
    if (isOption) wanted[field] = field === 'system' ? Number(value) : value;
  }
  changeSettings(wanted);
  if ((screen || name === 'menu') && name !== (view.state.case || 'menu')) send({ open: name });
  else showAddress(view.state);
}

window.addEventListener('hashchange', () => view.state && followAddress());

// At its start the page's phone follows the browser's appearance, its reduced motion, and the address.
function adoptSettings() {
  followAddress(ofBrowser());
}

const ofBrowser = () => ({ appearance: isDark.matches ? 'dark' : 'light', reduceMotion: reducedMotion.matches });

isDark.addEventListener('change', () => view.state && changeSettings({ appearance: isDark.matches ? 'dark' : 'light' }));
reducedMotion.addEventListener('change', () => view.state && changeSettings({ reduceMotion: reducedMotion.matches }));
