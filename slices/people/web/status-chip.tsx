import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { PersonStatus } from '../rules/person.ts';

export const STATUS_TEXTS: Readonly<Record<PersonStatus, MessageId>> = {
  ACTIVE: 'statusActive',
  UNVERIFIED: 'statusUnverified',
  DISABLED: 'statusDisabled',
};

const TONES = { ACTIVE: 'success', UNVERIFIED: 'info', DISABLED: 'warning' } as const;

export const StatusChip = ({ status }: { status: PersonStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={STATUS_TEXTS[status]} />
  </Chip>
);
