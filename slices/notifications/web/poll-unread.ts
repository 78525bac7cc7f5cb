/** How long an open page waits before it asks again. */
const EVERY_MS = 60_000;
/** A server that is away is asked less and less often, up to this. */
const SELDOM_MS = 480_000;
/** Pages that were opened, or met trouble, in the same moment ask at different times. */
const SPREAD = 0.5;
/** Likewise those that come back into sight together, as all do on a machine that wakes up. */
const BACK_WITHIN_MS = 3_000;

interface Polling {
  /** Something else has answered it just now: the next question waits its whole time. */
  heard(): void;
  stop(): void;
}

/**
 * Asks from time to time while the page is in sight. It never asks at once for being online again: after an outage each page
 * comes when its own time has come, so that a server which has just come back meets no flood.
 */
export function pollUnread(ask: () => Promise<boolean>, random: () => number = Math.random): Polling {
  let wait = EVERY_MS;
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const isInSight = (): boolean => document.visibilityState === 'visible';
  const askIn = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped && isInSight()) timer = setTimeout(() => void askNow(), ms);
  };
  const askLater = (): void => askIn(wait * (1 - SPREAD / 2 + SPREAD * random()));

  async function askNow(): Promise<void> {
    askedAt = Date.now();
    const isAnswered = await ask();
    wait = isAnswered ? EVERY_MS : Math.min(wait * 2, SELDOM_MS);
    askLater();
  }

  function comeIntoSight(): void {
    const isDue = Date.now() - askedAt >= wait;
    if (isDue) askIn(BACK_WITHIN_MS * random());
    else askLater();
  }

  document.addEventListener('visibilitychange', comeIntoSight);
  askLater();
  return {
    heard() {
      askedAt = Date.now();
      wait = EVERY_MS;
      askLater();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeIntoSight);
    },
  };
}
