import type { RefObject } from 'react';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { COMMENTS_MAX } from '../../rules/leave-request.ts';
import { LeaveStatusChip } from '../leave-status-chip.tsx';
import styles from '../leave-requests.module.css';
import { useDaysText } from '../use-days-text.ts';
import { LeaveEffect } from './leave-effect.tsx';
import type { LeaveToDecideQuery, ListedLeaveFragment } from './queue.graphql.generated.ts';

interface RequestToDecideProps {
  request: ListedLeaveFragment;
  effects: NonNullable<LeaveToDecideQuery['leaveEffects']>['effects'];
  /** The form with the note to the student. */
  form: RefObject<HTMLFormElement | null>;
}

/** What is asked, what deciding it would change, and the note that goes with the decision. */
export function RequestToDecide({ request, effects, form }: RequestToDecideProps) {
  const text = useText();
  const { status, reason, studentNotes, adminComments, studentName, timeZone } = request;
  const isWithdrawn = status === 'WITHDRAWN';
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return (
    <div className={styles['stack']}>
      <FactList facts={useFacts(request)} />
      <blockquote className={styles['quote']}>
        {reason}
        {studentNotes && <small>{studentNotes}</small>}
      </blockquote>
      {!isWithdrawn && (
        <>
          <LeaveEffect effects={effects} timeZone={timeZone} decided={isDecided ? status : null} />
          <form ref={form} onSubmit={(event) => event.preventDefault()}>
            <TextArea
              name="adminComments"
              label={text('noteToStudent', { name: studentName.split(' ')[0] ?? studentName })}
              help={text('noteIsOptional')}
              rows={3}
              maxLength={COMMENTS_MAX}
              defaultValue={adminComments}
            />
          </form>
        </>
      )}
    </div>
  );
}

function useFacts(request: ListedLeaveFragment) {
  const text = useText();
  const timeText = useTimeText();
  const daysText = useDaysText();
  const { status, attendanceType, regionName, decidedAt, decidedByName } = request;
  return [
    { term: text('leaveDates'), value: <strong>{daysText(request, 'long')}</strong> },
    { term: text('leaveType'), value: attendanceType },
    { term: text('leaveCampus'), value: regionName },
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
