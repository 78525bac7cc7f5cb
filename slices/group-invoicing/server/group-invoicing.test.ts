import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { College } from '#testing/college.ts';
import { InvoicingDesk } from './testing/invoicing-desk.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const opened = (slug: string): Promise<InvoicingDesk> => InvoicingDesk.open(college, slug);

/** 84,000 for tuition, and two books at 3,000 with 20 % tax. */
const WHOLE = 91_200;

async function numbersOf(desk: InvoicingDesk): Promise<number[]> {
  const { rows } = await college.database.owner.query(
    'select count from invoice where region_id = $1 order by count',
    [desk.billing.regionId],
  );
  return rows.map(({ count }) => Number(count));
}

async function invoiceOf(personId: string): Promise<string> {
  const { rows } = await college.database.owner.query<{ id: string }>(
    'select id from invoice where person_id = $1',
    [personId],
  );
  return rows[0]?.id ?? '';
}

test('a group is invoiced as it was shown, once per student and with numbers without gaps (FIN-08, FIN-22)', async () => {
  const desk = await opened('whole');
  const [ana = '', ben = '', cleo = ''] = await desk.students(3);
  await desk.reduce(ana);
  const differences = [{ personId: ben, amountOff: 20_000, reason: 'Part time' }];
  const order = desk.order({ differences, takenOut: [cleo] });
  const plan = await desk.plan({ differences, takenOut: [cleo] });
  expect(Object.fromEntries(plan.charged.map(({ _id, total }) => [_id, total]))).toEqual({
    [ana]: (WHOLE * 9) / 10,
    [ben]: WHOLE - 20_000,
  });
  expect(plan.leftOut).toEqual([{ _id: cleo, reason: 'TAKEN_OUT' }]);
  expect(await numbersOf(desk)).toEqual([]);

  const asked = { runId: randomUUID(), order, expectedCount: 2, expectedTotal: plan.total };
  await Promise.all([desk.begin(asked), desk.begin(asked)]);
  await college.runJobs();
  await desk.begin(asked);
  await college.runJobs();
  expect(await numbersOf(desk)).toEqual([1, 2]);
  const run = await desk.run(asked.runId);
  expect(run).toMatchObject({ total: plan.total, counts: { waiting: 0, issued: 2 } });
  const { rows } = await college.database.owner.query(
    `select i.person_id, i.total::integer, n.id is not null as told from invoice i
     left join notification n on n.person_id = i.person_id and n.path = '/student/transactions/' || i.id
     where i.region_id = $1 order by i.total`,
    [desk.billing.regionId],
  );
  expect(rows).toEqual([
    { person_id: ben, total: WHOLE - 20_000, told: true },
    { person_id: ana, total: (WHOLE * 9) / 10, told: true },
  ]);
});

test('nobody is invoiced twice with a template, and those who left are left out with the reason', async () => {
  const desk = await opened('again');
  const [ana = '', ben = ''] = await desk.students(2);
  await college.database.owner.query('update group_member set last_day = $2 where person_id = $1', [
    ben,
    addDays(desk.billing.today(), -1),
  ]);
  const { data } = await desk.saveTemplate();
  const templateId = data?.saveFeeTemplate._id;
  expect(data?.saveFeeTemplate.total).toBe(WHOLE);
  const runId = await desk.invoice({ templateId });
  const [cleo = ''] = await desk.students(1);
  const plan = await desk.plan({ templateId });
  expect(plan.charged.map(({ _id }) => _id)).toEqual([cleo]);
  expect(plan.leftOut.toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    { _id: ana, reason: 'ALREADY_INVOICED' },
    { _id: ben, reason: 'LEFT_GROUP' },
  ]);
  await desk.undo(runId);
  await college.runJobs();
  expect((await desk.plan({ templateId })).charged).toHaveLength(2);
});

test('who was charged by hand under the same title is not charged again, unless that was deleted', async () => {
  const desk = await opened('by-hand');
  const [ana = '', ben = ''] = await desk.students(2);
  const invoiceId = await desk.billing.invoice(ana, 5_000, { title: 'FIRST year tuition' });
  const title = 'First year tuition';
  const plan = await desk.plan({ title });
  expect(plan.charged.map(({ _id }) => _id)).toEqual([ben]);
  expect(plan.leftOut).toEqual([{ _id: ana, reason: 'ALREADY_INVOICED' }]);
  await desk.billing.admin.call(
    `mutation d($id: ID!) { deleteInvoice(invoiceId: $id, reason: "By mistake") { _id } }`,
    { id: invoiceId },
  );
  expect((await desk.plan({ title })).charged).toHaveLength(2);
});

test('a run is undone while unpaid: what was paid stays, the others’ invoices are deleted and keep their rows (FIN-11)', async () => {
  const desk = await opened('undone');
  const [ana = '', ben = ''] = await desk.students(2);
  const runId = await desk.invoice();
  const paid = await invoiceOf(ana);
  await desk.billing.pay(paid, 100);
  expect((await desk.undo(runId, ' ')).problem).toBe('moneyReasonMissing');
  await desk.undo(runId);
  await college.runJobs();
  expect(await desk.run(runId)).toMatchObject({
    total: WHOLE,
    counts: { issued: 0, undone: 1, kept: 1 },
    undoReason: 'The wrong year',
  });
  expect(await desk.billing.read(await invoiceOf(ben))).toMatchObject({ status: 'DELETED', balance: 0 });
  expect(await desk.billing.read(paid)).toMatchObject({ status: 'PART_PAID', balance: WHOLE - 100 });
  expect(await numbersOf(desk)).toEqual([1, 2]);
  expect((await desk.undo(runId)).problem).toBe('invoiceRunUndone');
});

test('who still waits when a run is undone is not invoiced', async () => {
  const desk = await opened('early');
  await desk.students(2);
  const { total } = await desk.plan();
  const runId = randomUUID();
  await desk.begin({ runId, expectedCount: 2, expectedTotal: total });
  await desk.undo(runId);
  await college.runJobs();
  expect([await numbersOf(desk), (await desk.run(runId))?.counts.undone]).toEqual([[], 2]);
});

test('what changed since it was shown is not charged, and nothing is begun without groups, lines or students', async () => {
  const desk = await opened('changed');
  const [ana = ''] = await desk.students(1);
  const { total } = await desk.plan();
  await desk.reduce(ana);
  const refused = async (variables: Record<string, unknown>) => (await desk.begin(variables)).problem;
  const expected = { expectedCount: 1, expectedTotal: total };
  expect(await refused(expected)).toBe('invoiceRunChanged');
  expect(await refused({ ...expected, order: desk.order({ groupIds: [] }) })).toBe('invoiceRunWithoutGroups');
  expect(await refused({ ...expected, order: desk.order({ lines: [] }) })).toBe('invoiceLinesMissing');
  expect(await refused({ ...expected, order: desk.order({ dueOn: '2020-01-01' }) })).toBe(
    'invoiceDueTooEarly',
  );
  expect(await refused({ ...expected, order: desk.order({ takenOut: [ana] }) })).toBe('invoiceRunEmpty');
  expect(await numbersOf(desk)).toEqual([]);
});

test('groups, templates and runs of another campus do not exist (HOLE-52)', async () => {
  const [desk, other] = [await opened('here'), await opened('there')];
  await desk.students(1);
  const runId = await desk.invoice();
  const there = other.billing.admin;
  expect(await desk.run(runId, there)).toBeNull();
  expect((await desk.begin({ expectedCount: 1, expectedTotal: WHOLE }, there)).problem).toBe(
    'recordNotFound',
  );
  const mixed = other.order({ groupIds: [desk.groupId] });
  expect((await other.begin({ order: mixed, expectedCount: 1, expectedTotal: WHOLE })).problem).toBe(
    'recordNotFound',
  );
  const { data } = await desk.saveTemplate();
  const foreign = other.order({ templateId: data?.saveFeeTemplate._id });
  expect((await other.begin({ order: foreign, expectedCount: 1, expectedTotal: WHOLE })).problem).toBe(
    'recordNotFound',
  );
  expect((await desk.reduce(there.person.id)).problem).toBe('recordNotFound');
});

test('a template changes under its newest version alone, and stays away once archived', async () => {
  const desk = await opened('templates');
  const { data } = await desk.saveTemplate();
  const feeTemplateId = data?.saveFeeTemplate._id;
  expect((await desk.saveTemplate({ feeTemplateId, version: 1 })).data?.saveFeeTemplate.version).toBe(2);
  expect((await desk.saveTemplate({ feeTemplateId, version: 1 })).problem).toBe('changedMeanwhile');
  const feeTemplateInput = { title: 'Books', year: 1999, lines: desk.order()['lines'] };
  expect((await desk.saveTemplate({ feeTemplateInput })).problem).toBe('feeYearInvalid');
  const list = async () =>
    (await desk.said<{ feeTemplates: object[] }>('{ feeTemplates { _id } }', {})).data?.feeTemplates.length;
  expect(await list()).toBe(1);
  for (const [isArchived, count] of [
    [true, 0],
    [false, 1],
  ] as const) {
    await desk.said(
      'mutation a($id: ID!, $isArchived: Boolean!) { archiveFeeTemplate(feeTemplateId: $id, isArchived: $isArchived) { _id } }',
      { id: feeTemplateId, isArchived },
    );
    expect(await list()).toBe(count);
  }
});

test('a reduction counts from its first day, until it is ended, and again when that is undone', async () => {
  const desk = await opened('reduced');
  const [ana = ''] = await desk.students(1);
  const today = desk.billing.today();
  await desk.reduce(ana, {
    percentOff: null,
    amountOff: 1_000,
    validFrom: addDays(today, 1),
    reason: 'Later',
  });
  await desk.reduce(ana, { validTo: addDays(today, -1), validFrom: addDays(today, -9), reason: 'Before' });
  const { data } = await desk.reduce(ana, { percentOff: 25, reason: 'Alumni fund', validTo: today });
  const taken = async () =>
    (await desk.plan()).charged.flatMap(({ reductions }) => reductions.map(({ particulars }) => particulars));
  expect(await taken()).toEqual(['Alumni fund (25%)', 'Alumni fund (25%)']);
  for (const [isEnded, count] of [
    [true, 0],
    [false, 2],
  ] as const) {
    await desk.said(
      'mutation e($id: ID!, $isEnded: Boolean!) { endFeeReduction(feeReductionId: $id, isEnded: $isEnded) { isEnded } }',
      { id: data?.giveFeeReduction._id, isEnded },
    );
    expect(await taken()).toHaveLength(count);
  }
});
