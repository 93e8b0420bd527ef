// The film: scenes of frames, 60 per second, each with the fingers that are down.
'use strict';

const film = JSON.parse(document.getElementById('film').textContent);
const $ = (id) => document.getElementById(id);
const picture = new Screen($('screen'));
const state = { scene: 0, size: [402, 874], frame: -1, isPlaying: false, since: 0, from: 0 };

function fit() {
  const [width, height] = state.size;
  const room = Math.min(window.innerHeight - 130, 900);
  const scale = Math.max(0.3, Math.min(1, room / (height + 24), ($('glass').closest('.stage').clientWidth - 24) / width));
  $('screen').style.cssText += `;width:${width}px;height:${height}px;transform:scale(${scale})`;
  $('glass').style.width = width * scale + 'px';
  $('glass').style.height = height * scale + 'px';
  $('glass').style.borderRadius = (width === 402 ? 55 : 44) * scale + 'px';
  $('glass').parentElement.style.width = width * scale + 24 + 'px';
  state.scale = scale;
}

function choose(index, frame) {
  state.scene = (index + film.scenes.length) % film.scenes.length;
  state.frame = -1;
  picture.clear();
  const scene = film.scenes[state.scene];
  $('case').textContent = scene.case;
  $('done').textContent = scene.done;
  $('seen').textContent = scene.seen;
  $('seen').classList.toggle('failed', !scene.ok);
  $('time').max = scene.frames.length - 1;
  for (const button of $('scenes').querySelectorAll('button')) {
    const isCurrent = Number(button.dataset.scene) === state.scene;
    button.setAttribute('aria-current', isCurrent);
    if (isCurrent) button.scrollIntoView({ block: 'nearest' });
  }
  history.replaceState(null, '', '#' + (state.scene + 1));
  state.size = scene.size;
  fit();
  show(frame || 0);
}

function show(frame) {
  const scene = film.scenes[state.scene];
  frame = Math.max(0, Math.min(frame, scene.frames.length - 1));
  if (frame < state.frame) {
    picture.clear();
    state.frame = -1;
  }
  while (state.frame < frame) {
    const changes = scene.frames[++state.frame].p;
    if (changes) picture.apply(changes);
  }
  // An iPhone Duo that unfolds changes the size within a scene.
  if (picture.size && String(picture.size) !== String(state.size)) {
    state.size = picture.size;
    fit();
  }
  fingers(scene.frames[frame].f || []);
  $('time').value = frame;
  $('clock').textContent = (frame / 60).toFixed(2) + ' s';
  $('count').textContent = `frame ${frame + 1} of ${scene.frames.length}`;
}

function fingers(points) {
  for (const dot of [...$('glass').querySelectorAll('.finger')]) dot.remove();
  for (const [x, y] of points) {
    const dot = document.createElement('div');
    dot.className = 'finger';
    dot.style.left = x * state.scale + 'px';
    dot.style.top = y * state.scale + 'px';
    $('glass').append(dot);
  }
}

function play(isPlaying) {
  state.isPlaying = isPlaying;
  $('play').textContent = isPlaying ? 'Pause' : 'Play';
  if (!isPlaying) return;
  if (state.frame >= film.scenes[state.scene].frames.length - 1) show(0);
  state.since = performance.now();
  state.from = state.frame;
  requestAnimationFrame(tick);
}

function tick(now) {
  if (!state.isPlaying) return;
  const scene = film.scenes[state.scene];
  const frame = state.from + Math.floor(((now - state.since) / 1000) * 60 * Number($('speed').value));
  if (frame !== state.frame) show(frame);
  if (frame >= scene.frames.length + 20) {
    if (!$('onward').checked) return play(false);
    choose(state.scene + 1);
    state.since = now;
    state.from = 0;
  }
  requestAnimationFrame(tick);
}

function step(frames) {
  play(false);
  show(state.frame + frames);
}

function list() {
  let last = null;
  film.scenes.forEach((scene, index) => {
    if (scene.case !== last) {
      const heading = document.createElement('h3');
      heading.textContent = last = scene.case;
      const item = document.createElement('li');
      item.append(heading);
      $('scenes').append(item);
    }
    const mark = document.createElement('span');
    mark.className = scene.ok ? 'mark' : 'mark failed';
    mark.textContent = scene.ok ? '✓' : '✗';
    const text = document.createElement('span');
    text.textContent = scene.done;
    const button = document.createElement('button');
    button.dataset.scene = index;
    button.append(mark, text);
    button.onclick = () => {
      choose(index);
      play(true);
    };
    const item = document.createElement('li');
    item.append(button);
    $('scenes').append(item);
  });
  $('summary').textContent = film.summary;
}

$('play').onclick = () => play(!state.isPlaying);
$('back').onclick = () => step(-1);
$('forth').onclick = () => step(1);
$('time').oninput = () => {
  play(false);
  show(Number($('time').value));
};
$('speed').onchange = () => state.isPlaying && play(true);
window.addEventListener('resize', () => {
  fit();
  show(state.frame);
});
document.addEventListener('keydown', (event) => {
  if (event.target.matches('select, input')) return;
  const action = {
    ' ': () => play(!state.isPlaying),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => choose(state.scene - 1),
    ArrowDown: () => choose(state.scene + 1),
  }[event.key];
  if (!action || (event.key === ' ' && event.target.matches('button'))) return;
  event.preventDefault();
  action();
});

list();
const [, scene, frame] = /^#(\d+)(?:\/(\d+))?$/.exec(location.hash) || [];
choose(Number(scene || 1) - 1, Number(frame || 0));
if (!frame) play(true);
