import type { PublicPage } from '#kit/slice/public-page.ts';

export const PROVE_WORK_ADDRESS = '/ministries/prove-work.js';

/**
 * What proves to us that a browser took some time, and tells nobody else: it looks for a number whose digest with the form's
 * ticket begins with zeros. It stands here as text, for it runs in the visitor's browser as it is; the same file is the page's
 * script and its worker.
 */
export const PROVE_WORK = `'use strict';
if (typeof document === 'undefined') {
  self.onmessage = async ({ data: { ticket, bits } }) => {
    const encoder = new TextEncoder();
    for (let number = 0; ; number++) {
      const bytes = encoder.encode(ticket + ':' + number);
      const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
      if (Math.clz32(digest.getUint32(0)) >= bits) return self.postMessage(String(number));
    }
  };
} else if (window.Worker && window.crypto && crypto.subtle) {
  const form = document.querySelector('form[data-bits]');
  const { ticket, proof } = form.elements;
  const worker = new Worker(document.querySelector('script[data-prove]').src);
  let waits = false;
  const stop = () => {
    worker.terminate();
    worker.onmessage = null;
    done = true;
    if (waits) form.requestSubmit();
  };
  let done = false;
  worker.onmessage = ({ data }) => {
    proof.value = data;
    stop();
  };
  worker.onerror = stop;
  form.addEventListener('submit', (event) => {
    if (done) return;
    event.preventDefault();
    waits = true;
    form.setAttribute('aria-busy', 'true');
  });
  worker.postMessage({ ticket: ticket.value, bits: Number(form.dataset.bits) });
}
`;

export const proveWork: PublicPage = {
  address: PROVE_WORK_ADDRESS,
  write: async () => ({ type: 'text/javascript; charset=utf-8', body: PROVE_WORK }),
};
