import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { BillingDesk } from '#slices/billing/server/testing/billing-desk.ts';
import { College } from '#testing/college.ts';
import { BankDesk, problemOf } from './testing/bank-desk.ts';

let college: College;
let bank: BankDesk;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());
beforeEach(async () => {
  bank = await BankDesk.open(college);
});

test('an invoice in another currency is refused, and suggested to nobody', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 1_000);
  const fileId = randomUUID();
  await bank.begin(fileId);
  await bank.append(
    fileId,
    `Date;Amount;Currency;Text\n${bank.desk.today()};10.00;EUR;${await bank.numberOf(invoiceId)}`,
  );
  await bank.read(fileId);
  const line = await bank.only(fileId);
  expect(line.suggestions).toEqual([]);
  expect(await problemOf(bank.match(line._id, [{ invoiceId, amount: 1_000 }]))).toBe('bankCurrencyDiffers');
});

describe('another campus', () => {
  test('sees nothing of a file, and decides about none of its lines', async () => {
    const file = await bank.upload(['4.00', 'x']);
    const { _id: lineId } = await bank.only(file._id);
    const elsewhere = await BillingDesk.open(college, `bank-${randomUUID().slice(0, 8)}`);
    const foreign = await elsewhere.invoice((await elsewhere.student()).person.id, 400);
    expect(await bank.lines(file._id, 'PENDING', elsewhere.admin)).toEqual([]);
    expect(await problemOf(bank.begin(file._id, elsewhere.admin))).toBe('recordNotFound');
    expect(
      await problemOf(
        bank.match(lineId, [{ invoiceId: foreign, amount: 400 }], randomUUID(), elsewhere.admin),
      ),
    ).toBe('recordNotFound');
    // Nor can its own admins pay an invoice of the other campus with it, even where they keep the books of both.
    const both = await college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [bank.desk.regionId, elsewhere.regionId],
    });
    expect(
      await problemOf(bank.match(lineId, [{ invoiceId: foreign, amount: 400 }], randomUUID(), both)),
    ).toBe('recordNotFound');
    expect(await problemOf(bank.undo(randomUUID()))).toBe('recordNotFound');
    const { data } = await elsewhere.admin.call(
      'query f($id: ID!) { bankFile(_id: $id) { _id } bankLine(_id: $id) { _id } bankFiles { rows { _id } } }',
      { id: file._id },
    );
    expect(data).toEqual({ bankFile: null, bankLine: null, bankFiles: { rows: [] } });
    expect((await bank.student.call('{ bankFiles { rows { _id } } }', {})).errors).toHaveLength(1);
  });
});

test('nobody books a payment of their own', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 400);
  const number = await bank.numberOf(invoiceId);
  await college.database.owner.query(`update invoice set person_id = $2 where id = $1`, [
    invoiceId,
    bank.desk.admin.person.id,
  ]);
  await college.database.owner.query(`update open_invoice set person_id = $2 where invoice_id = $1`, [
    invoiceId,
    bank.desk.admin.person.id,
  ]);
  const line = await bank.only((await bank.upload(['4.00', number]))._id);
  expect(line.suggestions).toEqual([]);
  expect(await problemOf(bank.match(line._id, [{ invoiceId, amount: 400 }]))).toBe('recordNotFound');
});

test('every step stands in the audit log (J1)', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 400);
  const file = await bank.upload(['4.00', 'x'], ['5.00', 'y']);
  const [one, other] = await bank.lines(file._id);
  const matched = await bank.match(one?._id ?? '', [{ invoiceId, amount: 400 }]);
  await bank.undo(matched.decisionId);
  await bank.setAside(other?._id ?? '', 'A gift');
  const { rows } = await college.database.owner.query<{ action: string }>(
    `select action from audit where region_id = $1 and action in
      ('addBankFile', 'matchBankLine', 'recordPayment', 'undoBankDecision', 'reverseTransaction', 'setBankLineAside') order by action`,
    [bank.desk.regionId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'addBankFile',
    'matchBankLine',
    'recordPayment',
    'reverseTransaction',
    'setBankLineAside',
    'undoBankDecision',
  ]);
});

test('money of a day to come, or of long ago, is refused as billing refuses it', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 400);
  const fileId = randomUUID();
  await bank.begin(fileId);
  await bank.append(fileId, `Date;Amount\n${addDays(bank.desk.today(), 3)};4.00\n`);
  await bank.read(fileId);
  expect(await problemOf(bank.match((await bank.only(fileId))._id, [{ invoiceId, amount: 400 }]))).toBe(
    'paymentDayInvalid',
  );
});
