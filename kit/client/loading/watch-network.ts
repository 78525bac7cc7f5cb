import {
  isNetworkAway,
  noteAnswer,
  noteSilence,
  retryWhatWaits,
  watchReach,
} from '#kit/ui/offline/network.ts';
import { isServerThere } from './is-server-there.ts';
import { waitBeforeTry } from '../sending/tries.ts';

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function stopClock(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Tries again by itself, each time a little later; without a network, as soon as the browser has one. */
function planNextTry(): void {
  if (!isNetworkAway()) {
    failures = 0;
    stopClock();
    return;
  }
  if (timer !== undefined) return;
  failures += 1;
  timer = setTimeout(
    () => {
      timer = undefined;
      if (navigator.onLine) tryAgain();
    },
    waitBeforeTry(failures, Math.random()),
  );
}

function tryAgain(): void {
  // What waits asks the server; where nothing waits, the page asks only whether it is there.
  if (!retryWhatWaits()) void probe();
}

async function probe(): Promise<void> {
  if (await isServerThere()) noteAnswer();
  else noteSilence();
}

/** Watches whether answers come, listens to what the browser knows of its network, and tries again in time. */
export function watchNetwork(): void {
  watchReach(planNextTry);
  window.addEventListener('offline', noteSilence);
  window.addEventListener('online', () => {
    stopClock();
    tryAgain();
  });
  if (!navigator.onLine) noteSilence();
  else planNextTry();
}
