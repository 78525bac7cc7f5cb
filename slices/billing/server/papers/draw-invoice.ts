import { BRAND, QUIET, type PaperFlow } from '#kit/pdf/paper-flow.ts';
import { drawTable } from '#kit/pdf/paper-table.ts';
import type { InvoiceLine } from '../../rules/invoice.ts';
import { balanceSteps, invoiceStatus } from '../../rules/standing.ts';
import { INVOICE_STATUS_TEXTS, STEP_TEXTS } from '../../rules/transaction-texts.ts';
import type { InvoiceRecord } from '../invoice.queries.ts';
import type { EntryRecord } from '../ledger.queries.ts';
import { drawPaper, type PaperSetting } from './billing-paper.ts';

interface InvoiceOnPaper {
  invoice: InvoiceRecord;
  lines: readonly InvoiceLine[];
  /** What was booked for it since it was issued, the oldest first. */
  entries: readonly EntryRecord[];
}

const TEXT = { size: 10, leading: 13 };

/** An invoice, what was paid for it when and how, and what is left. */
export function drawInvoice(
  setting: PaperSetting,
  { invoice, lines, entries }: InvoiceOnPaper,
): Promise<Buffer> {
  const { words } = setting;
  const { say } = words;
  const { title, number, note, issuedOn, dueOn } = invoice;
  const status = invoiceStatus(invoice);
  return drawPaper(setting, {
    title: say('typeInvoice'),
    name: number,
    facts: [
      { term: say('paperInvoiceNumber'), value: number },
      { term: say('invoiceIssued'), value: words.day(issuedOn) },
      { term: say('invoiceDue'), value: words.day(dueOn) },
      { term: say('invoiceStatus'), value: say(INVOICE_STATUS_TEXTS[status]) },
    ],
    draw(flow) {
      const paragraph = (text: string, look: { ink?: string; weight?: 'strong' } = {}) => {
        flow.row([{ x: 0, width: flow.width, text, ...look }], TEXT);
        flow.y += 4;
      };
      if (status === 'DELETED') paragraph(say('paperDeleted'), { ink: BRAND, weight: 'strong' });
      paragraph(title, { weight: 'strong' });
      if (note) paragraph(note);
      flow.y += 6;
      drawLines(flow, setting, { invoice, lines });
      if (entries.length > 0) drawEntries(flow, setting, entries);
      drawBalance(flow, setting, invoice);
    },
  });
}

function drawLines(
  flow: PaperFlow,
  { words }: PaperSetting,
  { invoice: { currency, subtotal, tax, total }, lines }: Omit<InvoiceOnPaper, 'entries'>,
): void {
  const { say } = words;
  const hasTax = tax !== 0;
  const sums = [
    ...(hasTax
      ? [
          { label: say('paperSubtotal'), value: words.amount(subtotal, currency) },
          { label: say('invoiceTax'), value: words.amount(tax, currency) },
        ]
      : []),
    { label: say('invoiceTotal'), value: words.amount(total, currency) },
  ];
  drawTable<InvoiceLine>(flow, {
    columns: [
      { head: say('paperParticulars'), textOf: ({ particulars }) => particulars },
      {
        head: say('paperQuantity'),
        width: 52,
        align: 'end',
        textOf: ({ quantity }) => quantity.toLocaleString(words.languageTag),
      },
      {
        head: say('paperPrice'),
        width: 86,
        align: 'end',
        textOf: ({ price }) => words.amount(price, currency),
      },
      ...(hasTax
        ? [
            {
              head: say('invoiceTax'),
              width: 48,
              align: 'end' as const,
              textOf: ({ taxRate }: InvoiceLine) => words.percent(taxRate),
            },
          ]
        : []),
      {
        head: say('transactionAmount'),
        width: 94,
        align: 'end',
        isSummed: true,
        textOf: ({ amount }) => words.amount(amount, currency),
      },
    ],
    rows: lines,
    sums,
  });
}

function drawEntries(flow: PaperFlow, { words }: PaperSetting, entries: readonly EntryRecord[]): void {
  const { say } = words;
  flow.need(70);
  flow.y += 16;
  flow.row([{ x: 0, width: flow.width, text: say('paperPaidHeading'), weight: 'strong' }], TEXT);
  flow.y += 6;
  drawTable(flow, {
    columns: [
      { head: say('transactionDate'), width: 74, textOf: ({ day }) => words.shortDay(day) },
      {
        head: say('transactionWhat'),
        textOf: (entry) => [words.what(entry), entry.reason].filter(Boolean).join(': '),
      },
      { head: say('transactionMethod'), width: 110, textOf: words.method },
      { head: say('transactionReference'), width: 90, textOf: ({ reference }) => reference },
      {
        head: say('transactionAmount'),
        width: 94,
        align: 'end',
        textOf: ({ amount, currency }) => words.amount(amount, currency),
      },
    ],
    rows: entries,
  });
}

/** How what is left was computed, step by step. */
function drawBalance(flow: PaperFlow, { words, today }: PaperSetting, invoice: InvoiceRecord): void {
  const { say } = words;
  const steps = balanceSteps(invoice);
  flow.need(steps.length * 16 + 22);
  flow.y += 18;
  for (const { name, amount } of steps) {
    const isLast = name === 'BALANCE';
    const label = isLast
      ? amount < 0
        ? say('stepCredit')
        : say('paperLeftOn', { day: words.day(today) })
      : say(STEP_TEXTS[name]);
    const look = isLast ? { weight: 'strong' as const } : { ink: QUIET };
    flow.row(
      [
        { x: 0, width: flow.width - 124, text: label, align: 'end', ...look },
        {
          x: flow.width - 114,
          width: 114,
          text: words.amount(amount, invoice.currency),
          align: 'end',
          ...look,
        },
      ],
      isLast ? { size: 11, leading: 16 } : TEXT,
    );
    flow.y += 2;
  }
}
