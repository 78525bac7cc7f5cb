import type { ServerAnswer } from './clients.ts';
import type { CrashCollege } from './crash-college.ts';
import type { Reckoning } from './reckoning.ts';
import type { Kind, Write } from './writes.ts';

/** What clients write, and how it is told afterwards whether it is all there. */
export interface CrashWork {
  /** Fills the college, and says what is written as the n-th. */
  begin(college: CrashCollege): Promise<(n: number) => Write>;
  /** Waits until jobs have made of it what they make of it. */
  settle(college: CrashCollege): Promise<void>;
  reckon(college: CrashCollege, told: readonly ServerAnswer[]): Promise<Reckoning>;
  /** The writes that are its own. */
  kinds: readonly Kind[];
}

/** Several kinds of work in turn, in one college. */
export const together = (...works: readonly CrashWork[]): CrashWork => ({
  async begin(college) {
    const writers: ((n: number) => Write)[] = [];
    for (const work of works) writers.push(await work.begin(college));
    const [first, ...others] = writers;
    if (!first) throw new Error('There is nothing to write.');
    return (n) => ([first, ...others][n % writers.length] ?? first)(Math.floor(n / writers.length));
  },
  async settle(college) {
    for (const work of works) await work.settle(college);
  },
  async reckon(college, told) {
    const sum = { acknowledged: 0, inDoubt: 0, lost: 0, wrong: 0, duplicated: 0 };
    for (const work of works) {
      const found = await work.reckon(
        college,
        told.filter(({ kind }) => work.kinds.includes(kind)),
      );
      sum.acknowledged += found.acknowledged;
      sum.inDoubt += found.inDoubt;
      sum.lost += found.lost;
      sum.wrong += found.wrong;
      sum.duplicated += found.duplicated;
    }
    return sum;
  },
  kinds: works.flatMap(({ kinds }) => kinds),
});
