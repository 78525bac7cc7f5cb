import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { ComputedNumber } from '#kit/ui/ledger/computed-number.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ownAttendance, type ShownTermFragment } from './own-attendance.graphql.generated.ts';
import { RecordsCard } from './records-card.tsx';
import { useAttendanceLedger } from './use-attendance-ledger.ts';
import styles from './student-attendance.module.css';

interface AttendanceOfProps {
  personId: string;
  /** Whether the reader is the student. */
  isOwn: boolean;
}

/** Where a student stands in a term, and how it came about. */
export function AttendanceOf({ personId, isOwn }: AttendanceOfProps) {
  const [termId, setTermId] = useState<string | null>(null);
  const answer = useQuery(ownAttendance, { personId, termId });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="block" count={2} />}
      empty={<NothingYet isOwn={isOwn} />}
      isEmpty={({ attendance }) => (attendance?.terms.length ?? 0) === 0}
    >
      {({ attendance }) => {
        const term = attendance?.terms.find(({ _id }) => _id === termId) ?? attendance?.terms[0];
        return (
          attendance &&
          term && (
            <div className={styles['parts']}>
              <TermChoice terms={attendance.terms} chosen={term} onChoose={setTermId} />
              <Standing term={term} isOwn={isOwn} />
              <Courses term={term} />
              <RecordsCard key={term._id} term={term} records={attendance.records} isOwn={isOwn} />
            </div>
          )
        );
      }}
    </DataView>
  );
}

const NothingYet = ({ isOwn }: Pick<AttendanceOfProps, 'isOwn'>) => (
  <EmptyState icon="calendar" title={<Text id="noAttendanceYet" />}>
    <Text id={isOwn ? 'noAttendanceYetLead' : 'noAttendanceOf'} />
  </EmptyState>
);

/** Many groups are named after their term. */
const inGroup = (term: string, groupName: string): string =>
  groupName.includes(term) ? groupName : `${term} · ${groupName}`;

interface TermChoiceProps {
  terms: readonly ShownTermFragment[];
  chosen: ShownTermFragment;
  onChoose: (termId: string) => void;
}

function TermChoice({ terms, chosen, onChoose }: TermChoiceProps) {
  const text = useText();
  if (terms.length === 1) return null;
  const groups = new Set(terms.map(({ groupName }) => groupName));
  return (
    <div className={styles['choice']}>
      <SelectField
        name="term"
        hidesPlaceholder
        label={text('attendanceTermLabel')}
        options={terms.map(({ _id, name, groupName }) => ({
          value: _id,
          label:
            groups.size > 1
              ? inGroup(name ?? text('outsideTerms'), groupName)
              : (name ?? text('outsideTerms')),
        }))}
        value={chosen._id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}

function Standing({ term, isOwn }: { term: ShownTermFragment; isOwn: boolean }) {
  const text = useText();
  const written = useWrittenPercent();
  const ledger = useAttendanceLedger();
  const { percent, lowPercent, counts, untakenCount, gradingParameters } = term;
  const isLow = percent !== null && lowPercent !== null && percent < lowPercent;
  const grace = (over: number, left: number): string =>
    over > 0 ? text('overGrace', { over }) : text('graceLeft', { left });
  const isCounted = gradingParameters.minutesLateThreshold !== null;
  const counted = (label: string, count: number, forgiven: number) =>
    isCounted ? (
      <ComputedNumber steps={ledger.grace(label, { count, forgiven })}>{count}</ComputedNumber>
    ) : (
      count
    );
  return (
    <>
      {isLow && isOwn && (
        <Note tone="warning">
          <Text id="isBelowLimit" values={{ limit: written(lowPercent) }} />
        </Note>
      )}
      <StatStrip
        stats={[
          {
            label: text('attendanceShare'),
            value:
              percent === null ? (
                '–'
              ) : (
                <ComputedNumber steps={ledger.share(term)}>{written(percent)}</ComputedNumber>
              ),
            aside: untakenCount > 0 && text('sessionsUntaken', { count: untakenCount }),
          },
          {
            label: text('absencesTold'),
            value: counted(text('absencesTold'), counts.absent, gradingParameters.graceAbsentsPerTerm),
            aside: isCounted && grace(term.absencesOverGrace, term.absencesLeft),
          },
          {
            label: text('latesTold'),
            value: counted(text('latesTold'), counts.late, gradingParameters.graceLatesPerTerm),
            aside: isCounted && grace(term.latesOverGrace, term.latesLeft),
          },
          {
            label: text('attendanceDeduction'),
            value: <ComputedNumber steps={ledger.deduction(term)}>{written(term.deduction)}</ComputedNumber>,
            aside: text('offEachGrade'),
          },
        ]}
      />
    </>
  );
}

function Courses({ term: { courses } }: { term: ShownTermFragment }) {
  const text = useText();
  const written = useWrittenPercent();
  const ledger = useAttendanceLedger();
  if (courses.length < 2) return null;
  return (
    <Card title={<Text id="attendanceByCourse" />}>
      <Rows>
        {courses.map(({ _id, name, ...course }) => (
          <li key={_id} className={styles['course']}>
            <RowText
              name={<strong>{name ?? text('noCourseName')}</strong>}
              chips={<Text id="attendanceCountsLine" values={course.counts} />}
            />
            <span className={styles['percent']}>
              {course.percent === null ? (
                '–'
              ) : (
                <ComputedNumber steps={ledger.share(course)}>{written(course.percent)}</ComputedNumber>
              )}
            </span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
