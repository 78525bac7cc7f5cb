import { writtenPercent } from '#kit/percent/percent.ts';
import { useIntl } from 'react-intl';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PASS_MARK } from '../rules/course-grade.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

type Course = Pick<OwnCourseFragment, 'steps' | 'parts' | 'grade'>;

/** The lines of "How this was computed", from the parts to the grade of the course. */
export function useCourseLedger({ steps, parts, grade }: Course): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  if (grade === null) return [];
  const all = steps.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const lineOf = (step: Course['steps'][number], place: number): LedgerStep => {
    const value = formatNumber(step.grade);
    const before = steps[place - 1];
    const changed = before && before.kind !== 'PART' ? { before: formatNumber(before.grade) } : {};
    switch (step.kind) {
      case 'PART': {
        const part = parts.find(({ partId }) => partId === step.partId);
        const share = text('stepOfPart', { weight: formatNumber(step.weight ?? 0), all: formatNumber(all) });
        return {
          label: part?.title ?? '',
          note: part?.leftBy ? `${share} · ${text('partLeft', { ending: part.leftBy })}` : share,
          value,
        };
      }
      case 'MEAN':
        return { label: text('stepMean'), value };
      case 'DEDUCTION':
        return {
          label: text('stepDeduction'),
          note: `− ${formatNumber(step.takenOff ?? 0)}`,
          value,
          ...changed,
        };
      case 'ENTERED':
        return { label: text('gradeByHand'), value, ...changed };
    }
  };
  const last: LedgerStep = {
    label: text('stepCourse'),
    note: text('stepCourseNote', { mark: formatNumber(writtenPercent(PASS_MARK)) }),
    value: formatNumber(grade),
  };
  return [...steps.map(lineOf), last];
}
