import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Outcome, Words } from '#kit/ui/decisions/shown-decision.tsx';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { isInHandsOfStudent } from '../../rules/leave-request.ts';
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
          <TwoLines below={<Text id="leaveClasses" values={{ count: request.classes }} />}>
            <strong>{daysText(request)}</strong>
          </TwoLines>
        ),
      },
      {
        id: 'type',
        header: text('leaveType'),
        cell: ({ attendanceType, groupName }) => (
          <TwoLines below={hasGroups && groupName}>{attendanceType}</TwoLines>
        ),
      },
      {
        id: 'reason',
        header: text('leaveReason'),
        cell: ({ reason, studentNotes, file }) => (
          <Words
            below={
              (studentNotes || file) && (
                <>
                  {studentNotes}
                  {studentNotes && file && <br />}
                  {file && (
                    <a href={file.url} target="_blank" rel="noreferrer">
                      {file.name}
                    </a>
                  )}
                </>
              )
            }
          >
            {reason}
          </Words>
        ),
      },
      { id: 'status', header: text('leaveStatus'), cell: (request) => <OutcomeOfLeave request={request} /> },
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
function OutcomeOfLeave({ request }: { request: OwnLeaveFragment }) {
  const timeText = useTimeText();
  const { status, adminComments, decidedAt, decidedByName, askedAt } = request;
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return (
    <Outcome
      chip={<LeaveStatusChip status={status} />}
      meaning={
        isDecided ? (
          <Text id={MEANINGS[status]} />
        ) : (
          <Text id="leaveAskedAt" values={{ moment: timeText(askedAt) }} />
        )
      }
      comment={isDecided ? { heading: <Text id="leaveComment" />, written: adminComments } : null}
      decided={
        isDecided &&
        decidedAt &&
        decidedByName && (
          <Text id="leaveDecidedBy" values={{ name: decidedByName, moment: timeText(decidedAt) }} />
        )
      }
    />
  );
}
