import { hundredths, NO_PERCENT, percent, takeOff, type Percent } from '#kit/percent/percent.ts';
import {
  gradeOfPart,
  isLeftOut,
  meanOf,
  PASS_MARK,
  type CourseFacts,
  type PartFacts,
} from './course-grade.ts';

/** What a student still needs to pass a course, in each of the parts that can still reach it. */
export type Projection =
  | { kind: 'NEEDED'; score: Percent; partIds: string[] }
  /** Passed, whatever comes. */
  | { kind: 'SECURED'; partIds: string[] }
  | { kind: 'OUT_OF_REACH'; partIds: string[] };

const isOpen = (part: PartFacts): boolean =>
  !isLeftOut(part) &&
  part.kind !== 'COMPLETION' &&
  part.entered === null &&
  part.weight > 0 &&
  part.atMost > (gradeOfPart(part)?.score ?? -1);

const isIncomplete = (part: PartFacts): boolean =>
  !isLeftOut(part) && part.kind === 'COMPLETION' && gradeOfPart(part)?.complete !== true;

/** The lowest whole percent that passes the course when each open part reaches it; null where nothing is open. */
export function projectCourse(facts: CourseFacts, passMark: Percent = PASS_MARK): Projection | null {
  const open = facts.parts.filter(isOpen);
  if (open.length === 0 || facts.entered !== null) return null;
  const partIds = open.map(({ id }) => id);
  const needed = lowestWhole((reached) => gradeWith(facts, reached) >= passMark);
  if (needed === null) return { kind: 'OUT_OF_REACH', partIds };
  // Nothing is safe while work that has to be complete is not.
  if (needed === 0) return facts.parts.some(isIncomplete) ? null : { kind: 'SECURED', partIds };
  // Of parts that cannot reach so much any more, nobody is told to; they count as far as they can.
  const score = hundredths(Math.min(needed, Math.max(...open.map(({ atMost }) => atMost))));
  const reachable = open.filter(({ atMost }) => atMost >= score);
  return { kind: 'NEEDED', score, partIds: reachable.map(({ id }) => id) };
}

/**
 * The lowest percent that is enough, where more is never worth less; null where none is. Nobody is told to reach a fraction
 * of a percent.
 */
function lowestWhole(isEnough: (reached: Percent) => boolean): Percent | null {
  let [low, high] = [0, 101];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(percent(middle))) high = middle;
    else low = middle + 1;
  }
  return low > 100 ? null : percent(low);
}

/** The grade of the course if every open part reached so much. A part never falls below what it has. */
function gradeWith({ parts, deductions }: CourseFacts, reached: Percent): Percent {
  const counted = parts.flatMap((part) => {
    const has = gradeOfPart(part)?.score ?? null;
    if (!isOpen(part)) return has === null ? [] : [{ score: has, weight: part.weight }];
    return [{ score: hundredths(Math.max(has ?? 0, Math.min(reached, part.atMost))), weight: part.weight }];
  });
  return deductions.reduce(takeOff, meanOf(counted) ?? NO_PERCENT);
}
