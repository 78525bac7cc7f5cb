import { STATUS_TEXTS } from '#kit/access/account-texts.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { PersonStatus } from '../rules/person.ts';

const TONES = { ACTIVE: 'success', UNVERIFIED: 'info', DISABLED: 'warning' } as const;

export const StatusChip = ({ status }: { status: PersonStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={STATUS_TEXTS[status]} />
  </Chip>
);
