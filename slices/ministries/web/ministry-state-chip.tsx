import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { VersionStatus } from '../rules/lifecycle.ts';

export const STATE_TEXTS = {
  PENDING: 'ministryStatePending',
  APPROVED: 'ministryStateApproved',
  REFUSED: 'ministryStateRefused',
  WITHDRAWN: 'ministryStateWithdrawn',
} as const satisfies Record<VersionStatus, MessageId>;

const TONES = { PENDING: 'warning', APPROVED: 'success', REFUSED: 'danger', WITHDRAWN: 'neutral' } as const;

export const MinistryStateChip = ({ status }: { status: VersionStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={STATE_TEXTS[status]} />
  </Chip>
);
