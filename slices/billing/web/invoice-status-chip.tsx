import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { InvoiceStatus } from '../rules/standing.ts';
import { INVOICE_STATUS_TEXTS } from '../rules/transaction-texts.ts';

const TONES = {
  PAID: 'success',
  PART_PAID: 'warning',
  UNPAID: 'warning',
  OVER_PAID: 'info',
  REFUNDED: 'neutral',
  PARTIAL_REFUND: 'info',
  DELETED: 'neutral',
} as const;

export const InvoiceStatusChip = ({ status }: { status: InvoiceStatus }) => (
  <Chip tone={TONES[status]}>
    <Text id={INVOICE_STATUS_TEXTS[status]} />
  </Chip>
);
