// The recorded comparisons: 30 frames a second, each with both pictures, the finger and the outcomes.
'use strict';

const scenes = JSON.parse($('scenes').textContent);
const groups = JSON.parse($('groups').textContent);
const player = { name: null, scene: null, frame: -1, isPlaying: false, start: 0 };
const loaded = new Map();
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

// Called by the script of a scene.
function record(scene) {
  loaded.set(scene.name, scene);
  if (scene.name === player.name) begin(scene);
}

function choose(name) {
  player.name = name;
  const entry = scenes.find((one) => one.name === name);
  $('verdict').textContent = `${entry.title}, on iOS ${entry.system}`;
  $('advice').textContent = tasks(entry);
  for (const button of $('cases').querySelectorAll('button')) button.setAttribute('aria-current', button.dataset.name === name);
  history.replaceState(null, '', '#' + name);
  if (loaded.has(name)) return begin(loaded.get(name));
  const script = document.createElement('script');
  script.src = `scene-${name}.js`;
  document.body.append(script);
}

function begin(scene) {
  player.scene = scene;
  player.frame = -1;
  $('time').max = scene.frames.length - 1;
  view.size = scene.size;
  showCode(scene.code);
  fit();
  move(0);
  play(!isStill.matches);
}

function move(frame) {
  const { frames } = player.scene;
  frame = Math.max(0, Math.min(Math.round(frame), frames.length - 1));
  if (frame < player.frame) player.frame = -1;
  while (player.frame < frame) {
    const isFirst = player.frame < 0;
    const { p, o } = frames[++player.frame];
    if (p) showPictures(p, isFirst);
    if (o) showOutcomes(o);
  }
  finger(frames[frame].f);
  $('time').value = frame;
}

function finger(point) {
  for (const dot of [...stage.querySelectorAll('.finger:not(.ghost)')]) dot.remove();
  if (!point) return;
  for (const { glass } of phones) {
    const dot = Object.assign(document.createElement('div'), { className: 'finger' });
    dot.style.left = point[0] * view.scale + 'px';
    dot.style.top = point[1] * view.scale + 'px';
    glass.append(dot);
  }
}

function play(isPlaying) {
  player.isPlaying = isPlaying;
  $('play').textContent = isPlaying ? 'Pause' : 'Play';
  if (!isPlaying) return;
  if (player.frame >= player.scene.frames.length - 1) move(0);
  player.start = performance.now() - (player.frame * 1000) / 30;
  requestAnimationFrame(tick);
}

function tick(now) {
  if (!player.isPlaying) return;
  const frame = Math.floor(((now - player.start) * 30) / 1000);
  if (frame !== player.frame) move(frame);
  if (frame >= player.scene.frames.length) return play(false);
  requestAnimationFrame(tick);
}

$('play').onclick = () => play(!player.isPlaying);
$('time').oninput = () => {
  play(false);
  move(Number($('time').value));
};

// A drag across a phone moves through all frames.
for (const { glass } of phones) {
  let from = null;
  glass.addEventListener('pointerdown', (event) => {
    if (!player.scene) return;
    play(false);
    const isAtEnd = player.frame >= player.scene.frames.length - 1;
    from = { x: event.clientX, frame: isAtEnd ? 0 : player.frame };
    glass.setPointerCapture(event.pointerId);
  });
  glass.addEventListener('pointermove', (event) => {
    if (from) move(from.frame + ((event.clientX - from.x) / glass.clientWidth) * player.scene.frames.length);
  });
  for (const type of ['pointerup', 'pointercancel']) glass.addEventListener(type, () => (from = null));
}

listScreens(groups, scenes, (name) => {
  choose(name);
  if (stage.getBoundingClientRect().bottom < 0 || stage.classList.contains('single')) scrollTo({ top: 0 });
});
window.addEventListener('resize', () => {
  fit();
  if (player.scene) finger(player.scene.frames[player.frame].f);
});
window.addEventListener('load', () => {
  fit();
  const wanted = location.hash.slice(1);
  choose(scenes.some(({ name }) => name === wanted) ? wanted : groups[0].cases[0]);
});
