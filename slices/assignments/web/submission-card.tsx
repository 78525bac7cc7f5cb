import { Card } from '#kit/ui/card/card.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { inGroups } from '../rules/receipt.ts';
import styles from './assignments.module.css';
import type { HandedInFragment, OwnAssignmentFragment } from './student-assignment.graphql.generated.ts';
import { SubmitForm } from './submit-form.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useGradeText } from './use-grade-text.ts';
import { WorkFileRow } from './work-file-row.tsx';

interface SubmissionCardProps {
  assignment: OwnAssignmentFragment;
  onSubmitted: (assignment: OwnAssignmentFragment) => void;
}

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
  const timeText = useTimeText();
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
  if (state === 'NOT_REQUIRED')
    return (
      <Note>
        <Text id="submissionNotRequired" />
      </Note>
    );
  if (!isOpen)
    return (
      <Note>
        <Text id="submissionClosed" />
      </Note>
    );
  if (state !== 'SUBMITTED') return null;
  return <Note tone="success">{text('changeUntil', { moment: timeText(dueDate, { timeZone }) })}</Note>;
}

interface HandedInVersionProps {
  version: HandedInFragment;
  timeZone: string;
  /** Says to its student what the receipt is good for. */
  explainsReceipt?: true;
}

export function HandedInVersion({ version, timeZone, explainsReceipt }: HandedInVersionProps) {
  const text = useText();
  const { number, submittedAt, receiptHash, files } = version;
  return (
    <section className={styles['version']} aria-label={text('submissionVersion', { number })}>
      <header>
        <h3>
          <Text id="submissionVersion" values={{ number }} />
        </h3>
        <Moment at={submittedAt} timeZone={timeZone} />
      </header>
      <ul className={styles['files']}>
        {files.map(({ _id, name, bytes, url }) => (
          <WorkFileRow key={_id} name={name} bytes={bytes} url={url} />
        ))}
      </ul>
      <p className={styles['receipt']}>
        <strong>
          <Text id="submissionReceipt" />
        </strong>
        <code>{inGroups(receiptHash)}</code>
        {explainsReceipt && (
          <small>
            <Text id="receiptHelp" />
          </small>
        )}
      </p>
    </section>
  );
}
