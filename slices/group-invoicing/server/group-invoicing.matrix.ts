import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['admin', 'superadmin'];
const overseers: Who = ['adminThere', 'superadmin'];
/** Nobody takes something off their own fees. */
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];

const lines = [{ particulars: 'Proof', quantity: 1, price: 100, taxRate: 0 }];

const orderAt = (target: Target) => {
  const classId = target.id('invoicedClass');
  if (classId === undefined) return undefined;
  const regionId = target.id('region');
  return { regionId, groupIds: [classId], title: `Proof ${randomUUID()}`, dueOn: '2190-01-01', lines };
};

const asked = (order: object | undefined, expectedTotal: number) => ({
  runId: randomUUID(),
  order,
  expectedCount: 1,
  expectedTotal,
});

const templateAt = (target: Target) => ({
  regionId: target.id('region'),
  feeTemplateInput: { title: 'Proof', year: 2026, lines },
});

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'feeReductions feeTemplates groupInvoicePlan invoiceRun invoiceRunStudents invoiceRuns': staff,
    },
    FeeLine: { 'particulars price quantity taxRate': overseers },
    FeeTemplate: { '_id currency lines regionId regionName title total version year': overseers },
    FeeReduction: {
      '_id amountOff currency givenAt givenByName isEnded percentOff reason regionName validFrom validTo':
        keepers,
    },
    GroupInvoicePlan: { 'charged currency leftOut total': staff },
    PlannedInvoice: { '_id groupName reductions studentName total': keepers },
    PlannedReduction: { 'amount particulars': keepers },
    LeftOutStudent: { '_id groupName reason studentName': overseers },
    InvoiceRun: {
      '_id askedAt askedByName counts currency dueOn isUndone regionName title total undoReason': overseers,
    },
    InvoiceRunCounts: { 'failed issued kept toUndo undone waiting': overseers },
    InvoiceRunPage: { 'count countIsOpen nextCursor rows': staff },
    InvoiceRunStudent: { '_id invoiceId outcome studentName total': overseers },
  },
  asks: {
    'Query.groupInvoicePlan': (target) => {
      const order = orderAt(target);
      const differences = [{ personId: target.id('person'), percentOff: 5, reason: 'Proof' }];
      return order ? [{ order }, { order: { ...order, differences } }] : [];
    },
    'Query.invoiceRuns': () => [{ first: 100 }, { first: 1 }],
  },
  namesOthers: {
    'FeeReduction.givenByName': keepers,
    'FeeReduction.regionName': keepers,
    'FeeTemplate.regionName': overseers,
    'InvoiceRun.askedByName': overseers,
    'InvoiceRun.regionName': overseers,
    'InvoiceRunStudent.studentName': overseers,
    'LeftOutStudent.studentName': overseers,
    'PlannedInvoice.studentName': keepers,
  },
  writes: {
    saveFeeTemplate: {
      cases: [
        { who: overseers, at: (target) => ({ feeTemplateId: randomUUID(), ...templateAt(target) }) },
        {
          who: overseers,
          at: (target) => ({ feeTemplateId: target.id('feeTemplate'), version: 1, ...templateAt(target) }),
        },
      ],
    },
    archiveFeeTemplate: {
      cases: [
        {
          who: overseers,
          at: (target) => ({ feeTemplateId: target.id('feeTemplate'), isArchived: true }),
        },
      ],
    },
    giveFeeReduction: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            feeReductionId: target.id('feeReduction') && randomUUID(),
            personId: target.id('person'),
            regionId: target.id('region'),
            feeReductionInput: { percentOff: 5, reason: 'Proof', validFrom: '2189-01-01' },
          }),
        },
      ],
    },
    endFeeReduction: {
      cases: [
        { who: keepers, at: (target) => ({ feeReductionId: target.id('feeReduction'), isEnded: true }) },
      ],
    },
    invoiceGroups: {
      // Who is to be left out is charged nothing, whoever they are.
      ignores: ['order.takenOut'],
      cases: [
        { who: keepers, at: (target) => asked(orderAt(target), 100) },
        {
          who: keepers,
          at: (target) => {
            const [templateId, personId] = [target.id('feeTemplate'), target.id('person')];
            const differences = [{ personId, percentOff: 5, reason: 'Proof' }];
            const order = orderAt(target);
            return asked(order && templateId ? { ...order, templateId, differences } : undefined, 95);
          },
        },
      ],
    },
    undoGroupInvoices: {
      cases: [{ who: overseers, at: (target) => ({ runId: target.id('invoiceRun'), reason: 'Proof' }) }],
    },
  },
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    const classId = await seedClass(fixture);
    return [
      { name: 'invoicedClass', id: classId, readers: { SignUpGroup: [] } },
      { name: 'feeTemplate', id: await seedTemplate(fixture) },
      { name: 'feeReduction', id: await seedReduction(fixture) },
      { name: 'invoiceRun', id: await seedRun(fixture, classId) },
    ];
  },
};

/** A free registrant is told of nobody else (C6), so what is theirs names only themselves. */
const authorOf = ({ subject, personId, registrarId }: Fixture): string | null =>
  subject.key === 'registrant' ? personId : registrarId;

async function seedClass({ owner, personId, regionId, mark }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day)
       select id, $3, region_id, '2026-01-05' from class)
     select id from class`,
    [regionId, mark('invoicedClass', 'name'), personId],
  );
  return rows[0]?.id ?? '';
}

const linesWith = (particulars: string): string =>
  JSON.stringify([{ particulars, quantity: 1, price: 700, taxRate: 0 }]);

async function seedTemplate({ owner, regionId, mark }: Fixture): Promise<string> {
  const id = randomUUID();
  await owner.query(
    'insert into fee_template (id, region_id, year, title, lines) values ($1, $2, 2026, $3, $4)',
    [id, regionId, mark('feeTemplate', 'title'), linesWith(mark('feeTemplate', 'particulars'))],
  );
  return id;
}

/** It does not count any more, so that what others try comes out as they say. */
async function seedReduction(fixture: Fixture): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `insert into fee_reduction (id, person_id, region_id, percent_off, currency, reason, valid_from, valid_to, given_by, given_at)
     select $1, $2, r.id, 500, r.currency, $4, '2025-01-01', '2025-12-31', $5, now() from region r where r.id = $3`,
    [id, personId, regionId, mark('feeReduction', 'reason'), authorOf(fixture)],
  );
  return id;
}

async function seedRun(fixture: Fixture, classId: string): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `with run as (
       insert into invoice_run (id, region_id, group_ids, title, note, currency, due_on, asked_by, asked_at)
       select $1, r.id, array[$3::uuid], $4, $5, r.currency, '2026-12-01', $6, now() from region r where r.id = $2
       returning id, region_id)
     insert into invoice_run_student (run_id, person_id, region_id, invoice_id, lines, total)
     select id, $7, region_id, gen_random_uuid(), $8, 700 from run`,
    [
      id,
      regionId,
      classId,
      mark('invoiceRun', 'title'),
      mark('invoiceRun', 'note'),
      authorOf(fixture),
      personId,
      linesWith(mark('invoiceRun', 'particulars')),
    ],
  );
  return id;
}
