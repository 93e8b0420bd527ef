// The verdict of the last drag: in its card, and on the phone where the finger went down.
'use strict';

const verdicts = { number: null, code: '', repeats: 0, timer: 0 };

function showVerdict(verdict) {
  const isNew = verdicts.number !== null && verdict.number !== verdicts.number && verdict.kind !== '';
  if (verdict.number !== verdicts.number) {
    verdicts.repeats = verdict.code === verdicts.code ? verdicts.repeats + 1 : 1;
    verdicts.code = verdict.code;
  }
  verdicts.number = verdict.number;
  // Two equal refusals are two.
  const again = ['refused', 'kept'].includes(verdict.kind) && verdicts.repeats > 1 ? ` (${verdicts.repeats}×)` : '';
  $('verdict').textContent = verdict.text + again;
  $('verdict').className = 'verdict ' + verdict.kind;
  const current = view.lists.cases.find((entry) => entry.name === view.state.case);
  $('advice').textContent = verdict.advice || (verdict.kind === '' && current ? tasks(current) : '');
  $('verdict-code').textContent = verdict.code;
  if (verdict.kind === '') {
    verdicts.code = '';
    hideBubble();
  }
  if (!isNew) return;
  $('announcement').textContent = [verdict.text + again, verdict.advice].filter(Boolean).join('. ');
  restart($('verdict'), 'flash');
  if (['refused', 'kept'].includes(verdict.kind) && verdict.place) showBubble(verdict, again);
}

function showBubble(verdict, again) {
  const bubble = $('bubble');
  const [x, y] = verdict.place.map((length) => length * view.scale);
  bubble.replaceChildren(element('strong', verdict.text + again), element('span', verdict.advice || ''));
  bubble.classList.toggle('kept', verdict.kind === 'kept');
  bubble.hidden = false;
  // Below the finger; near the foot of the screen above it, unless that covers the screen's card; else at the foot.
  const { offsetHeight: height } = bubble;
  const { clientHeight: room } = glass;
  const above = y - 28 - height;
  const top = y + 32 + height < room ? y + 28 : above > room * 0.45 ? above : room - height - 4;
  const left = Math.min(Math.max(x - bubble.offsetWidth / 2, 8), glass.clientWidth - bubble.offsetWidth - 8);
  [bubble.style.left, bubble.style.top] = [left + 'px', top + 'px'];
  clearTimeout(verdicts.timer);
  verdicts.timer = setTimeout(hideBubble, 6000);
}

function hideBubble() {
  clearTimeout(verdicts.timer);
  $('bubble').hidden = true;
}

// Plays the animation of a class from its start.
function restart(element, name) {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
}
