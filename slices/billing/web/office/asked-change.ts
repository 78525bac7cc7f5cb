import { atLeastNothing, minus, NOTHING, smaller, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { creditable, refundable, reversalProblem } from '../../rules/changes.ts';
import type { CreditKind } from '../../rules/ledger.ts';
import type {
  OfficeAccountFragment as Account,
  OfficeFinancesQuery,
  OfficeInvoiceFragment as Invoice,
  OfficeTransactionFragment as Transaction,
} from './finances.graphql.generated.ts';

export type Finances = NonNullable<OfficeFinancesQuery['finances']>;

/** What a user wants to do to an account. */
export type AskedChange =
  | { what: 'issue'; account: Account }
  | { what: 'pay'; account: Account; invoiceId: string | null }
  | { what: 'credit'; invoice: Invoice; kind: CreditKind }
  | { what: 'useCredit'; invoice: Invoice; credit: MinorUnits }
  | { what: 'delete'; invoice: Invoice }
  | { what: 'refund'; payment: Transaction; most: MinorUnits }
  | { what: 'reverse'; transaction: Transaction };

interface InAccount {
  regionId: string;
  currency: { value: string };
}

export const accountOf = ({ accounts }: Finances, { regionId, currency }: InAccount): Account | undefined =>
  accounts.find((account) => account.regionId === regionId && account.currency.value === currency.value);

export const invoicesOf = ({ invoices }: Finances, { regionId, currency }: InAccount): Invoice[] =>
  invoices.filter((invoice) => invoice.regionId === regionId && invoice.currency.value === currency.value);

const stepOf = ({ balanceSteps }: Invoice, name: string): MinorUnits =>
  balanceSteps.find((step) => step.name === name)?.amount ?? NOTHING;

/** The facts of the rules, out of the steps that the server tells. */
const factsOf = (invoice: Invoice) => ({
  total: invoice.total,
  paid: invoice.paid,
  refunded: stepOf(invoice, 'REFUNDED'),
  reduced: minus(NOTHING, stepOf(invoice, 'REDUCED')),
  writtenOff: minus(NOTHING, stepOf(invoice, 'WRITTEN_OFF')),
  isDeleted: invoice.status === 'DELETED',
});

/** What was paid for an invoice and is still there. */
export const heldOn = (invoice: Invoice): MinorUnits => minus(invoice.paid, stepOf(invoice, 'REFUNDED'));

export const mostToCredit = (invoice: Invoice, kind: CreditKind): MinorUnits => {
  const open = creditable(factsOf(invoice));
  return atLeastNothing(kind === 'WRITE_OFF' ? smaller(open, invoice.balance) : open);
};

/** Of what a payment brought, as much as its invoice, or the credit, still holds. */
export function mostToRefund(finances: Finances, payment: Transaction): MinorUnits {
  const { type, method, isReversed, reverses, invoiceId, amount, refunded: givenBack } = payment;
  if (type !== 'PAYMENT' || method === 'CREDIT' || isReversed || reverses !== null) return NOTHING;
  const invoice = finances.invoices.find(({ _id }) => _id === invoiceId);
  const held = invoice ? heldOn(invoice) : advanceOf(finances, payment);
  return atLeastNothing(refundable({ amount, givenBack }, held));
}

/** What of the credit was paid too much on invoices. */
export const overPaidOn = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(({ balance }) => balance < 0);

/** What of the credit was paid in advance: all that is not on an invoice. */
function advanceOf(finances: Finances, place: InAccount): MinorUnits {
  const over = overPaidOn(invoicesOf(finances, place)).map(({ balance }) => minus(NOTHING, balance));
  return minus(accountOf(finances, place)?.credit ?? NOTHING, sum(over));
}

/** Whether a transaction can be undone, as far as the page knows. */
export function isReversible(finances: Finances, transaction: Transaction): boolean {
  const { type, method, isReversed, reverses, refunded: givenBack, invoiceId, amount } = transaction;
  const invoice = finances.invoices.find(({ _id }) => _id === invoiceId);
  const held = invoice ? heldOn(invoice) : advanceOf(finances, transaction);
  const facts = { type, method, isReversed, isReversal: reverses !== null, givenBack };
  return reversalProblem(facts, { amount, held }) === null;
}

/** What of the credit of an account can pay an invoice. */
export function creditFor(finances: Finances, invoice: Invoice): MinorUnits {
  const credit = accountOf(finances, invoice)?.credit ?? NOTHING;
  return invoice.status === 'DELETED' || invoice.balance <= 0 ? NOTHING : credit;
}
