import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { openDatabase } from '#kit/db/database.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { BillingDesk } from '#slices/billing/server/testing/billing-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { remindOfDues } from './remind-of-dues.ts';

type Student = Browser & { person: TestPerson };

type Said = Record<'currency' | 'campusCurrency', { value: string }>;

let college: College;
let desk: BillingDesk;
let student: Student;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());
beforeEach(async () => {
  desk = await BillingDesk.open(college, `dues-${randomUUID().slice(0, 8)}`);
  student = await desk.student();
});

async function savePolicy(input: object, { version = 0, who = desk.admin } = {}) {
  return who.call(
    `mutation s($regionId: ID!, $version: Int!, $duesPolicyInput: DuesPolicyInput!) {
      saveDuesPolicy(regionId: $regionId, version: $version, duesPolicyInput: $duesPolicyInput) {
        _id remindAfter holdAbove currency { value } campusCurrency { value } version words { locale text } } }`,
    { regionId: desk.regionId, version, duesPolicyInput: { remindAfter: [], words: [], ...input } },
  );
}

const except = (kind: string, input: object = {}, id = randomUUID(), who: Browser = desk.admin) =>
  who.call(
    `mutation g($id: ID!, $personId: ID!, $regionId: ID!, $input: DuesExceptionInput!) {
      giveDuesException(duesExceptionId: $id, personId: $personId, regionId: $regionId, duesExceptionInput: $input) { _id } }`,
    { id, personId: student.person.id, regionId: desk.regionId, input: { kind, reason: 'Agreed', ...input } },
  );

const endException = (id: string, isEnded: boolean) =>
  desk.admin.call(
    'mutation e($id: ID!, $isEnded: Boolean!) { endDuesException(duesExceptionId: $id, isEnded: $isEnded) { isEnded } }',
    { id, isEnded },
  );

const owing = async (days: number, price = 10_000) =>
  desk.asIfDueAgo(await desk.invoice(student.person.id, price), days);

/** Facts of the reminders that the student was sent, the oldest first. */
async function reminders() {
  const { rows } = await college.database.owner.query<{ facts: Record<string, string>; path: string }>(
    `select n.facts, n.path from notification n join notification_definition d on d.id = n.definition_id
     where n.person_id = $1 and d.name = 'paymentReminder' order by n.created_at, n.id`,
    [student.person.id],
  );
  return rows;
}

/** At 10:00 of the campus, so many days from now. */
const remind = (days = 0) => remindAt(`${addDays(desk.today(), days)}T03:00:00Z`);

async function remindAt(instant: string): Promise<void> {
  const { appPool, services } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  await remindOfDues.run(
    {},
    { db, services: { ...services, now: () => new Date(instant) }, earlierTries: 0 },
  );
}

describe('a reminder', () => {
  test('is sent once at each step of the campus, in the words of the campus, and not after payment', async () => {
    await savePolicy({ remindAfter: [3, 14], words: [{ locale: 'en', text: 'Call Ana.' }] });
    const invoiceId = await owing(2);
    await remind();
    expect(await reminders()).toEqual([]);
    await remind(1);
    await remind(1);
    await remind(2);
    const [first, ...others] = await reminders();
    expect(first).toMatchObject({
      facts: { count: '1', words: 'Call Ana.', amount: expect.stringContaining('100.00') },
      path: `/student/transactions/${invoiceId}`,
    });
    expect(others).toEqual([]);
    await remind(12);
    expect(await reminders()).toHaveLength(2);
    expect((await dues())['reminders']).toMatchObject([{ daysAfter: 14 }, { daysAfter: 3 }]);
  });

  test('speaks of all invoices that came to a step on one morning', async () => {
    await savePolicy({ remindAfter: [3] });
    await owing(3);
    await owing(4, 2_550);
    await owing(1);
    await remind();
    expect(await reminders()).toMatchObject([
      {
        facts: { count: '2', amount: expect.stringContaining('125.50') },
        path: '/student/transactions?tab=invoices',
      },
    ]);
  });

  test('is not sent for what is long past, paid, or excepted, nor at night', async () => {
    await savePolicy({ remindAfter: [3] });
    await owing(30);
    const paid = await owing(3);
    await desk.pay(paid, 10_000);
    await remind();
    expect(await reminders()).toEqual([]);
    await owing(3);
    await remindAt(`${desk.today()}T20:00:00Z`);
    expect(await reminders()).toEqual([]);
    const id = randomUUID();
    await except('NO_REMINDERS', { validTo: addDays(desk.today(), 1) }, id);
    await remind(1);
    expect(await reminders()).toEqual([]);
    // Its last day is over.
    await remind(2);
    expect(await reminders()).toHaveLength(1);
  });

  test('is sent once by two servers', async () => {
    await savePolicy({ remindAfter: [3] });
    await owing(3);
    await Promise.all([remind(), remind()]);
    expect(await reminders()).toHaveLength(1);
  });
});

describe('overdue payments', () => {
  const held = async () => {
    const { data } = await student.call('{ ownTranscript { holds { reason } } }');
    return (data?.['ownTranscript'] as { holds: { reason: string }[] } | undefined)?.holds;
  };

  test('above the limit of the campus hold official transcripts until they are paid or excepted', async () => {
    await savePolicy({ holdAbove: 10_000 });
    const invoiceId = await owing(1);
    expect(await held()).toEqual([]);
    await owing(1, 1);
    expect(await held()).toEqual([{ reason: expect.stringContaining('overdue') }]);
    const { errors } = await desk.admin.call(
      `mutation i($issueId: ID!, $studentId: ID!) {
        issueTranscript(issueId: $issueId, studentId: $studentId, locale: "en", paper: A4) { _id } }`,
      { issueId: randomUUID(), studentId: student.person.id },
    );
    expect(errors).toMatchObject([{ extensions: { problem: 'transcriptOnHold' } }]);
    const id = randomUUID();
    await except('NO_HOLD', {}, id);
    expect(await held()).toEqual([]);
    await endException(id, true);
    expect(await held()).toHaveLength(1);
    await endException(id, false);
    await endException(id, true);
    await desk.pay(invoiceId, 10_000);
    expect(await held()).toEqual([]);
  });

  test('hold nothing where the campus has no limit, or before the day is over', async () => {
    await owing(1);
    expect(await held()).toEqual([]);
    await savePolicy({ holdAbove: 0 });
    expect(await held()).toHaveLength(1);
    expect((await dues())['holds']).toMatchObject([{ overdue: 10_000, holdAbove: 0 }]);
  });
});

async function dues() {
  const { data } = await desk.admin.call(
    `query d($personId: ID!) { dues(personId: $personId) {
      holds { overdue holdAbove } exceptions { _id isEnded } reminders { daysAfter } } }`,
    { personId: student.person.id },
  );
  return data?.['dues'] as Record<string, unknown>;
}

describe('a policy', () => {
  test('is not overwritten by a form that was opened before another was saved', async () => {
    await savePolicy({ holdAbove: 5 });
    expect((await savePolicy({ holdAbove: 6 })).errors).toMatchObject([
      { extensions: { problem: 'changedMeanwhile' } },
    ]);
    const { data } = await savePolicy(
      { holdAbove: 6, words: [{ locale: 'de_DE', text: ' Bitte ' }] },
      { version: 1 },
    );
    expect(data).toMatchObject({
      saveDuesPolicy: { holdAbove: 6, version: 2, words: [{ locale: 'de_DE', text: 'Bitte' }] },
    });
  });

  test('keeps the currency of its limit until the limit changes, whatever the campus charges in by then', async () => {
    const currencies = async (input: object, version: number) => {
      const policy = (await savePolicy(input, { version })).data?.['saveDuesPolicy'] as Said;
      return [policy.currency.value, policy.campusCurrency.value];
    };
    await savePolicy({ holdAbove: 5 });
    await college.database.owner.query(`update region set currency = 'USD' where id = $1`, [desk.regionId]);
    expect(await currencies({ holdAbove: 5, remindAfter: [3] }, 1)).toEqual(['GBP', 'USD']);
    expect(await currencies({ holdAbove: 6 }, 2)).toEqual(['USD', 'USD']);
  });

  test.each([
    ['reminderDaysInvalid', { remindAfter: [3, 3] }],
    ['reminderDaysInvalid', { remindAfter: [0] }],
    ['reminderDaysInvalid', { remindAfter: [1, 2, 3, 4, 5, 6, 7] }],
    ['holdLimitInvalid', { holdAbove: -1 }],
    ['requestNotUnderstood', { words: [{ locale: 'tlh', text: 'nuqneH' }] }],
    ['reminderWordsTooLong', { words: [{ locale: 'en', text: 'x'.repeat(1_001) }] }],
  ])('is refused: %s', async (problem, input) => {
    expect((await savePolicy(input)).errors).toMatchObject([{ extensions: { problem } }]);
  });
});

test('an exception needs a reason and a last day that is not over, and sent twice is made once', async () => {
  expect((await except('NO_HOLD', { reason: ' ' })).errors).toMatchObject([
    { extensions: { problem: 'duesReasonInvalid' } },
  ]);
  const yesterday: Day = addDays(desk.today(), -1);
  expect((await except('NO_HOLD', { validTo: yesterday })).errors).toMatchObject([
    { extensions: { problem: 'duesExceptionPast' } },
  ]);
  const id = randomUUID();
  await except('NO_HOLD', {}, id);
  await except('NO_HOLD', {}, id);
  expect((await dues())['exceptions']).toHaveLength(1);
});

test('a student is told of an invoice that is issued to them alone', async () => {
  const invoiceId = await desk.invoice(student.person.id);
  const { rows } = await college.database.owner.query(
    `select n.path from notification n join notification_definition d on d.id = n.definition_id
     where n.person_id = $1 and d.name = 'invoiceIssued'`,
    [student.person.id],
  );
  expect(rows).toEqual([{ path: `/student/transactions/${invoiceId}` }]);
});
