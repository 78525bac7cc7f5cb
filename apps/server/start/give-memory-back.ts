/** How often it is asked whether the process has anything to do. */
const ASK_EVERY_MS = 10_000;
/** The shares of that time in which it was busy, above which it works and below which it rests. */
const WORKS = 0.05;
const RESTS = 0.02;

interface Options {
  /** Sweeps the heap and gives its pages back; Node has it where it is told so (tools/server-flags.mjs). */
  sweep?: (() => unknown) | undefined;
  /** The share of the time since it was last asked in which the process was busy. */
  busyShare?: () => number;
}

/**
 * What requests have left behind stays in memory until there are more of them. A process that has worked and now rests
 * sweeps once, so that a night after a busy day costs no more than one after a start.
 */
export function giveMemoryBackAtRest({
  sweep = ownSweep(),
  busyShare = ownBusyShare(),
}: Options = {}): () => void {
  if (!sweep) return () => undefined;
  let hasWorked = true; // A start is work too.
  const timer = setInterval(() => {
    const share = busyShare();
    if (share > WORKS) hasWorked = true;
    if (!hasWorked || share > RESTS) return;
    hasWorked = false;
    sweep();
    busyShare(); // The sweep itself is not counted as work.
  }, ASK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

const ownSweep = () =>
  globalThis.gc && (() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' } as never));

function ownBusyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
