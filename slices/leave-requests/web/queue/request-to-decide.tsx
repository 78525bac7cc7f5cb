import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Quote, Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { COMMENTS_MAX } from '../../rules/leave-request.ts';
import styles from '../leave-requests.module.css';
import { LeaveStatusChip } from '../leave-status-chip.tsx';
import { useDaysText } from '../use-days-text.ts';
import { LeaveEffect } from './leave-effect.tsx';
import type { LeaveToDecideQuery, ListedLeaveFragment } from './queue.graphql.generated.ts';

interface RequestToDecideProps {
  request: ListedLeaveFragment;
  effects: NonNullable<LeaveToDecideQuery['leaveEffects']>['effects'];
  note: NoteForm;
}

/** What is asked, what deciding it would change, and the note that goes with the decision. */
export function RequestToDecide({ request, effects, note }: RequestToDecideProps) {
  const text = useText();
  const { status, reason, studentNotes, adminComments, studentName, timeZone } = request;
  const isWithdrawn = status === 'WITHDRAWN';
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return (
    <Stack>
      <FactList facts={useFacts(request)} />
      <Quote below={studentNotes}>{reason}</Quote>
      {!isWithdrawn && (
        <>
          <LeaveEffect effects={effects} timeZone={timeZone} decided={isDecided ? status : null} />
          <NoteToPerson
            form={note}
            label={text('noteToStudent', { name: studentName.split(' ')[0] ?? studentName })}
            help={text('noteIsOptional')}
            maxLength={COMMENTS_MAX}
            written={adminComments}
          />
        </>
      )}
    </Stack>
  );
}

function useFacts(request: ListedLeaveFragment) {
  const text = useText();
  const timeText = useTimeText();
  const daysText = useDaysText();
  const { size } = useFileSize();
  const { status, attendanceType, regionName, file, decidedAt, decidedByName } = request;
  return [
    { term: text('leaveDates'), value: <strong>{daysText(request, 'long')}</strong> },
    { term: text('leaveType'), value: attendanceType },
    { term: text('leaveCampus'), value: regionName },
    ...(file
      ? [
          {
            term: text('proofFile'),
            value: (
              <>
                <a href={file.url} target="_blank" rel="noreferrer">
                  {file.name}
                </a>{' '}
                <span className={styles['quiet']}>{size(file.bytes)}</span>
              </>
            ),
          },
        ]
      : []),
    ...(status === 'PENDING'
      ? []
      : [{ term: text('leaveStatus'), value: <LeaveStatusChip status={status} /> }]),
    ...(decidedAt && decidedByName
      ? [
          {
            term: text('leaveDecidedByLabel'),
            value: text('leaveDecidedBy', { name: decidedByName, moment: timeText(decidedAt) }),
          },
        ]
      : []),
  ];
}
