import type { PartGrade } from './course-grade.ts';
import { isSameGrade } from './entered-grade.ts';

/** A change that somebody made. */
export interface MadeChange extends PartGrade {
  id: string;
  previousScore: number | null;
  previousComplete: boolean | null;
}

/** What becomes of the changes that one person made in a span of time when they are undone. */
export interface RestorePlan<Change extends MadeChange> {
  /** The last change of each grade that goes back, and what had been entered before the first one. */
  toRestore: { last: Change; before: PartGrade }[];
  /** Grades that somebody else has changed since: theirs is the newer word. */
  changedSince: number;
  /** Grades that are final: they have to be unlocked first. */
  final: number;
}

interface Known<Change> {
  /** Which grade a change is of. */
  keyOf: (change: Change) => string;
  /** The newest change of a grade, whoever made it. */
  newestIdOf: (key: string) => string | undefined;
  isFinal: (change: Change) => boolean;
}

/** Each grade goes back to what had been entered before the first of the changes, which come in the order they were made. */
export function planRestore<Change extends MadeChange>(
  changes: readonly Change[],
  { keyOf, newestIdOf, isFinal }: Known<Change>,
): RestorePlan<Change> {
  const plan: RestorePlan<Change> = { toRestore: [], changedSince: 0, final: 0 };
  for (const [key, made] of Map.groupBy(changes, keyOf)) {
    const [first, last] = [made[0], made.at(-1)];
    if (!first || !last) continue;
    const before = { score: first.previousScore, complete: first.previousComplete };
    if (newestIdOf(key) !== last.id) plan.changedSince += 1;
    else if (isSameGrade(last, before)) continue;
    else if (isFinal(last)) plan.final += 1;
    else plan.toRestore.push({ last, before });
  }
  return plan;
}
