import type { ComponentProps } from 'react';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { InvoiceStatus } from '../../rules/standing.ts';

type Tone = NonNullable<ComponentProps<typeof Chip>['tone']>;

const LOOKS: Record<InvoiceStatus, { tone: Tone; words: MessageId }> = {
  PAID: { tone: 'success', words: 'booksPaid' },
  PART_PAID: { tone: 'warning', words: 'booksPartPaid' },
  UNPAID: { tone: 'danger', words: 'booksUnpaid' },
  OVER_PAID: { tone: 'info', words: 'booksOverPaid' },
  REFUNDED: { tone: 'neutral', words: 'booksRefunded' },
  PARTIAL_REFUND: { tone: 'neutral', words: 'booksPartRefunded' },
  DELETED: { tone: 'neutral', words: 'booksDeleted' },
};

export const StatusChip = ({ status }: { status: InvoiceStatus }) => (
  <Chip tone={LOOKS[status].tone}>
    <Text id={LOOKS[status].words} />
  </Chip>
);
