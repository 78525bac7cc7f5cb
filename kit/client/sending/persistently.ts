import { CallProblem } from '../call/call-problem.ts';
import { MAX_TRIES, waitBeforeTry } from './tries.ts';
import { waitForTry } from './wait-for-try.ts';

/** Nothing came back, or the server says that it is a bad moment: the same question may do better later. */
const MAY_DO_BETTER_LATER: ReadonlySet<string> = new Set(['UNREACHABLE', 'UNAVAILABLE', 'RATE_LIMITED']);

/** A gate between us and a server that is being started again answers in its own words. */
const isBadMoment = ({ code, values }: CallProblem): boolean =>
  MAY_DO_BETTER_LATER.has(code) || (code === 'UNREADABLE' && Number(values['status']) >= 500);

interface Patience {
  maxTries?: number;
  /** Hears of each try to which no server has answered, before the next. */
  onSilence?: () => void;
}

/** Asks again, after a while and when the network is back, for as long as it may do any good. A refusal counts at once. */
export async function persistently<Result>(
  ask: () => Promise<Result>,
  signal: AbortSignal,
  { maxTries = MAX_TRIES, onSilence = () => undefined }: Patience = {},
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await ask();
    } catch (problem) {
      const isWorthATry = problem instanceof CallProblem && isBadMoment(problem);
      if (!isWorthATry || failures === maxTries) throw problem;
      if (problem.code !== 'RATE_LIMITED') onSilence();
      await waitForTry(waitBeforeTry(failures, Math.random()), signal);
    }
  }
}
