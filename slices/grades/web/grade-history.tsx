import { Moment } from '#kit/ui/moment/moment.tsx';
import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './grades.module.css';
import type { ChangedGradeFragment } from './own-grades.graphql.generated.ts';

interface GradeHistoryProps {
  changes: readonly ChangedGradeFragment[];
  parts: readonly { partId: string; title: string }[];
}

/** Who changed which grade, when and why; the newest first. */
export const GradeHistory = (props: GradeHistoryProps) => (
  <details className={styles['history']}>
    <summary>
      <Text id="gradeChanges" values={{ count: props.changes.length }} />
    </summary>
    <ChangeList {...props} />
  </details>
);

export function ChangeList({ changes, parts }: GradeHistoryProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const words = (grade: number | null, complete: boolean | null, isOfWork: boolean): string => {
    if (complete !== null) return text('partComplete', { complete: String(complete) });
    if (grade !== null) return text('gradePercentage', { grade: formatNumber(grade) });
    return isOfWork ? '–' : text('gradeAsReached');
  };
  const titleOf = (partId: string | null | undefined): string =>
    parts.find((part) => part.partId === partId)?.title ?? text('stepCourse');
  return (
    <ol className={styles['changes']}>
      {changes.map((change) => (
        <li key={change._id}>
          <b>{titleOf(change.partId)}</b>{' '}
          <span>
            {words(change.previousGrade, change.previousComplete, change.isOfWork)} →{' '}
            {words(change.grade, change.complete, change.isOfWork)}
          </span>
          <p>
            {change.takesBack && (
              <>
                <Text id="gradeChangeTakenBack" />
                {change.reason && ': '}
              </>
            )}
            {change.reason}
          </p>
          <small>
            <Text
              id="gradeChangedBy"
              values={{
                name: change.changedByName ?? '–',
                when: <Moment at={change.changedAt} />,
              }}
            />
          </small>
        </li>
      ))}
    </ol>
  );
}
