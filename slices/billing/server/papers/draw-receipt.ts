import { QUIET } from '#kit/pdf/paper-flow.ts';
import type { PaperFact } from '#kit/pdf/paper-frame.ts';
import { atLeastNothing } from '#kit/money/amounts.ts';
import type { ReceiptKind } from '../../rules/receipts.ts';
import { balanceOf } from '../../rules/standing.ts';
import type { BillingText } from '../../rules/transaction-texts.ts';
import type { InvoiceRecord } from '../invoice.queries.ts';
import type { EntryRecord } from '../ledger.queries.ts';
import { drawPaper, type PaperSetting } from './billing-paper.ts';

export const RECEIPT_TITLES = {
  RECEIPT: 'receiptTitle',
  REFUND: 'refundReceiptTitle',
  CREDIT_NOTE: 'typeCreditNote',
} as const satisfies Record<ReceiptKind, BillingText>;

/** Confirms what came, what went back or what was taken off an invoice. */
export function drawReceipt(
  setting: PaperSetting,
  {
    entry,
    invoice,
    title,
    payer,
  }: {
    entry: EntryRecord;
    invoice: InvoiceRecord | undefined;
    title: BillingText;
    /** Of a payment for somebody else. */
    payer?: { name: string };
  },
): Promise<Buffer> {
  const { words, today } = setting;
  const { say } = words;
  const { currency, reference, reason } = entry;
  const method = words.method(entry);
  const fact = (term: BillingText, value: string): PaperFact[] => (value ? [{ term: say(term), value }] : []);
  return drawPaper(setting, {
    title: say(title),
    name: receiptNumber(entry),
    facts: [
      ...fact('paperInvoiceNumber', receiptNumber(entry)),
      ...fact('paperPaidBy', payer?.name ?? ''),
      ...fact('transactionDate', words.day(entry.day)),
      ...fact('transactionMethod', method),
      ...fact('transactionReference', reference),
    ],
    draw(flow) {
      const line = (text: string, look: { size: number; leading: number; weight?: 'strong' }) =>
        flow.row([{ x: 0, width: flow.width, text, ...(look.weight && { weight: look.weight }) }], look);
      line(words.amount(entry.amount, currency), { size: 22, leading: 32, weight: 'strong' });
      flow.y += 6;
      if (reason) line(reason, { size: 10, leading: 13 });
      flow.y += 10;
      if (!invoice) return;
      for (const [term, value] of [
        [say('typeInvoice'), `${invoice.number} · ${invoice.title}`],
        [say('invoiceTotal'), words.amount(invoice.total, currency)],
        [
          say('paperLeftOn', { day: words.day(today) }),
          words.amount(atLeastNothing(balanceOf(invoice)), currency),
        ],
      ] as const)
        flow.row(
          [
            { x: 0, width: 190, text: term, ink: QUIET },
            { x: 200, width: flow.width - 200, text: value, weight: 'strong' },
          ],
          { size: 10, leading: 16 },
        );
    },
  });
}

/** By which the college finds it again: the end of the transaction's id. */
export const receiptNumber = ({ id }: Pick<EntryRecord, 'id'>): string => id.slice(-12).toUpperCase();
