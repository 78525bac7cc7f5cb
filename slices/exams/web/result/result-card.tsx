import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Ledger, type LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ExamStanding } from '../exam-standing.tsx';
import styles from './result.module.css';
import type { ShownAttempt } from './shown-attempt.ts';
import { explainingDeadline } from '../../rules/scheduling/grant.ts';
import { isLate } from '../../rules/scheduling/may-start.ts';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { MarkChangeText } from '../results/mark-change-text.tsx';

interface ResultCardProps {
  attempt: ShownAttempt;
  /** As the page of the exam tells it; null for an exam of a group that the student has left since. */
  schedule: { deadline: string; timeZone: string } | null;
}

export function ResultCard({ attempt, schedule }: ResultCardProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const written = useWrittenPercent();
  const steps = useGradeLedger(attempt, schedule);
  const { result, passMark, steps: computed } = attempt;
  const { grade, number, endedAt, ending } = result;
  const raw = computed.find(({ kind }) => kind === 'RAW');
  return (
    <section className={styles['card']}>
      <div className={styles['top']}>
        {grade !== null && (
          <p className={styles['grade']}>
            <strong>{formatNumber(grade)}</strong>
            <small>{text('gradeOfAttempt')}</small>
          </p>
        )}
        <div className={styles['words']}>
          <p className={styles['chips']}>
            <ExamStanding result={result} />
            <Chip>{text('attemptNumber', { number })}</Chip>
          </p>
          {ending && ending !== 'SUBMITTED' && <p>{text('examEnding', { ending })}</p>}
          {raw && (
            <>
              <p>
                {text('pointsEarned', {
                  points: formatNumber(raw.points ?? 0),
                  outOf: raw.outOf ?? 0,
                  raw: written(raw.score),
                })}
              </p>
              {grade !== null && <GradeScale grade={grade} raw={raw.score} passMark={passMark} />}
            </>
          )}
        </div>
      </div>
      {grade === null && endedAt && <Note>{text('waitsNote')}</Note>}
      {steps.length > 0 && <Ledger steps={steps} />}
      {attempt.markChanges.length > 0 && <MarkHistory changes={attempt.markChanges} />}
    </section>
  );
}

function GradeScale({ grade, raw, passMark }: { grade: number; raw: number; passMark: number }) {
  const text = useText();
  const written = useWrittenPercent();
  const at = (share: number) => ({ insetInlineStart: `${share}%` });
  return (
    <div className={styles['scale']} aria-hidden="true">
      <i
        className={styles['fill']}
        data-passes={raw >= passMark}
        style={{ inlineSize: `${Math.min(grade, raw)}%` }}
      />
      {raw > grade && (
        <i className={styles['lowered']} style={{ ...at(grade), inlineSize: `${raw - grade}%` }} />
      )}
      <b style={at(passMark)}>
        <span>{text('passMarkAt', { mark: written(passMark) })}</span>
      </b>
      {raw > grade && (
        <>
          <b style={at(raw)} data-kind="raw" />
          <span className={styles['raw']}>
            <i style={{ flexBasis: `${raw}%` }} />
            <span>{text('rawAt', { raw: written(raw) })}</span>
          </span>
        </>
      )}
    </div>
  );
}

/** Who changed points of an attempt after they were given, when and, once the answers may be seen, which and why. */
const MarkHistory = ({ changes }: { changes: ShownAttempt['markChanges'] }) => (
  <section className={styles['changes']}>
    <h3>
      <Text id="marksChanged" />
    </h3>
    <ol>
      {changes.map((change) => (
        <li key={change._id}>
          <Moment at={change.changedAt} /> <MarkChangeText change={change} />
        </li>
      ))}
    </ol>
  </section>
);

type Step = ShownAttempt['steps'][number];

function useGradeLedger(attempt: ShownAttempt, schedule: ResultCardProps['schedule']): LedgerStep[] {
  const text = useText();
  const { formatNumber, formatDate } = useIntl();
  const { steps, passMark, result } = attempt;
  const written = useWrittenPercent();
  const { grade, passed, endedAt } = result;
  if (grade === null || !endedAt) return [];
  const time = (at: Date): string =>
    formatDate(at, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(schedule && { timeZone: schedule.timeZone }),
    });
  const [ended, own] = [new Date(endedAt), new Date(attempt.deadline)];
  const due = schedule && new Date(schedule.deadline);
  const explaining = explainingDeadline(ended, { own, due });
  const times = { ended: time(ended), deadline: time(explaining) };
  const isInTime = !isLate(ended, own);
  const wasLeft = steps.some(({ kind }) => kind === 'LEFT');

  const lineOf = ({ kind, score, points, outOf, takenOff }: Step, index: number): LedgerStep => {
    const value = formatNumber(score);
    const before = index === 0 ? {} : { before: formatNumber(steps[index - 1]?.score ?? 0) };
    switch (kind) {
      case 'RAW':
        return {
          label: text('stepRaw'),
          note: text('pointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 }),
          value,
        };
      case 'REGRADED':
        return {
          label: text('stepRegraded'),
          note: text('pointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 }),
          value,
          ...before,
        };
      case 'LEFT':
        return {
          label: text('examEnding', { ending: result.ending ?? '' }),
          note: text('stepLeftNote', { ending: result.ending ?? '' }),
          value,
        };
      case 'PENALTY':
        return { label: text('stepPenalty'), note: `− ${formatNumber(takenOff ?? 0)}`, value, ...before };
      case 'RETAKE':
        return {
          label: text('attemptNumber', { number: result.number }),
          note: text('stepRetakeNote'),
          value,
          ...before,
        };
      case 'LATE':
        return {
          label: text('stepLate'),
          note: text('stepLateNote', times),
          value,
          ...before,
        };
    }
  };
  const met: LedgerStep = {
    label: text('stepInTime'),
    note: text(due && due < ended ? 'stepInTimeByExtraNote' : 'stepInTimeNote', times),
    value: text('noChange'),
  };
  const last: LedgerStep = {
    label: text('stepCounts'),
    value: formatNumber(grade),
    note: text('stepCountsNote', { passed: String(passed), mark: written(passMark) }),
  };
  const [first, ...rest] = steps.map((step, index) => lineOf(step, index));
  return [...(first ? [first] : []), ...(isInTime && !wasLeft ? [met] : []), ...rest, last];
}
