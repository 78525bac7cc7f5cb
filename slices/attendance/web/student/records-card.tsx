import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addDays, universalMidnight, weekdayOf, type Day } from '#kit/calendar/day.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { lastDayToExplain } from '../../rules/explain-days.ts';
import { countStatuses } from '../../rules/standing.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import { useSessionText } from '../roll/use-session-text.ts';
import type { ShownRecordFragment, ShownTermFragment } from './own-attendance.graphql.generated.ts';
import { useAttendanceLedger } from './use-attendance-ledger.ts';
import { useChainText } from './use-chain-text.ts';
import styles from './student-attendance.module.css';

const TONES = { PRESENT: 'success', LATE: 'warning', ABSENT: 'danger', EXCUSED: 'info' } as const;
/** What a day with several sessions is shown as: the worst of it. */
const WORST_FIRST: readonly AttendanceStatus[] = ['ABSENT', 'LATE', 'EXCUSED', 'PRESENT'];

const LEGEND: readonly AttendanceStatus[] = ['PRESENT', 'LATE', 'ABSENT', 'EXCUSED'];

type Month = `${number}-${number}`;
const monthOf = (day: Day): Month => day.slice(0, 7) as Month;
const firstOf = (month: Month): Day => `${month}-01` as Day;

interface RecordsCardProps {
  term: ShownTermFragment;
  /** The newest first. */
  records: readonly ShownRecordFragment[];
  /** Whether the reader is the student. */
  isOwn: boolean;
}

/** The classes of a term, month by month: as a calendar and one by one. */
export function RecordsCard({ term, records, isOwn }: RecordsCardProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const newest = records[0];
  const oldest = records.at(-1);
  const [month, setMonth] = useState(newest ? monthOf(newest.day) : null);
  if (!newest || !oldest || month === null) return null;
  const first = firstOf(month);
  const shown = records.filter(({ day }) => monthOf(day) === month);
  return (
    <Card title={<Text id="attendanceMonths" />}>
      <div className={styles['byMonth']}>
        <div>
          <div className={styles['months']}>
            <IconButton
              icon="chevronLeft"
              label={text('monthBefore')}
              disabled={month <= monthOf(oldest.day)}
              onClick={() => setMonth(monthOf(addDays(first, -1)))}
            />
            <strong>
              {formatDate(universalMidnight(first), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
            </strong>
            <IconButton
              icon="chevronRight"
              label={text('monthAfter')}
              disabled={month >= monthOf(newest.day)}
              onClick={() => setMonth(monthOf(addDays(first, 31)))}
            />
          </div>
          <MonthGrid first={first} records={shown} />
        </div>
        {shown.length === 0 ? (
          <p className={styles['quiet']}>
            <Text id="noClassesThisMonth" />
          </p>
        ) : (
          <Rows>
            {shown.map((record) => (
              <RecordRow
                key={record._id}
                term={term}
                record={record}
                byThen={records.slice(records.indexOf(record))}
                isOwn={isOwn}
              />
            ))}
          </Rows>
        )}
      </div>
    </Card>
  );
}

interface MonthGridProps {
  first: Day;
  records: readonly ShownRecordFragment[];
}

function MonthGrid({ first, records }: MonthGridProps) {
  const text = useText();
  const { locale, formatDate } = useIntl();
  const start = weekStartIn(locale);
  const blanks = (weekdayOf(first) - start + 7) % 7;
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter(
    (day) => monthOf(day) === monthOf(first),
  );
  const byDay = Map.groupBy(records, ({ day }) => day);
  // Some week: only the names of its days are shown.
  const week = Array.from({ length: 7 }, (_, at) => addDays(addDays(first, -blanks), at));
  return (
    <>
      <div className={styles['weekdays']} aria-hidden="true">
        {week.map((day) => (
          <span key={day}>{formatDate(universalMidnight(day), { weekday: 'short', timeZone: 'UTC' })}</span>
        ))}
      </div>
      <ol className={styles['month']} aria-hidden={records.length === 0}>
        {days.map((day, at) => {
          const statuses = byDay.get(day)?.map(({ status }) => status) ?? [];
          const worst = WORST_FIRST.find((status) => statuses.includes(status));
          const date = formatDate(universalMidnight(day), { day: 'numeric', timeZone: 'UTC' });
          return (
            <li
              key={day}
              data-status={worst}
              style={at === 0 ? { gridColumnStart: blanks + 1 } : undefined}
              aria-label={worst && `${date}: ${text(STATUS_TEXTS[worst].name)}`}
            >
              {date}
            </li>
          );
        })}
      </ol>
      <ul className={styles['legend']}>
        {LEGEND.map((status) => (
          <li key={status} data-status={status}>
            <Text id={STATUS_TEXTS[status].name} />
          </li>
        ))}
      </ul>
    </>
  );
}

function countsOf(records: readonly ShownRecordFragment[]): ShownTermFragment['counts'] {
  const { PRESENT, LATE, ABSENT, EXCUSED } = countStatuses(records.map(({ status }) => status));
  return { present: PRESENT, late: LATE, absent: ABSENT, excused: EXCUSED };
}

interface RecordRowProps extends Pick<RecordsCardProps, 'term' | 'isOwn'> {
  record: ShownRecordFragment;
  /** With those before it. */
  byThen: readonly ShownRecordFragment[];
}

function RecordRow({ term, record, byThen, isOwn }: RecordRowProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const { hoursOf } = useSessionText();
  const written = useWrittenPercent();
  const ledger = useAttendanceLedger();
  const chainText = useChainText(term.gradingParameters.minutesLateThreshold);
  const chain = chainText(record);
  const day = formatDate(universalMidnight(record.day), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <li className={styles['course']}>
      <RowText
        name={<strong>{[day, record.courseName ?? text('noCourseName')].join(' · ')}</strong>}
        chips={
          <>
            <Chip tone={TONES[record.status]}>
              <Text id={STATUS_TEXTS[record.status].name} />
            </Chip>
            {hoursOf({ ...record, timeZone: term.timeZone })}
          </>
        }
      >
        {chain && <span>{chain}</span>}
        {isOwn && <ExplainLink record={record} timeZone={term.timeZone} />}
      </RowText>
      {record.percent !== null && (
        <span className={styles['percent']}>
          <ComputedNumber steps={ledger.share({ counts: countsOf(byThen), percent: record.percent })}>
            <Text id="runningPercent" values={{ percent: written(record.percent) }} />
          </ComputedNumber>
        </span>
      )}
    </li>
  );
}

/** From an absence to its explanation, while there is time or where there is one. */
function ExplainLink({ record, timeZone }: { record: ShownRecordFragment; timeZone: string }) {
  const { sessionId, day, status, isExplained } = record;
  const isInTime = status === 'ABSENT' && todayIn(timeZone) <= lastDayToExplain(day);
  if (!isExplained && !isInTime) return null;
  const explain = isExplained ? '' : `&explain=${sessionId}`;
  return (
    <span>
      <LinkButton to={`/student/attendance?tab=absence-explanations${explain}`}>
        <Text id={isExplained ? 'explainedThisAbsence' : 'explainThisAbsence'} />
      </LinkButton>
    </span>
  );
}
