import { useMutation } from '#kit/client/query/use-mutation.ts';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { isInHandsOfStudent } from '../../rules/leave-request.ts';
import styles from '../leave-requests.module.css';
import { LeaveStatusChip } from '../leave-status-chip.tsx';
import { useDaysText } from '../use-days-text.ts';
import {
  ownLeaveRequests,
  restoreLeaveRequest,
  withdrawLeaveRequest,
  type OwnLeaveFragment,
} from './own-leave.graphql.generated.ts';

interface OwnLeaveTableOptions {
  /** Whether the student asks with several groups, which are then named. */
  hasGroups: boolean;
  onEdit: (request: OwnLeaveFragment) => void;
}

export function useOwnLeaveTable({ hasGroups, onEdit }: OwnLeaveTableOptions): Table<OwnLeaveFragment> {
  const text = useText();
  const daysText = useDaysText();
  const tellUndo = useUndoToast();
  const { mutate } = useMutation({ stale: [ownLeaveRequests], afterRefusalToo: true });

  async function restore(requestId: string): Promise<void> {
    if (await mutate(restoreLeaveRequest, { requestId })) showToast('success', text('leaveRequestRestored'));
  }

  async function withdraw(requestId: string): Promise<void> {
    if (await mutate(withdrawLeaveRequest, { requestId }))
      tellUndo(text('leaveRequestWithdrawn'), () => void restore(requestId));
  }

  return {
    label: text('leaveRequests'),
    counted: 'leaveRequestsCounted',
    nameOf: (request) => daysText(request),
    columns: [
      {
        id: 'days',
        header: text('leaveDays'),
        cell: (request) => (
          <span className={styles['two']}>
            <strong>{daysText(request)}</strong>
            <small>
              <Text id="leaveClasses" values={{ count: request.classes }} />
            </small>
          </span>
        ),
      },
      {
        id: 'type',
        header: text('leaveType'),
        cell: ({ attendanceType, groupName }) => (
          <span className={styles['two']}>
            {attendanceType}
            {hasGroups && <small>{groupName}</small>}
          </span>
        ),
      },
      {
        id: 'reason',
        header: text('leaveReason'),
        cell: ({ reason, studentNotes }) => (
          <span className={styles['words']}>
            {reason}
            {studentNotes && <small>{studentNotes}</small>}
          </span>
        ),
      },
      { id: 'status', header: text('leaveStatus'), cell: (request) => <Outcome request={request} /> },
    ],
    menuOf: (request) =>
      isInHandsOfStudent(request.status) && (
        <>
          <MenuItem icon="edit" action={() => onEdit(request)}>
            <Text id="changeLeaveRequest" />
          </MenuItem>
          <MenuItem icon="undo" action={() => void withdraw(request._id)}>
            <Text id="withdrawLeaveRequest" />
          </MenuItem>
        </>
      ),
  };
}

const MEANINGS = { APPROVED: 'leaveApprovedMeans', ACKNOWLEDGED: 'leaveAcknowledgedMeans' } as const;

/** What became of a request, what that means, and what the college wrote. */
function Outcome({ request }: { request: OwnLeaveFragment }) {
  const timeText = useTimeText();
  const { status, adminComments, decidedAt, decidedByName, askedAt } = request;
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return (
    <span className={styles['outcome']}>
      <LeaveStatusChip status={status} />
      {!isDecided && (
        <small>
          <Text id="leaveAskedAt" values={{ moment: timeText(askedAt) }} />
        </small>
      )}
      {isDecided && (
        <small>
          <Text id={MEANINGS[status]} />
        </small>
      )}
      {isDecided && adminComments && (
        <span className={styles['comment']}>
          <small>
            <Text id="leaveComment" />
          </small>
          {adminComments}
        </span>
      )}
      {isDecided && decidedAt && decidedByName && (
        <small>
          <Text id="leaveDecidedBy" values={{ name: decidedByName, moment: timeText(decidedAt) }} />
        </small>
      )}
    </span>
  );
}
