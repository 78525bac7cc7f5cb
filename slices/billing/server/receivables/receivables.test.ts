import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { BillingDesk } from '../testing/billing-desk.ts';

let college: College;
let desk: BillingDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await BillingDesk.open(college, 'owed');
});
afterAll(() => college.close());

const LIST = `query l($filter: OpenInvoiceFilter, $sort: OpenInvoiceSort, $after: ID, $first: Int) {
  openInvoices(filter: $filter, sort: $sort, after: $after, first: $first) {
    rows { _id studentName balance status } nextCursor count } }`;

interface Listed {
  rows: { _id: string; studentName: string; balance: number; status: string }[];
  nextCursor: string | null;
  count: number;
}

async function listed(variables: Record<string, unknown>, who: Browser = desk.admin): Promise<Listed> {
  const { data, errors } = await who.call(LIST, variables);
  expect(errors).toEqual([]);
  return data?.['openInvoices'] as Listed;
}

const receivables = async (who: Browser = desk.admin) =>
  (
    await who.call(
      '{ receivables { regionName count owed overdue notDue upTo30 upTo60 older overpaid advances currency { value } } }',
    )
  ).data?.['receivables'];

test('what a campus is owed stands by age, and an invoice leaves the list when it is paid', async () => {
  const { person } = await desk.student();
  const later = await desk.invoice(person.id, 10_000);
  const recent = await desk.asIfDueAgo(await desk.invoice(person.id, 5_000), 3);
  const old = await desk.asIfDueAgo(await desk.invoice(person.id, 700), 120);
  await desk.pay(recent, 1_000);
  await desk.pay(later, 10_500);
  await desk.change('recordAdvance', {
    personId: person.id,
    regionId: desk.regionId,
    paymentInput: { amount: 300, method: 'CASH', day: desk.today() },
  });
  expect(await receivables()).toEqual([
    {
      regionName: 'Campus owed',
      count: 3,
      owed: 4_700,
      overdue: 4_700,
      notDue: 0,
      upTo30: 4_000,
      upTo60: 0,
      older: 700,
      overpaid: 500,
      advances: 300,
      currency: { value: 'GBP' },
    },
  ]);
  const { rows, count } = await listed({ filter: { side: 'OWED' } });
  expect([count, rows.map(({ _id, balance }) => [_id, balance])]).toEqual([
    2,
    [
      [old, 700],
      [recent, 4_000],
    ],
  ]);
  expect((await listed({ filter: { side: 'OVERPAID' } })).rows).toMatchObject([
    { _id: later, balance: -500, status: 'OVER_PAID' },
  ]);
  const one = await listed({ filter: { side: 'OVERDUE' }, sort: 'BALANCE', first: 1 });
  const next = await listed({ filter: { side: 'OVERDUE' }, sort: 'BALANCE', after: one.nextCursor });
  expect([...one.rows, ...next.rows].map(({ _id }) => _id)).toEqual([old, recent]);

  await desk.pay(old, 700);
  await desk.change('creditInvoice', {
    transactionId: randomUUID(),
    invoiceId: recent,
    amount: 4_000,
    kind: 'WRITE_OFF',
    reason: 'Gone',
  });
  expect((await listed({ filter: { side: 'OWED' } })).rows).toEqual([]);
});

test('overdue invoices wait for the admins of their campus, since the day the first was due', async () => {
  const owing = await BillingDesk.open(college, 'owed-late');
  const { person } = await owing.student();
  await owing.invoice(person.id, 100);
  for (const days of [2, 40]) await owing.asIfDueAgo(await owing.invoice(person.id, 100), days);
  const { data } = await owing.admin.call('{ queues { name path regionId waiting { count since } } }');
  const since = addDays(owing.today(), -40);
  expect(data?.['queues']).toEqual([
    {
      name: 'overdueInvoices',
      path: `/invoices?tab=overdue&regionId=${owing.regionId}`,
      regionId: owing.regionId,
      waiting: { count: 2, since: `${since}T05:00:00.000Z` },
    },
  ]);
});

test('amounts of two currencies are not sorted into each other', async () => {
  const abroad = await BillingDesk.open(college, 'owed-abroad');
  await college.database.owner.query(`update region set currency = 'EUR' where id = $1`, [abroad.regionId]);
  const { person } = await abroad.student();
  for (const cents of [300, 100]) await abroad.invoice(person.id, cents);
  const here = await BillingDesk.open(college, 'owed-here');
  const pounds = await here.student();
  await here.invoice(pounds.person.id, 200);
  const both = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [abroad.regionId, here.regionId],
  });
  const { rows } = await listed({ sort: 'BALANCE' }, both);
  expect(rows.map(({ balance }) => balance)).toEqual([100, 300, 200]);
});

test('open invoices are found by student, number and title, on the caller’s campuses alone', async () => {
  const { person } = await desk.student();
  const id = await desk.invoice(person.id, 900, { title: 'Résumé of fees' });
  const elsewhere = await BillingDesk.open(college, 'owed-elsewhere');
  await elsewhere.invoice((await elsewhere.student()).person.id, 100);
  const number = String((await desk.read(id))?.['number']);
  for (const search of [number.toLowerCase(), 'resume', person.firstName])
    expect((await listed({ filter: { search } })).rows.map(({ _id }) => _id)).toContain(id);
  expect((await listed({ filter: { search: 'nowhere' } })).rows).toEqual([]);
  expect((await listed({ filter: { search: number } }, elsewhere.admin)).rows).toEqual([]);
  expect((await listed({ filter: { regionId: elsewhere.regionId } })).rows).toEqual([]);
  const student = await desk.student();
  expect((await student.call(LIST, {})).errors).toHaveLength(1);
});

test('what is repeated of the books is what they say', async () => {
  const { rows } = await college.database.owner.query(
    `select i.id from invoice i
     left join (select invoice_id, sum(amount) as balance from posting group by invoice_id) o on o.invoice_id = i.id
     left join open_invoice b on b.invoice_id = i.id
     where coalesce(b.balance, 0) <> coalesce(o.balance, 0)`,
  );
  expect(rows).toEqual([]);
});
