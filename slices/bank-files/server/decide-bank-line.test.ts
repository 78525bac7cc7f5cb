import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { BankDesk, problemOf } from './testing/bank-desk.ts';

interface SureMatch {
  lineId: string;
  invoiceId: string;
}

let college: College;
let bank: BankDesk;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());
beforeEach(async () => {
  bank = await BankDesk.open(college);
});

test('a line with the number of an invoice is confirmed, paid as a transfer on the day of the bank, and undone', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 84_000);
  const file = await bank.upload(
    ['840.00', `Fees ${await bank.numberOf(invoiceId)}`, 'A. Friend'],
    ['-9.00', 'Bank fee'],
  );
  expect(file).toMatchObject({
    counts: { pending: 1, matched: 0, repeated: 0 },
    passedOver: [{ kind: 'OUTGOING', count: 1 }],
  });
  const line = await bank.only(file._id);
  expect(line.suggestions).toMatchObject([
    { invoiceId, reasons: ['NUMBER', 'AMOUNT'], isSure: true, balance: 84_000 },
  ]);
  const matched = await bank.match(line._id, [{ invoiceId, amount: 84_000 }]);
  expect(matched).toMatchObject({ status: 'MATCHED', suggestions: [] });
  const { data } = await bank.desk.admin.call(
    'query t($id: ID!) { transaction(_id: $id) { method day amount reference } }',
    {
      id: matched.decisions[0]?.payments[0]?._id,
    },
  );
  expect(data?.['transaction']).toEqual({
    method: 'TRANSFER',
    day: bank.desk.today(),
    amount: 84_000,
    reference: line.text,
  });
  expect(await bank.balanceOf(invoiceId)).toBe(0);

  const open = await bank.undo(matched.decisionId);
  expect(open).toMatchObject({ status: 'PENDING', decisionId: null, suggestions: [{ invoiceId }] });
  expect(open.decisions).toMatchObject([{ kind: 'MATCHED', payments: [{ isReversed: true }] }]);
  expect(open.decisions[0]?.undoneAt).toBeTruthy();
  expect(await bank.balanceOf(invoiceId)).toBe(84_000);
  // Undoing twice changes nothing more.
  expect(await bank.undo(matched.decisionId)).toMatchObject({ status: 'PENDING' });
  expect(await bank.balanceOf(invoiceId)).toBe(84_000);
});

test('fifty confirmations of one line at once, from two windows, make one payment', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 5_000);
  const file = await bank.upload(['50.00', await bank.numberOf(invoiceId)]);
  const { _id: lineId } = await bank.only(file._id);
  const colleague = await college.signedIn({ roles: ['user', 'admin'], regionIds: [bank.desk.regionId] });
  const parts = [{ invoiceId, amount: 5_000 }];
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      problemOf(bank.match(lineId, parts, randomUUID(), at % 2 === 0 ? bank.desk.admin : colleague)),
    ),
  );
  expect(Map.groupBy(outcomes, (problem) => problem).get('none')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['none', 'bankLineDecided']));
  expect(await bank.postings(lineId)).toBe(1);
  expect(await bank.balanceOf(invoiceId)).toBe(0);
});

test('pressing twice sends one decision twice, which counts once, also after it was undone', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 5_000);
  const { _id: lineId } = await bank.only((await bank.upload(['50.00', 'x']))._id);
  const id = randomUUID();
  const parts = [{ invoiceId, amount: 5_000 }];
  const [one, other] = await Promise.all([bank.match(lineId, parts, id), bank.match(lineId, parts, id)]);
  expect([one?.decisionId, other?.decisionId]).toEqual([id, id]);
  expect(await bank.postings(lineId)).toBe(1);
  await bank.undo(id);
  expect(await bank.match(lineId, parts, id)).toMatchObject({ status: 'PENDING' });
  expect(await bank.match(lineId, parts)).toMatchObject({ status: 'MATCHED' });
  expect(await bank.postings(lineId)).toBe(1);
});

test('what is reversed on the account of the student opens the line again', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 5_000);
  const file = await bank.upload(['50.00', 'x']);
  const { _id: lineId } = await bank.only(file._id);
  const matched = await bank.match(lineId, [{ invoiceId, amount: 5_000 }]);
  await bank.desk.change('reverseTransaction', {
    transactionId: matched.decisions[0]?.payments[0]?._id,
    reason: 'Wrong',
  });
  expect(await bank.only(file._id)).toMatchObject({ status: 'PENDING', decisionId: null });
  expect(await bank.match(lineId, [{ invoiceId, amount: 5_000 }])).toMatchObject({
    status: 'MATCHED',
    decisions: [{ undoneAt: null }, { undoneAt: expect.any(String) as string }],
  });
  expect(await bank.balanceOf(invoiceId)).toBe(0);
});

test('one line pays invoices of two students, and what is more than open stays as credit', async () => {
  const sister = await bank.desk.student();
  const [one, other] = [
    await bank.desk.invoice(bank.student.person.id, 3_000),
    await bank.desk.invoice(sister.person.id, 4_000),
  ];
  const { _id: lineId } = await bank.only((await bank.upload(['75.00', 'for both']))._id);
  const parts = (...amounts: number[]) =>
    [one, other].map((invoiceId, at) => ({ invoiceId, amount: amounts[at] }));
  expect(await problemOf(bank.match(lineId, parts(3_000, 4_000)))).toBe('bankPartsDiffer');
  expect(await problemOf(bank.match(lineId, []))).toBe('bankPartsMissing');
  const matched = await bank.match(lineId, parts(3_000, 4_500));
  expect(matched.decisions[0]?.payments).toMatchObject([{ amount: 3_000 }, { amount: 4_500 }]);
  expect([await bank.balanceOf(one), await bank.balanceOf(other)]).toEqual([0, -500]);
  await bank.undo(matched.decisionId);
  expect([await bank.balanceOf(one), await bank.balanceOf(other)]).toEqual([3_000, 4_000]);
});

test('where a part cannot be booked, nothing of the line is', async () => {
  const [one, other] = [
    await bank.desk.invoice(bank.student.person.id, 3_000),
    await bank.desk.invoice(bank.student.person.id, 4_000),
  ];
  await bank.desk.admin.call(
    'mutation d($id: ID!) { deleteInvoice(invoiceId: $id, reason: "Wrong") { _id } }',
    {
      id: other,
    },
  );
  const { _id: lineId } = await bank.only((await bank.upload(['70.00', 'x']))._id);
  const parts = [
    { invoiceId: one, amount: 3_000 },
    { invoiceId: other, amount: 4_000 },
  ];
  expect(await problemOf(bank.match(lineId, parts))).toBe('invoiceIsDeleted');
  expect([await bank.postings(lineId), await bank.balanceOf(one)]).toEqual([0, 3_000]);
});

describe('sure matches', () => {
  const sure = (fileId: string) =>
    bank.asked<{ matches: SureMatch[]; totals: unknown }>(
      'sureBankMatches',
      `query s($fileId: ID!) { sureBankMatches(fileId: $fileId) { matches { lineId invoiceId } totals { amount count currency { value } } } }`,
      { fileId },
    );
  const confirm = (matches: SureMatch[]) =>
    bank.asked<{ isDone: boolean }[]>(
      'matchSureBankLines',
      'mutation c($matches: [SureBankMatchInput!]!) { matchSureBankLines(matches: $matches) { lineId isDone } }',
      { matches: matches.map((one) => ({ ...one, decisionId: randomUUID() })) },
    );

  test('are confirmed together, each as long as there is no doubt; an invoice that is paid twice once', async () => {
    const invoices = [
      await bank.desk.invoice(bank.student.person.id, 1_000),
      await bank.desk.invoice(bank.student.person.id, 2_000),
      await bank.desk.invoice(bank.student.person.id, 3_000),
    ];
    const numbers = await Promise.all(invoices.map((id) => bank.numberOf(id)));
    const file = await bank.upload(
      ['10.00', numbers[0] ?? ''],
      ['10.00', `${numbers[0]} again`],
      ['20.00', numbers[1] ?? ''],
      ['30.01', numbers[2] ?? ''],
      ['30.00', 'no number'],
    );
    const found = await sure(file._id);
    expect(found).toMatchObject({
      matches: [{ invoiceId: invoices[0] }, { invoiceId: invoices[1] }],
      totals: [{ amount: 3_000, count: 2, currency: { value: 'GBP' } }],
    });
    await bank.desk.pay(invoices[1] ?? '', 2_000);
    expect((await confirm(found.matches)).map(({ isDone }) => isDone)).toEqual([true, false]);
    expect((await confirm(found.matches)).map(({ isDone }) => isDone)).toEqual([false, false]);
    expect(await bank.balanceOf(invoices[0] ?? '')).toBe(0);
    expect(await bank.balanceOf(invoices[1] ?? '')).toBe(0);
  });

  test('name the student by number, also to a page that is read at once', async () => {
    const invoiceId = await bank.desk.invoice(bank.student.person.id, 1_000);
    const { rows } = await college.database.owner.query<{ number: number }>(
      `update person set student_number = nextval('app.student_number') where id = $1 returning student_number as number`,
      [bank.student.person.id],
    );
    const file = await bank.upload(
      ['10.00', `student ${rows[0]?.number}`],
      ['4.00', 'x', `${bank.student.person.lastName}, ${bank.student.person.firstName}`],
    );
    expect((await sure(file._id)).matches).toMatchObject([{ invoiceId }]);
    expect((await bank.lines(file._id)).map(({ suggestions }) => suggestions[0]?.reasons)).toEqual([
      ['STUDENT_NUMBER', 'AMOUNT'],
      ['NAME'],
    ]);
  });
});

test('a line is set aside with a reason, and brought back', async () => {
  const file = await bank.upload(['5.00', 'Gift']);
  const { _id: lineId } = await bank.only(file._id);
  expect(await problemOf(bank.setAside(lineId, ' '))).toBe('bankReasonMissing');
  const aside = await bank.setAside(lineId, 'A gift');
  expect(aside).toMatchObject({ status: 'SET_ASIDE', decisions: [{ kind: 'SET_ASIDE', reason: 'A gift' }] });
  expect(await problemOf(bank.setAside(lineId, 'Again'))).toBe('bankLineDecided');
  expect(await bank.undo(aside.decisionId)).toMatchObject({ status: 'PENDING' });
});
