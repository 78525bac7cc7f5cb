import { liveValue, useLiveValue } from '#kit/client/live-value.ts';

/** So many films go at once from one tab. More would share the same line, and none of them would soon be done. */
export const MAX_FILMS_AT_ONCE = 3;

interface Turn {
  videoId: string;
  begin: () => void;
}
const going = new Set<Turn>();
const waiting = liveValue<readonly Turn[]>([]);

export const filmsGoing = (): number => going.size;

/** Whether a film waits for others to be done. */
export const useIsWaiting = (videoId: string): boolean =>
  useLiveValue(waiting).some((turn) => turn.videoId === videoId);

function callNext(): void {
  const [next, ...others] = waiting.get();
  if (!next || going.size >= MAX_FILMS_AT_ONCE) return;
  waiting.set(others);
  going.add(next);
  next.begin();
}

/** Comes when fewer films go than may; not at all once the signal is aborted. */
function ownTurn(videoId: string, signal: AbortSignal): { turn: Turn; hasCome: Promise<void> } {
  const { promise: hasCome, resolve: begin, reject } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return { turn: { videoId, begin }, hasCome };
}

/** Does something when its turn has come, first come first served. A user who aborts the signal gives the turn up. */
export async function inTurn(videoId: string, signal: AbortSignal, send: () => Promise<void>): Promise<void> {
  // Who gave up before now would not be told again, and would wait for nothing.
  signal.throwIfAborted();
  const { turn, hasCome } = ownTurn(videoId, signal);
  waiting.set([...waiting.get(), turn]);
  callNext();
  try {
    await hasCome;
    await send();
  } finally {
    going.delete(turn);
    waiting.set(waiting.get().filter((one) => one !== turn));
    callNext();
  }
}
