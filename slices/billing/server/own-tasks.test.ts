import { addDays } from '#kit/calendar/day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { BillingDesk } from './testing/billing-desk.ts';

let college: College;
let desk: BillingDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await BillingDesk.open(college, 'due');
});
afterAll(() => college.close());

const tasksOf = async (who: Browser) =>
  (await who.call('query t { ownTasks { _id name path about dueOn amount currency { value } } }')).data?.[
    'ownTasks'
  ] as { _id: string }[];

test('the dashboard of a student tells of an invoice from a week before it is due until it is paid', async () => {
  const student = await desk.student();
  const { id } = student.person;
  const soon = await desk.invoice(id, 84_000, { dueOn: addDays(desk.today(), 5) });
  await desk.invoice(id, 84_000, { dueOn: addDays(desk.today(), 20) });
  expect(await tasksOf(student)).toMatchObject([
    { _id: soon, name: 'payInvoice', path: `/student/transactions/${soon}`, amount: 84_000 },
  ]);
  await desk.pay(soon, 80_000);
  expect(await tasksOf(student)).toMatchObject([{ _id: soon, amount: 4_000 }]);
  expect(await tasksOf(await desk.student())).toEqual([]);
  await desk.pay(soon, 4_000);
  expect(await tasksOf(student)).toEqual([]);
});

test('an invoice stands on its day in the student’s calendar, done once it is paid', async () => {
  const student = await desk.student();
  const dueOn = addDays(desk.today(), 9);
  const invoice = await desk.invoice(student.person.id, 84_000, { dueOn });
  const entriesOn = async (from: string, to = from) =>
    (
      await student.call(
        'query c($from: Day!, $to: Day!) { calendar(from: $from, to: $to) { entries { kind detail path allDay isDone } } }',
        { from, to },
      )
    ).data?.['calendar'];
  const entry = {
    kind: 'INVOICE_DUE',
    detail: 'Second year tuition',
    path: `/student/transactions/${invoice}`,
    allDay: true,
  };
  expect(await entriesOn(dueOn)).toEqual({ entries: [{ ...entry, isDone: false }] });
  expect(await entriesOn(addDays(dueOn, 1))).toEqual({ entries: [] });
  await desk.pay(invoice, 84_000);
  expect(await entriesOn(dueOn)).toEqual({ entries: [{ ...entry, isDone: true }] });
});
