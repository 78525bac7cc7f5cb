import type { TellableError } from '../../text/use-problem-text.ts';
import type { PageAfter } from './pages-of.ts';

/** With a longer pause, a user who waits for the file would think that it hangs. */
const MAX_PAUSE_S = 120;
/** A page that is refused again and again will not come. */
const MAX_PAUSES = 3;
const SECOND_MS = 1_000;

class GaveUp extends Error implements TellableError {
  override readonly name = 'GaveUp';
  readonly problem = 'exportGaveUp';
}

/** The seconds a server that is asked too often wants to be left alone for; null for any other problem. */
function pauseAsked(error: unknown): number | null {
  const { problem, values } = error as Partial<TellableError>;
  const seconds = problem === 'tooManyRequests' ? values?.['seconds'] : null;
  return typeof seconds === 'number' ? seconds : null;
}

async function pause(
  seconds: number,
  signal: AbortSignal,
  onPause: (secondsLeft: number) => void,
): Promise<void> {
  for (let left = seconds; left > 0; left--) {
    onPause(left);
    await new Promise((passed) => {
      setTimeout(passed, SECOND_MS);
    });
    signal.throwIfAborted();
  }
}

/** A long list takes more calls than a server answers in a minute: waits as long as it asks, and then goes on. */
export const patiently =
  <Row>(pageAfter: PageAfter<Row>, onPause: (secondsLeft: number) => void): PageAfter<Row> =>
  async (cursor, signal) => {
    for (let pauses = 0; ; pauses++) {
      try {
        return await pageAfter(cursor, signal);
      } catch (error) {
        const seconds = pauseAsked(error);
        if (seconds === null) throw error;
        if (pauses === MAX_PAUSES || seconds > MAX_PAUSE_S)
          throw new GaveUp('The server is too busy to finish the file.', { cause: error });
        await pause(seconds, signal, onPause);
      }
    }
  };
