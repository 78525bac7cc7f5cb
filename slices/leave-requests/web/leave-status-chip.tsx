import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { LeaveStatus } from '../rules/leave-request.ts';

export const LEAVE_STATUS_TEXTS: Readonly<Record<LeaveStatus, MessageId>> = {
  PENDING: 'leavePending',
  APPROVED: 'leaveApproved',
  ACKNOWLEDGED: 'leaveAcknowledged',
  WITHDRAWN: 'leaveWithdrawn',
};

const TONES = {
  PENDING: 'warning',
  APPROVED: 'success',
  ACKNOWLEDGED: 'info',
  WITHDRAWN: 'neutral',
} as const;

export const LeaveStatusChip = ({ status }: { status: LeaveStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={LEAVE_STATUS_TEXTS[status]} />
  </Chip>
);
