import { useIntl } from 'react-intl';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { StudySummaryQuery } from '../study-summary.graphql.generated.ts';

/** How far a student is, in four figures; each leads to where it comes from. */
export function StudyStrip({ answer: { data, isLoading } }: { answer: Answer<StudySummaryQuery> }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percentText = useWrittenPercent();
  const known = data?.studySummary;
  const hasBegun = known ? known.courseCount > 0 || known.average !== null : isLoading;
  if (!hasBegun) return null;
  const figureOf = (value: number | null | undefined, to: string) =>
    value === null || value === undefined ? '–' : <Link to={to}>{formatNumber(value)}</Link>;
  const shareOf = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : <Link to="/student/attendance">{percentText(value)}</Link>;
  return (
    <StatStrip
      stats={[
        { label: text('statAverage'), value: figureOf(known?.average, '/student/grades') },
        { label: text('statAttendance'), value: shareOf(known?.attendance) },
        { label: text('statCredits'), value: figureOf(known?.creditsPassed, '/student/grades') },
        { label: text('statCourses'), value: figureOf(known?.courseCount, '/student/courses') },
      ]}
    />
  );
}
