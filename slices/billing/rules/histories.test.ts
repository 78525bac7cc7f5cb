import { expect, test } from 'vitest';
import { minus, negative, sum } from '#kit/money/amounts.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { hundredths } from '#kit/percent/percent.ts';
import {
  creditNoteProblem,
  creditUseProblem,
  heldBy,
  paymentProblem,
  refundProblem,
  reversalProblem,
} from './changes.ts';
import { creditSources, factsOf, type BookedEntry } from './facts.ts';
import { calculate, type InvoiceSums } from './invoice.ts';
import {
  chargePostings,
  creditLeft,
  creditNotePostings,
  creditPostings,
  isBalanced,
  paymentPostings,
  refundPostings,
  reversedPostings,
} from './ledger.ts';
import { balanceOf, INVOICE_STATUSES, invoiceStatus } from './standing.ts';

const HISTORIES = 20_000;
const STEPS = 14;

/** The same numbers in every run: mulberry32. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

interface Kept extends BookedEntry {
  id: number;
  invoiceId: string | null;
  amount: MinorUnits;
  givenBack: MinorUnits;
  isReversed: boolean;
  /** The payment that a refund gives back. */
  payment?: Kept;
}

/** What a bookkeeper with pencil and paper would have: one column per word, and no postings. */
interface Sheet {
  total: number;
  came: number;
  wentBack: number;
  tookBack: number;
  gaveUp: number;
  crossedOut: boolean;
}

class Student {
  readonly entries: Kept[] = [];
  readonly charged = new Map<string, InvoiceSums>();
  readonly sheets = new Map<string, Sheet>();
  advance = 0;

  book(
    entry: Omit<BookedEntry, 'isReversal'> & {
      isReversal?: boolean;
      invoiceId: string | null;
      amount: MinorUnits;
    },
  ) {
    if (!isBalanced(entry.postings)) throw new Error(`${entry.type} is not in balance.`);
    const kept: Kept = {
      isReversal: false,
      ...entry,
      id: this.entries.length,
      givenBack: minorUnits(0),
      isReversed: false,
    };
    this.entries.push(kept);
    return kept;
  }
  facts = (id: string) => factsOf(id, this.charged.get(id)?.total ?? minorUnits(0), this.entries);
  sheet = (id: string): Sheet => {
    const found = this.sheets.get(id);
    if (!found) throw new Error(id);
    return found;
  };
  sources = (but: string) =>
    creditSources(
      minorUnits(this.advance),
      [...this.charged.keys()].filter((id) => id !== but).map((id) => ({ id, facts: this.facts(id) })),
    );
}

type Roll = (sides: number) => number;

function charge(student: Student, roll: Roll): void {
  const lines = Array.from({ length: 1 + roll(3) }, () => ({
    particulars: 'Tuition',
    quantity: 1 + roll(3),
    price: minorUnits(roll(50_000)),
    taxRate: hundredths([0, 825, 2_000][roll(3)] ?? 0),
  }));
  const sums = calculate(lines);
  const id = `invoice ${student.charged.size}`;
  student.charged.set(id, sums);
  student.sheets.set(id, {
    total: sums.total,
    came: 0,
    wentBack: 0,
    tookBack: 0,
    gaveUp: 0,
    crossedOut: false,
  });
  student.book({
    type: 'INVOICE',
    method: null,
    invoiceId: id,
    amount: sums.total,
    postings: chargePostings(id, sums),
  });
}

const anInvoice = (student: Student, roll: Roll): string =>
  [...student.charged.keys()][roll(student.charged.size)] ?? '';

function pay(student: Student, roll: Roll): void {
  const invoiceId = roll(6) === 0 ? null : anInvoice(student, roll);
  const left = invoiceId === null ? 0 : balanceOf(student.facts(invoiceId));
  const amount = minorUnits(left > 0 && roll(3) === 0 ? left : roll(60_000));
  if (paymentProblem(invoiceId === null ? null : student.facts(invoiceId), amount)) return;
  const method = (['CASH', 'TRANSFER', 'CARD'] as const)[roll(3)] ?? 'CASH';
  const postings = paymentPostings(invoiceId, method, amount);
  student.book({ type: 'PAYMENT', method, invoiceId, amount, postings });
  if (invoiceId === null) student.advance += amount;
  else student.sheet(invoiceId).came += amount;
}

function refund(student: Student, roll: Roll): void {
  const payments = student.entries.filter(
    ({ type, method, isReversed, isReversal }) =>
      type === 'PAYMENT' && method !== 'CREDIT' && !isReversed && !isReversal,
  );
  const payment = payments[roll(Math.max(1, payments.length))];
  if (!payment) return;
  const { invoiceId, method } = payment;
  const held = invoiceId === null ? minorUnits(student.advance) : heldBy(student.facts(invoiceId));
  const amount = roll(3) === 0 ? payment.amount : minorUnits(roll(payment.amount + 2_000));
  if (refundProblem(payment, { held, amount })) return;
  const postings = refundPostings(invoiceId, method as 'CASH', amount);
  student.book({ type: 'REFUND', method, invoiceId, amount, postings }).payment = payment;
  payment.givenBack = sum([payment.givenBack, amount]);
  if (invoiceId === null) student.advance -= amount;
  else student.sheet(invoiceId).wentBack += amount;
}

function reduce(student: Student, roll: Roll): void {
  const invoiceId = anInvoice(student, roll);
  const kind = roll(2) === 0 ? 'REDUCTION' : 'WRITE_OFF';
  const facts = student.facts(invoiceId);
  const amount = minorUnits(roll(facts.total + 500));
  if (creditNoteProblem(facts, { kind, amount })) return;
  const charged = student.charged.get(invoiceId) ?? calculate([]);
  const postings = creditNotePostings(invoiceId, { kind, amount, charged });
  student.book({ type: 'CREDIT_NOTE', method: kind, invoiceId, amount, postings });
  student.sheet(invoiceId)[kind === 'REDUCTION' ? 'tookBack' : 'gaveUp'] += amount;
}

function useCredit(student: Student, roll: Roll): void {
  const invoiceId = anInvoice(student, roll);
  const sources = student.sources(invoiceId);
  const amount = minorUnits(roll(40_000));
  if (creditUseProblem(student.facts(invoiceId), { credit: creditLeft(sources), amount })) return;
  const postings = creditPostings(invoiceId, amount, sources);
  student.book({ type: 'PAYMENT', method: 'CREDIT', invoiceId, amount, postings });
  let missing = amount as number;
  for (const source of sources) {
    const part = Math.min(missing, source.left);
    if (source.invoiceId === null) student.advance -= part;
    else student.sheet(source.invoiceId).came -= part;
    missing -= part;
  }
  student.sheet(invoiceId).came += amount;
}

/** Undoes on paper what the postings of an entry undo in the books. */
function crossOut(student: Student, entry: Kept): void {
  for (const { account, invoiceId, amount } of entry.postings) {
    if (account === 'ADVANCE') student.advance += amount;
    if (account !== 'RECEIVABLE' || invoiceId === null) continue;
    const sheet = student.sheet(invoiceId);
    if (entry.type === 'PAYMENT') sheet.came += amount;
    else if (entry.type === 'REFUND') sheet.wentBack -= amount;
    else if (entry.method === 'WRITE_OFF') sheet.gaveUp += amount;
    else sheet.tookBack += amount;
  }
}

function reverse(student: Student, entry: Kept): void {
  entry.isReversed = true;
  student.book({
    type: entry.type,
    method: entry.method,
    invoiceId: entry.invoiceId,
    amount: negative(entry.amount),
    isReversal: true,
    postings: reversedPostings(entry.postings),
  });
}

function undo(student: Student, roll: Roll): void {
  const entry = student.entries[roll(student.entries.length)];
  if (!entry) return;
  const { invoiceId, amount } = entry;
  const held = invoiceId === null ? minorUnits(student.advance) : heldBy(student.facts(invoiceId));
  if (reversalProblem(entry, { amount, held })) return;
  crossOut(student, entry);
  if (entry.payment) entry.payment.givenBack = minus(entry.payment.givenBack, amount);
  reverse(student, entry);
}

function remove(student: Student, roll: Roll): void {
  const invoiceId = anInvoice(student, roll);
  if (student.facts(invoiceId).isDeleted) return;
  const standing = student.entries.filter(
    (entry) =>
      entry.invoiceId === invoiceId &&
      (entry.type === 'INVOICE' || entry.type === 'CREDIT_NOTE') &&
      !entry.isReversed &&
      !entry.isReversal,
  );
  for (const entry of standing) {
    if (entry.type === 'CREDIT_NOTE') crossOut(student, entry);
    reverse(student, entry);
  }
  student.sheet(invoiceId).crossedOut = true;
}

const DEEDS = [charge, pay, pay, pay, refund, reduce, useCredit, undo, remove];

function statusOnPaper({ total, came, wentBack, tookBack, gaveUp, crossedOut }: Sheet): string {
  if (crossedOut) return 'DELETED';
  if (wentBack > 0 && wentBack >= came) return 'REFUNDED';
  if (wentBack > 0) return 'PARTIAL_REFUND';
  const settled = came + tookBack + gaveUp;
  return settled > total ? 'OVER_PAID' : settled === total ? 'PAID' : settled > 0 ? 'PART_PAID' : 'UNPAID';
}

test(`${HISTORIES} random histories: books balance, and each invoice is what pencil and paper say (FIN-11, FIN-22)`, () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < HISTORIES; seed++) {
    const roll = dice(seed);
    const student = new Student();
    charge(student, roll);
    for (let step = 0; step < STEPS; step++) (DEEDS[roll(DEEDS.length)] ?? charge)(student, roll);
    const postings = student.entries.flatMap((entry) => entry.postings);
    const problems: string[] = [];
    if (sum(postings.map(({ amount }) => amount)) !== 0) problems.push('books do not balance');
    if (student.advance < 0) problems.push('more of the advance was used than there was');
    for (const [id, sheet] of student.sheets) {
      const facts = student.facts(id);
      const status = invoiceStatus(facts);
      seen.add(status);
      const owed = sum(postings.filter(({ invoiceId }) => invoiceId === id).map(({ amount }) => amount));
      const onPaper =
        (sheet.crossedOut ? 0 : sheet.total - sheet.tookBack - sheet.gaveUp) - sheet.came + sheet.wentBack;
      if (balanceOf(facts) !== owed || owed !== onPaper) problems.push(`${id}: ${owed} and ${onPaper}`);
      if (status !== statusOnPaper(sheet)) problems.push(`${id}: ${status}`);
      if (facts.refunded > facts.paid) problems.push(`${id}: more went back than came`);
      if (facts.reduced < 0 || facts.writtenOff < 0 || facts.paid < 0)
        problems.push(`${id}: less than nothing`);
    }
    if (problems.length > 0) throw new Error(`History ${seed}: ${problems.join('; ')}`);
  }
  expect([...seen].toSorted()).toEqual([...INVOICE_STATUSES].toSorted());
});
