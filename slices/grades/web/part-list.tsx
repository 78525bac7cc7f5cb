import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './grades.module.css';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

type Part = OwnCourseFragment['parts'][number];

const addressOf = ({ kind, partId }: Part): string =>
  kind === 'EXAM' ? `/student/exams/${partId}` : `/student/assignments/${partId}`;

interface PartListProps {
  parts: readonly Part[];
  /** Of the campus. */
  timeZone: string;
  /** Whether the reader has a page for each: not of another student, and not once they have graduated. */
  isLinked?: boolean;
}

/** The exams and assignments of a course: how much each counts, and what was reached. */
export function PartList({ parts, timeZone, isLinked = true }: PartListProps) {
  const { formatNumber } = useIntl();
  const weights = parts.reduce((sum, { kind, weight }) => sum + (kind === 'COMPLETION' ? 0 : weight), 0);
  const shareOf = (weight: number): string =>
    formatNumber(weights === 0 ? 0 : weight / weights, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ul className={styles['parts']}>
      {parts.map((part) => (
        <li key={part.partId}>
          <span className={styles['words']}>
            {isLinked ? <Link to={addressOf(part)}>{part.title}</Link> : part.title}
            <small>
              {part.kind === 'COMPLETION' ? (
                <Text id="partCompletion" />
              ) : (
                <Text id="partWeight" values={{ share: shareOf(part.weight) }} />
              )}
              {part.state === 'TO_COME' && !part.isEntered && (
                <>
                  {' · '}
                  <Text id="partDue" values={{ moment: <Moment at={part.dueAt} timeZone={timeZone} /> }} />
                </>
              )}
              {part.leftBy && (
                <>
                  {' · '}
                  <Text id="partLeft" values={{ ending: part.leftBy }} />
                </>
              )}
            </small>
          </span>
          <PartResult part={part} />
        </li>
      ))}
    </ul>
  );
}

function PartResult({ part: { state, grade, complete, isEntered } }: { part: Part }) {
  const { formatNumber } = useIntl();
  const isMissed = state === 'MISSED' && !isEntered;
  return (
    <span className={styles['result']}>
      {isEntered && (
        <Chip>
          <Text id="gradeByHand" />
        </Chip>
      )}
      {(isMissed || (grade === null && complete === null)) && (
        <Chip tone={isMissed ? 'warning' : 'neutral'}>
          <Text id="partStanding" values={{ state }} />
        </Chip>
      )}
      {complete !== null && !isMissed && (
        <Chip tone={complete ? 'success' : 'warning'}>
          <Text id="partComplete" values={{ complete: String(complete) }} />
        </Chip>
      )}
      {grade !== null && <b>{formatNumber(grade)}</b>}
    </span>
  );
}
