import { builder } from '#kit/graphql/builder.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { DraftLine } from '#slices/billing/rules/invoice.ts';
import { times } from '#kit/money/amounts.ts';
import { AmountCurrency, bookkeepers, InvoiceLineInput } from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { LEFT_OUT_REASONS, RUN_OUTCOMES, type RunCounts } from '../rules/run.ts';
import { saidLines, saidReduction } from './fees.graphql.ts';
import { invoiceGroups, readRun, readRuns, readRunStudents, undoGroupInvoices } from './invoice-groups.ts';
import { planGroups, type PlannedRun, type RunOrder } from './plan-groups.ts';
import { sumUp, type RunRecord, type RunStudentRecord } from './run.queries.ts';

const LeftOutReasonType = builder.enumType('LeftOutReason', { values: LEFT_OUT_REASONS });
const RunOutcomeType = builder.enumType('InvoiceRunOutcome', {
  description: 'KEPT: something was paid or changed before the run was undone.',
  values: RUN_OUTCOMES,
});

const PlannedReduction = builder.objectRef<DraftLine>('PlannedReduction').implement({
  permission: viaParent,
  fields: (t) => ({
    particulars: t.exposeString('particulars'),
    amount: t.field({ type: 'MinorUnits', resolve: ({ price, quantity }) => times(price, quantity) }),
  }),
});

const PlannedInvoice = builder
  .objectRef<PlannedRun['charged'][number] & { feeLines: number }>('PlannedInvoice')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('personId', { description: 'The student’s.' }),
      studentName: t.string({ resolve: fullName }),
      groupName: t.exposeString('groupName'),
      total: t.expose('total', { type: 'MinorUnits' }),
      reductions: t.field({
        type: [PlannedReduction],
        resolve: ({ lines, feeLines }) => lines.slice(feeLines),
      }),
    }),
  });

const LeftOutStudent = builder.objectRef<PlannedRun['leftOut'][number]>('LeftOutStudent').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId', { description: 'The student’s.' }),
    studentName: t.string({ resolve: fullName }),
    groupName: t.exposeString('groupName'),
    reason: t.expose('reason', { type: LeftOutReasonType }),
  }),
});

const GroupInvoicePlan = builder.objectRef<PlannedRun & { feeLines: number }>('GroupInvoicePlan').implement({
  description: 'Who would be charged how much.',
  permission: viaParent,
  fields: (t) => ({
    charged: t.field({
      type: [PlannedInvoice],
      resolve: ({ charged, feeLines }) => charged.map((one) => ({ ...one, feeLines })),
    }),
    leftOut: t.field({ type: [LeftOutStudent], resolve: ({ leftOut }) => leftOut }),
    total: t.expose('total', { type: 'MinorUnits' }),
    currency: t.field({ type: AmountCurrency, resolve: ({ campus }) => campus.currency }),
  }),
});

const sumsOfRun = loaderByOwner(
  (ctx, runIds) => sumUp(ctx.db, runIds),
  ({ runId }) => runId,
);

const InvoiceRunCounts = builder.objectRef<RunCounts>('InvoiceRunCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    waiting: t.exposeInt('WAITING'),
    issued: t.exposeInt('ISSUED'),
    failed: t.exposeInt('FAILED'),
    toUndo: t.exposeInt('TO_UNDO'),
    undone: t.exposeInt('UNDONE'),
    kept: t.exposeInt('KEPT', { description: 'Paid or changed before the run was undone.' }),
  }),
});

const InvoiceRunStudent = builder.objectRef<RunStudentRecord>('InvoiceRunStudent').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The student’s.' }),
    studentName: t.exposeString('studentName'),
    total: t.expose('total', { type: 'MinorUnits' }),
    outcome: t.expose('outcome', { type: RunOutcomeType }),
    invoiceId: t.exposeID('invoiceId', { description: 'Of the invoice, once it is issued.' }),
  }),
});

const InvoiceRun = builder.objectRef<RunRecord>('InvoiceRun').implement({
  description: 'Invoices for everybody in some groups, which a job issues.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionName: t.exposeString('regionName'),
    title: t.exposeString('title'),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    askedByName: t.string({
      nullable: true,
      resolve: ({ askedBy }, _, ctx) => nameOfDoer(ctx, askedBy, null),
    }),
    isUndone: t.boolean({ resolve: ({ undoneAt }) => undoneAt !== null }),
    undoReason: t.exposeString('undoReason'),
    currency: t.expose('currency', { type: AmountCurrency }),
    counts: t.field({
      type: InvoiceRunCounts,
      resolve: async ({ id }, _, ctx) => {
        const [sums] = await sumsOfRun(ctx).load(id);
        if (!sums) throw new Error(`Nobody is in the run ${id}.`);
        return sums.counts;
      },
    }),
    total: t.field({
      type: 'MinorUnits',
      description: 'Of what is issued or on its way, and not taken back.',
      resolve: async ({ id }, _, ctx) => {
        const [sums] = await sumsOfRun(ctx).load(id);
        if (!sums) throw new Error(`Nobody is in the run ${id}.`);
        return sums.total;
      },
    }),
  }),
});

const InvoiceRunPage = countedPageType('InvoiceRunPage', InvoiceRun);

const FeeDifferenceInput = builder.inputType('FeeDifferenceInput', {
  fields: (t) => ({
    personId: t.id({ required: true }),
    percentOff: t.float({ description: 'In percent; or else an amount.' }),
    amountOff: t.field({ type: 'MinorUnits' }),
    reason: t.string({ required: true, description: 'Stands on the invoice.' }),
  }),
});

const GroupInvoiceInput = builder.inputType('GroupInvoiceInput', {
  fields: (t) => ({
    regionId: t.id({ required: true }),
    groupIds: t.idList({ required: true }),
    templateId: t.id({ description: 'Where its lines come from: nobody is invoiced twice with one.' }),
    title: t.string({ required: true }),
    note: t.string(),
    dueOn: t.field({ type: 'Day', required: true }),
    lines: t.field({ type: [InvoiceLineInput], required: true }),
    differences: t.field({ type: [FeeDifferenceInput], description: 'What some pay less this time.' }),
    takenOut: t.idList({ description: 'Students who are not to be invoiced this time.' }),
  }),
});

type Said = typeof GroupInvoiceInput.$inferInput;

const orderOf = ({ templateId, note, lines, differences, takenOut, ...said }: Said): RunOrder => ({
  ...said,
  templateId: templateId ?? null,
  note: note ?? '',
  lines: saidLines(lines),
  differences: (differences ?? []).map(saidReduction),
  takenOut: takenOut ?? [],
});

builder.queryFields((t) => ({
  groupInvoicePlan: t.field({
    type: GroupInvoicePlan,
    permission: bookkeepers,
    description: 'What invoicing some groups would do. It writes nothing.',
    args: { order: t.arg({ type: GroupInvoiceInput, required: true }) },
    resolve: async (_, { order }, ctx) => ({
      ...(await planGroups(ctx.db, ctx, orderOf(order))),
      feeLines: order.lines.length,
    }),
  }),
  invoiceRuns: t.field({
    type: InvoiceRunPage,
    permission: bookkeepers,
    description: 'On the caller’s campuses, the newest first.',
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) => readRuns(ctx, page),
  }),
  invoiceRun: t.field({
    type: InvoiceRun,
    nullable: true,
    permission: bookkeepers,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => readRun(ctx, _id),
  }),
}));

builder.queryField('invoiceRunStudents', (t) =>
  t.field({
    type: [InvoiceRunStudent],
    permission: bookkeepers,
    description: 'Everybody in a run, by name.',
    args: { runId: t.arg.id({ required: true }) },
    resolve: (_, { runId }, ctx) => readRunStudents(ctx, runId),
  }),
);

builder.mutationFields((t) => ({
  invoiceGroups: t.field({
    type: InvoiceRun,
    permission: bookkeepers,
    description: 'Has a job invoice everybody in some groups.',
    args: {
      runId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      order: t.arg({ type: GroupInvoiceInput, required: true }),
      expectedCount: t.arg.int({ required: true, description: 'As many as were shown.' }),
      expectedTotal: t.arg({ type: 'MinorUnits', required: true, description: 'As much as was shown.' }),
    },
    resolve: (_, { runId, order, expectedCount, expectedTotal }, ctx) =>
      invoiceGroups(ctx, {
        runId,
        ...orderOf(order),
        expected: { count: expectedCount, total: expectedTotal },
      }),
  }),
  undoGroupInvoices: t.field({
    type: InvoiceRun,
    permission: bookkeepers,
    description: 'Has a job take back what nobody has paid yet.',
    args: { runId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, asked, ctx) => undoGroupInvoices(ctx, asked),
  }),
}));
