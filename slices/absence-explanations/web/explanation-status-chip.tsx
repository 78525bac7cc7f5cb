import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { ExplanationStatus } from '../rules/explanation.ts';

export const EXPLANATION_STATUS_TEXTS: Readonly<Record<ExplanationStatus, MessageId>> = {
  PENDING: 'explanationPending',
  EXPLAINED: 'explanationExplained',
  EXCUSED: 'explanationExcused',
};

const TONES = { PENDING: 'warning', EXPLAINED: 'info', EXCUSED: 'success' } as const;

export const ExplanationStatusChip = ({ status }: { status: ExplanationStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={EXPLANATION_STATUS_TEXTS[status]} />
  </Chip>
);
