import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { HourStatus } from '../rules/hour-entry.ts';

export const HOUR_STATUS_TEXTS: Readonly<Record<HourStatus, MessageId>> = {
  PENDING: 'hourPending',
  CONFIRMED: 'hourConfirmed',
  REFUSED: 'hourRefused',
};

const TONES = { PENDING: 'warning', CONFIRMED: 'success', REFUSED: 'danger' } as const;

export const HourStatusChip = ({ status }: { status: HourStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={HOUR_STATUS_TEXTS[status]} />
  </Chip>
);
