import type { Percent } from '#slices/exams/rules/grade-attempt.ts';
import { gradeOfPart, meanOf, PASS_MARK, type CourseFacts, type PartFacts } from './course-grade.ts';

/** What a student still needs to pass a course, in each of the parts that can still change it. */
export type Projection =
  | { kind: 'NEEDED'; score: Percent; partIds: string[] }
  /** Passed, whatever comes. */
  | { kind: 'SECURED'; partIds: string[] }
  | { kind: 'OUT_OF_REACH'; partIds: string[] };

/** Nobody is told to reach a fraction of a percent. */
const WHOLE_PERCENTS = Array.from({ length: 101 }, (_, whole) => whole * 100);

const isOpen = (part: PartFacts): boolean =>
  part.kind !== 'COMPLETION' &&
  part.entered === null &&
  part.weight > 0 &&
  part.atMost > (gradeOfPart(part)?.score ?? -1);

/** The lowest whole percent that passes the course when each open part reaches it; null where nothing is open. */
export function projectCourse(facts: CourseFacts, passMark: Percent = PASS_MARK): Projection | null {
  const partIds = facts.parts.filter(isOpen).map(({ id }) => id);
  if (partIds.length === 0 || facts.entered !== null) return null;
  const needed = WHOLE_PERCENTS.find((reached) => gradeWith(facts, reached) >= passMark);
  if (needed === undefined) return { kind: 'OUT_OF_REACH', partIds };
  return needed === 0 ? { kind: 'SECURED', partIds } : { kind: 'NEEDED', score: needed, partIds };
}

/** The grade of the course if every open part reached so much. A part never falls below what it has. */
function gradeWith({ parts, deductions }: CourseFacts, reached: Percent): Percent {
  const counted = parts.flatMap((part) => {
    const has = gradeOfPart(part)?.score ?? null;
    if (!isOpen(part)) return has === null ? [] : [{ score: has, weight: part.weight }];
    return [{ score: Math.max(has ?? 0, Math.min(reached, part.atMost)), weight: part.weight }];
  });
  return deductions.reduce((score, takenOff) => Math.max(0, score - takenOff), meanOf(counted) ?? 0);
}
