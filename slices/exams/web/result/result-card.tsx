import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ExamStanding } from '../exam-standing.tsx';
import { GradeScale } from './grade-scale.tsx';
import { MarkHistory } from './mark-history.tsx';
import styles from './result.module.css';
import type { ShownAttempt } from './shown-attempt.ts';
import { useGradeLedger } from './use-grade-ledger.ts';

interface ResultCardProps {
  attempt: ShownAttempt;
  /** That of the campus, in which the deadline was set. */
  timeZone: string | null;
}

/** The grade, whether it passes, and how it came about. */
export function ResultCard({ attempt, timeZone }: ResultCardProps) {
  const { formatNumber } = useIntl();
  const steps = useGradeLedger(attempt, timeZone);
  const { result, passMark, steps: computed } = attempt;
  const { grade, number, endedAt, ending } = result;
  const raw = computed.find(({ kind }) => kind === 'RAW');
  return (
    <section className={styles['card']}>
      <div className={styles['top']}>
        {grade !== null && (
          <p className={styles['grade']}>
            <strong>{formatNumber(grade)}</strong>
            <small>
              <Text id="gradeOfAttempt" />
            </small>
          </p>
        )}
        <div className={styles['words']}>
          <p className={styles['chips']}>
            <ExamStanding result={result} />
            <Chip>
              <Text id="attemptNumber" values={{ number }} />
            </Chip>
          </p>
          {ending && ending !== 'SUBMITTED' && (
            <p>
              <Text id="examEnding" values={{ ending }} />
            </p>
          )}
          {raw && (
            <>
              <p>
                <Text
                  id="pointsEarned"
                  values={{
                    points: formatNumber(raw.points ?? 0),
                    outOf: raw.outOf ?? 0,
                    raw: formatNumber(raw.score),
                  }}
                />
              </p>
              {grade !== null && <GradeScale grade={grade} raw={raw.score} passMark={passMark} />}
            </>
          )}
        </div>
      </div>
      {grade === null && endedAt && (
        <Note>
          <Text id="waitsNote" />
        </Note>
      )}
      {steps.length > 0 && <Ledger steps={steps} />}
      {attempt.markChanges.length > 0 && <MarkHistory changes={attempt.markChanges} />}
    </section>
  );
}
