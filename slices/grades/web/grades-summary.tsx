import { useIntl } from 'react-intl';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { averageGrade, bestOfEach, creditsEarned } from '../rules/all-courses.ts';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

interface GradesSummaryProps {
  courses: readonly OwnCourseFragment[];
}

/** What all courses of a student come to. */
export function GradesSummary({ courses }: GradesSummaryProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const average = averageGrade(courses);
  const steps = useAverageLedger(courses, average);
  const running = courses.filter(({ state }) => state === 'IN_PROGRESS').length;
  return (
    <StatStrip
      stats={[
        {
          label: text('gradesAverage'),
          value:
            average === null ? '–' : <ComputedNumber steps={steps}>{formatNumber(average)}</ComputedNumber>,
        },
        { label: text('gradesCredits'), value: formatNumber(creditsEarned(courses)) },
        { label: text('gradesRunning'), value: formatNumber(running) },
      ]}
    />
  );
}

function useAverageLedger(courses: readonly OwnCourseFragment[], average: number | null): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  if (average === null) return [];
  const lines = bestOfEach(courses).map(({ courseCode, courseName, credits, grade }) => ({
    label: `${courseCode} ${courseName}`,
    note: text('creditsCount', { credits }),
    value: formatNumber(grade ?? 0),
  }));
  const last = {
    label: text('gradesAverage'),
    note: text('gradesAverageRule'),
    value: formatNumber(average),
  };
  return [...lines, last];
}
