import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('a line of an earlier file is known in the next one, and never matched twice', async () => {
  const invoiceId = await bank.desk.invoice(bank.student.person.id, 5_000);
  const row = ['50.00', await bank.numberOf(invoiceId)] as const;
  const first = await bank.upload(row, ['1.00', 'same'], ['1.00', 'same']);
  expect(first.counts['pending']).toBe(3);
  const line = (await bank.lines(first._id)).find(({ text }) => text === row[1]);
  await bank.match(line?._id ?? '', [{ invoiceId, amount: 5_000 }]);
  const again = await bank.upload(['7.00', 'new'], row, ['1.00', 'same']);
  expect(again.counts).toEqual({ pending: 1, matched: 0, setAside: 0, repeated: 2 });
  expect(await bank.lines(again._id, 'REPEATED')).toMatchObject([
    { fileId: first._id, status: 'MATCHED' },
    { fileId: first._id, status: 'PENDING' },
  ]);
  expect(await problemOf(bank.match(line?._id ?? '', [{ invoiceId, amount: 5_000 }]))).toBe(
    'bankLineDecided',
  );
  expect(await bank.balanceOf(invoiceId)).toBe(0);
});

test('the same file sent by two windows at once stores each of its lines once', async () => {
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    await bank.begin(id);
    await bank.append(id, bank.fileOf(['1.00', 'a'], ['2.00', 'b']));
  }
  const files = await Promise.all(ids.map((id) => bank.read(id)));
  const counts = files
    .map((file) => file.counts)
    .toSorted((one, other) => Number(one['pending']) - Number(other['pending']));
  expect(counts).toMatchObject([
    { pending: 0, repeated: 2 },
    { pending: 2, repeated: 0 },
  ]);
  expect(files[0]?.hash).toBe(files[1]?.hash);
});

test('a table with other heads is read with columns and the order of days that a person says', async () => {
  const fileId = randomUUID();
  await bank.begin(fileId);
  await bank.append(fileId, 'Eins;Zwei;Drei\n05/11/2026;10,00;Schulgeld\n');
  expect(await problemOf(bank.read(fileId))).toBe('bankColumnsMissing');
  const columns = [
    { column: 'DAY', index: 0 },
    { column: 'AMOUNT', index: 1 },
    { column: 'TEXT', index: 2 },
  ];
  expect(await problemOf(bank.read(fileId, { columns }))).toBe('bankDaysUnclear');
  await bank.read(fileId, { columns, dayOrder: 'DAY_FIRST' });
  expect(await bank.only(fileId)).toMatchObject({ day: '2026-11-05', amount: 1_000, text: 'Schulgeld' });
});

test('pieces come in their order, each once, and a file is read once', async () => {
  const fileId = randomUUID();
  await bank.begin(fileId);
  await bank.begin(fileId);
  expect(await problemOf(bank.append(fileId, 'x', 1))).toBe('bankFileNotReady');
  await bank.append(fileId, `Date;Amount\n${bank.desk.today()};`);
  await bank.append(fileId, `Date;Amount\n${bank.desk.today()};`);
  await bank.append(fileId, '4.00', 1);
  expect(await bank.read(fileId)).toMatchObject({ counts: { pending: 1 } });
  await bank.append(fileId, '5.00', 2);
  expect(await bank.read(fileId)).toMatchObject({ counts: { pending: 1 } });
});

test('the number of a card that somebody has written to their bank is not kept', async () => {
  const file = await bank.upload(['4.00', 'card 4242 4242 4242 4242 thanks']);
  expect((await bank.only(file._id)).text).toBe('card …4242 thanks');
});
