import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './assignments.module.css';
import { HandedInVersion } from './handed-in-version.tsx';
import type { OwnAssignmentFragment } from './student-assignment.graphql.generated.ts';
import { SubmitForm } from './submit-form.tsx';
import { useCampusTime } from './use-campus-time.ts';
import { useGradeText } from './use-grade-text.ts';

interface SubmissionCardProps {
  assignment: OwnAssignmentFragment;
  onSubmitted: (assignment: OwnAssignmentFragment) => void;
}

/** What was handed in, with its receipts, and the place to hand in while that is open. */
export function SubmissionCard({ assignment, onSubmitted }: SubmissionCardProps) {
  const { state, isOpen, returnNote, submissions } = assignment;
  const [newest, ...earlier] = submissions;
  return (
    <Card title={<Text id="yourSubmission" />}>
      <div className={styles['stack']}>
        {state === 'RETURNED' && returnNote && (
          <Note tone="warning">
            <strong>
              <Text id="returnedToYou" />
            </strong>
            <p className={styles['said']}>{returnNote}</p>
          </Note>
        )}
        <Standing assignment={assignment} />
        {newest && <HandedInVersion version={newest} timeZone={assignment.timeZone} explainsReceipt />}
        {earlier.length > 0 && (
          <details className={styles['earlier']}>
            <summary>
              <Text id="earlierVersions" values={{ count: earlier.length }} />
            </summary>
            {earlier.map((version) => (
              <HandedInVersion key={version._id} version={version} timeZone={assignment.timeZone} />
            ))}
          </details>
        )}
        {isOpen && <SubmitForm key={submissions.length} assignment={assignment} onSubmitted={onSubmitted} />}
      </div>
    </Card>
  );
}

/** One sentence that says whether anything can still be done. */
function Standing({ assignment }: { assignment: OwnAssignmentFragment }) {
  const text = useText();
  const campusTime = useCampusTime();
  const gradeText = useGradeText()(assignment);
  const { state, isOpen, dueDate, timeZone } = assignment;
  if (state === 'GRADED')
    return (
      <Note>
        <Text id="submissionGraded" />
      </Note>
    );
  if (state === 'MISSED')
    return <Note tone="warning">{text('submissionMissed', { result: gradeText ?? '' })}</Note>;
  if (!isOpen)
    return (
      <Note>
        <Text id="submissionClosed" />
      </Note>
    );
  if (state !== 'SUBMITTED') return null;
  return <Note tone="success">{text('changeUntil', { moment: campusTime(dueDate, timeZone) })}</Note>;
}
