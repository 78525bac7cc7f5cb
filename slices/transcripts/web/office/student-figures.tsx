import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { StatStrip, type Stat } from '#kit/ui/stat-strip/stat-strip.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useHoursText } from '#slices/hours/web/api.ts';
import { studentFigures, type StudentFiguresQuery } from './student-figures.graphql.generated.ts';

/** How a student stands, in a few numbers that lead on. */
export function StudentFigures({ studentId }: { studentId: string }) {
  const answer = useQuery(studentFigures, { studentId });
  return (
    <DataView answer={answer} isEmpty={() => false} waiting={<Skeleton shape="lines" count={2} />}>
      {(figures) => <Figures {...figures} />}
    </DataView>
  );
}

type Part = NonNullable<StudentFiguresQuery['studentGrades']>['courses'][number]['parts'][number];

/** What can be done today; an exam that opens later cannot. */
const isOpen = ({ state, opensAt }: Part): boolean =>
  state === 'TO_COME' && (opensAt === null || Date.parse(opensAt) <= Date.now());

/** The first of those that are of the same. */
const onceEach = <Of,>(all: readonly Of[], idOf: (one: Of) => string): Of[] => [
  ...new Map(all.toReversed().map((one) => [idOf(one), one])).values(),
];

function Figures({ transcript, attendance, hoursOfStudent, studentGrades }: StudentFiguresQuery) {
  const text = useText();
  const { formatNumber } = useIntl();
  const percentText = useWrittenPercent();
  const term = attendance?.terms.find(({ isNow, percent }) => isNow && percent !== null);
  // Who moved today is in both groups until the day ends: a course that both take counts once.
  const running = onceEach(
    (studentGrades?.courses ?? []).filter(({ state }) => state === 'IN_PROGRESS'),
    ({ courseId }) => courseId,
  );
  const open = running.flatMap(({ parts }) => parts.filter(isOpen));
  const openExams = open.filter(({ kind }) => kind === 'EXAM').length;
  const hours = useHoursStat(hoursOfStudent?.[0]);
  const led = (count: number | null, tab: string) => (
    <Link to={`?tab=${tab}`}>{count === null ? '–' : formatNumber(count)}</Link>
  );
  return (
    <StatStrip
      stats={[
        {
          label: text('figureAverage'),
          value: led(transcript?.average ?? null, 'grades'),
          ...(transcript && { aside: text('figureCredits', { credits: transcript.creditsEarned }) }),
        },
        ...(term && term.percent !== null
          ? [
              {
                label: text('menuAttendance'),
                value: <Link to="?tab=attendance">{percentText(term.percent)}</Link>,
                aside: term.name,
              },
            ]
          : []),
        ...(hours ? [hours] : []),
        { label: text('figureCourses'), value: led(running.length, 'grades') },
        { label: text('figureExams'), value: led(openExams, 'exams') },
        {
          label: text('figureAssignments'),
          value: led(open.length - openExams, 'assignments'),
        },
      ]}
    />
  );
}

/** Of the newest group. More in one category makes up for nothing in another. */
function useHoursStat(hours: StudentFiguresQuery['hoursOfStudent'][number] | undefined): Stat | null {
  const text = useText();
  const hoursText = useHoursText();
  if (!hours) return null;
  const required = sum(hours.categories.map(({ requiredMinutes }) => requiredMinutes));
  const done = hours.categories.map(({ requiredMinutes, confirmedMinutes }) =>
    required > 0 ? Math.min(confirmedMinutes, requiredMinutes) : confirmedMinutes,
  );
  return {
    label: text('figureHours'),
    value: <Link to="?tab=hours">{hoursText(sum(done))}</Link>,
    ...(required > 0 && { aside: text('hourOfRequired', { required: hoursText(required) }) }),
  };
}

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);
