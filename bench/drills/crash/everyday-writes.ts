import { MAX_WRITES } from './crash-rounds.ts';
import { reckon, workIsDone } from './reckoning.ts';
import type { CrashWork } from './crash-work.ts';
import { castPeople, KINDS, nthWrite } from './writes.ts';

const SIGNED_IN = 40;

/** What happens in a college all day: a name is changed, a password forgotten, something looked at. */
export const everydayWrites: CrashWork = {
  begin: async (college) => {
    const cast = await castPeople(college, MAX_WRITES / KINDS.length, SIGNED_IN);
    return (n) => nthWrite(cast, n);
  },
  settle: workIsDone,
  reckon,
  kinds: KINDS,
};
