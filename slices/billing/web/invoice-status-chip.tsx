import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { InvoiceStatus } from '../rules/standing.ts';

export const INVOICE_STATUS_TEXTS: Readonly<Record<InvoiceStatus, MessageId>> = {
  PAID: 'invoicePaid',
  PART_PAID: 'invoicePartPaid',
  UNPAID: 'invoiceUnpaid',
  OVER_PAID: 'invoiceOverPaid',
  REFUNDED: 'invoiceRefunded',
  PARTIAL_REFUND: 'invoicePartialRefund',
  DELETED: 'invoiceDeleted',
};

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
