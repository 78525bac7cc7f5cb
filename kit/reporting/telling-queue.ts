import { setImmediate } from 'node:timers/promises';
import { errorEntry, type ErrorEntry, type ErrorReports } from '#kit/reporting/error-reports.ts';

export type TellingOptions = {
  /** Hears how many entries were lost and why, so that a silent sink is noticed somewhere. */
  readonly onLost?: (entries: number, why: unknown) => void;
  readonly now?: () => Date;
  readonly timeoutMs?: number;
};

const QUEUE_LIMIT = 100;
// No request of the college ever waits longer than this for an outside service.
const TIMEOUT_MS = 3_000;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;

/**
 * Reports told one after the other through `tell`. The queue is bounded, a telling may take three seconds, and
 * after five failures in a row nothing is tried for a minute: a dead sink costs neither memory nor time.
 */
export function tellInTurn(
  tell: (entry: ErrorEntry, signal: AbortSignal) => unknown,
  { onLost = () => undefined, now = () => new Date(), timeoutMs = TIMEOUT_MS }: TellingOptions = {},
): ErrorReports {
  const waiting: ErrorEntry[] = [];
  let telling: Promise<void> | null = null;
  let failures = 0;
  let openUntilMs = 0;

  const lose = (entries: number, why: unknown): void => {
    try {
      onLost(entries, why);
    } catch {
      // The listener's own trouble has nowhere left to be told.
    }
  };

  const tellNext = async (entry: ErrorEntry): Promise<void> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      await Promise.race([tell(entry, signal), rejectionOf(signal)]);
      failures = 0;
    } catch (why) {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntilMs = now().getTime() + OPEN_MS;
      lose(1, why);
    }
  };

  const isOpen = (): boolean => now().getTime() < openUntilMs;

  const tellAll = async (): Promise<void> => {
    // The caller goes on first, so that not even the first step of telling costs it time.
    await setImmediate();
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      await tellNext(entry);
      if (isOpen() && waiting.length > 0) lose(waiting.splice(0).length, new Error('the circuit is open'));
    }
    telling = null;
  };

  return {
    report(error, facts) {
      try {
        if (isOpen()) return lose(1, new Error('the circuit is open'));
        if (waiting.length >= QUEUE_LIMIT) return lose(1, new Error('the queue is full'));
        waiting.push(errorEntry(error, facts, now()));
        telling ??= tellAll();
      } catch (why) {
        lose(1, why);
      }
    },
    async flush() {
      await telling;
    },
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
