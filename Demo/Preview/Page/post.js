// Posts the page's messages in sequence on a worker thread, since a request takes as long as drawing a picture.
'use strict';

let queue = Promise.resolve();

onmessage = ({ data: [address, message] }) => {
  queue = queue.then(() => fetch(address, { method: 'POST', body: JSON.stringify(message) })).catch(() => {});
};
