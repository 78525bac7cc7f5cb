import type { Percent } from '#kit/percent/percent.ts';
import type { PartGrade } from './course-grade.ts';
import { isSameGrade } from './entered-grade.ts';

/** A change that a user made. */
export interface MadeChange extends PartGrade {
  id: string;
  previousScore: Percent | null;
  previousComplete: boolean | null;
}

/** What becomes of the changes that one person made in a span of time when they are undone. */
export interface RestorePlan<Change, Before = PartGrade> {
  /** The last change of each grade that goes back, and what had been there before the first one. */
  toRestore: { last: Change; before: Before }[];
  /** Grades that another user has changed since: theirs is the newer word. */
  changedSince: number;
  /** Grades that are final: they have to be unlocked first. */
  final: number;
}

interface Known<Change> {
  /** Which grade a change is of. */
  keyOf: (change: Change) => string;
  /** The newest change of a grade, regardless of who made it. */
  newestIdOf: (key: string) => string | undefined;
  isFinal: (change: Change) => boolean;
}

interface Reading<Change, Before> extends Known<Change> {
  /** What had been there before a change. */
  beforeOf: (first: Change) => Before;
  /** Whether nothing would go back: the last change said what had been there before the first. */
  isSame: (last: Change, before: Before) => boolean;
}

/** Each grade goes back to what it was before the first of the changes, which come in the order they were made. */
export function planOf<Change extends { id: string }, Before>(
  changes: readonly Change[],
  { keyOf, newestIdOf, isFinal, beforeOf, isSame }: Reading<Change, Before>,
): RestorePlan<Change, Before> {
  const plan: RestorePlan<Change, Before> = { toRestore: [], changedSince: 0, final: 0 };
  for (const [key, made] of Map.groupBy(changes, keyOf)) {
    const [first, last] = [made[0], made.at(-1)];
    if (!first || !last) continue;
    const before = beforeOf(first);
    if (newestIdOf(key) !== last.id) plan.changedSince += 1;
    else if (isSame(last, before)) continue;
    else if (isFinal(last)) plan.final += 1;
    else plan.toRestore.push({ last, before });
  }
  return plan;
}

/** What goes back of grades that were entered in a gradebook. */
export const planRestore = <Change extends MadeChange>(
  changes: readonly Change[],
  known: Known<Change>,
): RestorePlan<Change> =>
  planOf(changes, {
    ...known,
    beforeOf: ({ previousScore, previousComplete }): PartGrade => ({
      score: previousScore,
      complete: previousComplete,
    }),
    isSame: isSameGrade,
  });
