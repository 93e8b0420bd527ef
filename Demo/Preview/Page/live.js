// The live page: its size, and its start.
'use strict';

// A window that changes under a finger waits for the finger.
let fitWaits = false;

function refit() {
  fitWaits = fingers.size > 0;
  if (fitWaits) return;
  fit();
  if (view.state) showGhost(view.state);
}

window.addEventListener('resize', refit);

// After all scripts.
window.addEventListener('load', () => {
  fit();
  // What a screen adds to the head may wrap it.
  new ResizeObserver(refit).observe(document.querySelector('header'));
  connect();
});
