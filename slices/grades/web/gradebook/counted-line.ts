import { NO_PERCENT, percent, takeOff, writtenPercent } from '#kit/percent/percent.ts';
import { isNotRequired, isStep, meanOf } from '../../rules/course-grade.ts';
import type { CountedCourse } from '../use-course-ledger.ts';
import type { Book, BookRow } from './book.ts';

/** How the grade of a course follows from what a line shows; nothing where it does not, or there is none yet. */
export function countedLine(
  { parts }: Pick<Book, 'parts'>,
  { grade, isEntered, cells }: BookRow,
): CountedCourse {
  const all = parts.flatMap(({ title, weight }, index) => {
    const cell = cells[index];
    return cell ? [{ ...cell, title, weight, leftBy: null }] : [];
  });
  const counted = all.filter(isStep);
  const mean = meanOf(counted.map((part) => ({ score: percent(part.grade ?? 0), weight: part.weight })));
  const reached = mean === null ? null : writtenPercent(mean);
  const isFollowed = isEntered || (reached !== null && grade !== null && grade <= reached);
  if (grade === null || !isFollowed) return { grade: null, parts: [], steps: [] };
  return {
    grade,
    parts: all.filter((part) => isStep(part) || isNotRequired(part)),
    steps: [
      ...(reached === null ? [] : [{ kind: 'MEAN' as const, grade: reached, takenOff: null }]),
      ...(isEntered ? [{ kind: 'ENTERED' as const, grade, takenOff: null }] : takenOff(reached, grade)),
    ],
  };
}

/** What a grade is lower by than its parts come to: nothing but attendance takes anything off. */
function takenOff(reached: number | null, grade: number): CountedCourse['steps'] {
  const less = takeOff(percent(reached ?? 0), percent(grade));
  return less === NO_PERCENT ? [] : [{ kind: 'DEDUCTION', grade, takenOff: writtenPercent(less) }];
}
