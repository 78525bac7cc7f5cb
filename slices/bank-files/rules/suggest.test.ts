import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  isLikely,
  numbersOn,
  suggest,
  type Candidate,
  type MatchReason,
  type SuggestedFor,
} from './suggest.ts';
import { splitOver, splitProblem } from './split.ts';

const invoice = (differing: Partial<Candidate> = {}): Candidate => ({
  invoiceId: 'i',
  personId: 'p',
  number: 'US-COLORADO-2026-0012',
  balance: minorUnits(84_000),
  dueOn: '2026-11-01',
  studentNumber: 100_042,
  firstName: 'Ana María',
  lastName: 'Ruiz Peña',
  ...differing,
});
const line = (text: string, differing: Partial<SuggestedFor> = {}): SuggestedFor => ({
  amount: minorUnits(84_000),
  remitter: '',
  text,
  reference: '',
  isReversal: false,
  ...differing,
});

describe('what speaks for an invoice', () => {
  test.each([
    ['Invoice US-COLORADO-2026-0012', ['NUMBER', 'AMOUNT']],
    ['us colorado 2026 0012', ['NUMBER', 'AMOUNT']],
    ['USCOLORADO20260012 thanks', ['NUMBER', 'AMOUNT']],
    ['US-COLO RADO-2026-00 12', ['NUMBER', 'AMOUNT']],
    ['Inv. 2026-0012', ['NUMBER_PART', 'AMOUNT']],
    ['GB-WALSALL-2026-0012', ['NUMBER_PART', 'AMOUNT']],
    ['student 100042 tuition', ['STUDENT_NUMBER', 'AMOUNT']],
    ['1000420', ['AMOUNT']],
    ['US-COLORADO-2026-00121', ['AMOUNT']],
    ['12026-0012', ['AMOUNT']],
    ['tuition', ['AMOUNT']],
  ])('in “%s”', (text, reasons) => {
    expect(suggest(line(text), [invoice()])).toMatchObject([{ reasons }]);
  });

  test.each(['RUIZ PENA ANA', 'Ana Ruiz Peña', 'Sra. ana maría ruiz peña'])(
    'is the name “%s”',
    (remitter) => {
      expect(suggest(line('', { remitter, amount: minorUnits(1) }), [invoice()])).toMatchObject([
        { reasons: ['NAME'] },
      ]);
    },
  );

  test.each(['Ruiz', 'Ana Ruizpeña', 'Mariana Ruiz Peña'])('is not the name “%s”', (remitter) => {
    expect(suggest(line('', { remitter, amount: minorUnits(1) }), [invoice()])).toEqual([]);
  });
});

test.each<[MatchReason[], boolean]>([
  [['NUMBER'], true],
  [['NUMBER_PART'], true],
  [['STUDENT_NUMBER'], true],
  [['AMOUNT', 'NAME'], true],
  [['AMOUNT'], false],
  [['NAME'], false],
])('%j is marked from the start: %s', (reasons, isMarked) => {
  expect(isLikely({ reasons })).toBe(isMarked);
});

describe('a match is sure', () => {
  const other = invoice({
    invoiceId: 'o',
    number: 'US-COLORADO-2026-0013',
    personId: 'q',
    studentNumber: 100_043,
    firstName: 'Ben',
    lastName: 'Osei',
  });
  test.each<[string, SuggestedFor, Candidate[], boolean]>([
    ['by its number and the amount', line('US-COLORADO-2026-0012'), [invoice(), other], true],
    [
      'not with another amount',
      line('US-COLORADO-2026-0012', { amount: minorUnits(83_999) }),
      [invoice()],
      false,
    ],
    ['not by the amount alone', line('tuition'), [invoice()], false],
    ['not by half a number alone', line('2026-0012'), [invoice()], false],
    ['by half a number and the name', line('2026-0012', { remitter: 'Ana Ruiz Pena' }), [invoice()], true],
    ['by the number of the student', line('100042'), [invoice(), other], true],
    [
      'not of two invoices of one student',
      line('100042'),
      [invoice(), invoice({ invoiceId: 'o', number: 'US-COLORADO-2026-0013' })],
      false,
    ],
    ['not of two numbers', line('US-COLORADO-2026-0012 US-COLORADO-2026-0013'), [invoice(), other], false],
    [
      'not if the money only came back',
      line('US-COLORADO-2026-0012', { isReversal: true }),
      [invoice()],
      false,
    ],
  ])('%s', (_, paid, candidates, isSure) => {
    expect(suggest(paid, candidates).some((one) => one.isSure)).toBe(isSure);
  });
});

test('the likeliest comes first; an amount that several invoices have names none of them', () => {
  const same = invoice({
    invoiceId: 'same',
    number: 'US-COLORADO-2026-0050',
    firstName: 'Ben',
    lastName: 'Osei',
    studentNumber: null,
  });
  const third = { ...same, invoiceId: 'third', number: 'US-COLORADO-2026-0051' };
  expect(suggest(line('2026-0012'), [same, third, invoice()]).map(({ invoiceId }) => invoiceId)).toEqual([
    'i',
  ]);
  expect(suggest(line('x'), [same]).map(({ invoiceId }) => invoiceId)).toEqual(['same']);
  expect(suggest(line('x'), [same, third])).toEqual([]);
});

test('the numbers on a line are found however a bank has broken it', () => {
  const { invoices, students } = numbersOn(line('US-COLORADO-2026-00 12 100042 15.11.2026'));
  expect(invoices).toContainEqual({ year: 2026, count: 12 });
  expect(students).toEqual([100_042]);
});

test('whatever stands on a line, what names an invoice is among the numbers it is looked up by', () => {
  const sign = fc.constantFrom(' ', '-', '/', '.', '');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999 }),
      fc.array(sign, { minLength: 6, maxLength: 6 }),
      fc.string(),
      (count, signs, noise) => {
        const written = String(count).padStart(4, '0');
        const number = `US-COLORADO-2026-${written}`;
        const text = `${noise.replaceAll(/\d/g, '')} US${signs[0]}COLORADO${signs[1]}20${signs[2]}26${signs[3]}${written.slice(0, 2)}${signs[4]}${written.slice(2)}`;
        const paid = line(text);
        if (!suggest(paid, [invoice({ number })])[0]?.reasons.includes('NUMBER')) return;
        expect(numbersOn(paid).invoices).toContainEqual({ year: 2026, count });
      },
    ),
    { numRuns: 400 },
  );
});

describe('a payment over several invoices', () => {
  const open = (invoiceId: string, balance: number) => ({ invoiceId, balance: minorUnits(balance) });
  test.each([
    [100, [open('a', 60), open('b', 40)], [60, 40]],
    [150, [open('a', 60), open('b', 40)], [60, 90]],
    [70, [open('a', 60), open('b', 40)], [60, 10]],
    [50, [open('a', 60), open('b', 40)], [50]],
    [50, [open('a', 0)], [50]],
  ])('of %i', (amount, invoices, parts) => {
    const split = splitOver(minorUnits(amount), invoices);
    expect(split.map((part) => part.amount)).toEqual(parts);
    expect(splitProblem(minorUnits(amount), split)).toBeNull();
  });

  test('is refused where something is left over, an invoice comes twice or none is named', () => {
    const part = (invoiceId: string, amount: number) => ({ invoiceId, amount: minorUnits(amount) });
    expect(splitProblem(minorUnits(10), [])).toBe('bankPartsMissing');
    expect(splitProblem(minorUnits(10), [part('a', 9)])).toBe('bankPartsDiffer');
    expect(splitProblem(minorUnits(10), [part('a', 5), part('a', 5)])).toBe('bankPartsDiffer');
    expect(splitProblem(minorUnits(10), [part('a', 15), part('b', -5)])).toBe('bankPartsDiffer');
  });
});
