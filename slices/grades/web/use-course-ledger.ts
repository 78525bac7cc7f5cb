import { writtenPercent } from '#kit/percent/percent.ts';
import { useIntl } from 'react-intl';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isNotRequired, isStep, PASS_MARK } from '../rules/course-grade.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

type Part = OwnCourseFragment['parts'][number];
type Step = OwnCourseFragment['steps'][number];

/** As much of a course as its computation is told by. */
export interface CountedCourse {
  grade: number | null;
  steps: readonly Pick<Step, 'kind' | 'grade' | 'takenOff'>[];
  parts: readonly Pick<Part, 'title' | 'weight' | 'state' | 'grade' | 'isEntered' | 'leftBy'>[];
}

/** The lines of "How this was computed", from the parts to the grade of the course. */
export function useCourseLedger({ steps, parts, grade }: CountedCourse): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  if (grade === null) return [];
  const counted = parts.filter(isStep);
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  const partLine = (part: CountedCourse['parts'][number]): LedgerStep => {
    const share = text('stepOfPart', { weight: formatNumber(part.weight), all: formatNumber(all) });
    return {
      label: part.title,
      note: part.leftBy ? `${share} · ${text('partLeft', { ending: part.leftBy })}` : share,
      value: formatNumber(part.grade ?? 0),
    };
  };
  const leftOut = parts.filter(isNotRequired).map(({ title, state }): LedgerStep => ({
    label: title,
    note: text('partStanding', { state }),
    value: '–',
  }));
  const totals = steps.filter(({ kind }) => kind !== 'PART');
  const totalLine = (step: CountedCourse['steps'][number], index: number): LedgerStep => {
    const value = formatNumber(step.grade);
    const before = totals[index - 1];
    const changed = before && { before: formatNumber(before.grade) };
    if (step.kind === 'MEAN') return { label: text('stepMean'), value };
    if (step.kind === 'ENTERED') return { label: text('gradeByHand'), value, ...changed };
    return {
      label: text('stepDeduction'),
      note: `− ${formatNumber(step.takenOff ?? 0)}`,
      value,
      ...changed,
    };
  };
  const last: LedgerStep = {
    label: text('stepCourse'),
    note: text('stepCourseNote', { mark: formatNumber(writtenPercent(PASS_MARK)) }),
    value: formatNumber(grade),
  };
  return [...counted.map(partLine), ...leftOut, ...totals.map(totalLine), last];
}
