import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { NOTHING } from '#kit/money/amounts.ts';
import { percent, writtenPercent } from '#kit/percent/percent.ts';
import type { DraftLine } from '#slices/billing/rules/invoice.ts';
import { AmountCurrency, bookkeepers, InvoiceLineInput } from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { totalOf } from '../rules/fee-template.ts';
import { archiveFeeTemplate, readFeeTemplates, saveFeeTemplate } from './fee-template.actions.ts';
import type { FeeTemplateRecord } from './fee-template.queries.ts';
import { endReduction, giveReduction, readReductionsOf } from './reduction.actions.ts';
import type { ReductionRecord } from './reduction.queries.ts';

const FeeLine = builder.objectRef<DraftLine>('FeeLine').implement({
  permission: viaParent,
  fields: (t) => ({
    particulars: t.exposeString('particulars'),
    quantity: t.exposeInt('quantity'),
    price: t.expose('price', { type: 'MinorUnits', description: 'Of one.' }),
    taxRate: t.float({ description: 'In percent.', resolve: ({ taxRate }) => writtenPercent(taxRate) }),
  }),
});

const FeeTemplate = builder.objectRef<FeeTemplateRecord>('FeeTemplate').implement({
  description: 'What a campus charges in a year, ready to be put on invoices.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    year: t.exposeInt('year'),
    title: t.exposeString('title'),
    lines: t.field({ type: [FeeLine], resolve: ({ lines }) => [...lines] }),
    total: t.field({ type: 'MinorUnits', resolve: ({ lines }) => totalOf(lines) }),
    currency: t.expose('currency', { type: AmountCurrency }),
    version: t.exposeInt('version'),
  }),
});

const FeeReduction = builder.objectRef<ReductionRecord>('FeeReduction').implement({
  description: 'What one student pays less than the others of a campus.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionName: t.exposeString('regionName'),
    percentOff: t.float({
      description: 'In percent; none where it is an amount.',
      resolve: ({ percentOff }) => writtenPercent(percentOff),
    }),
    amountOff: t.expose('amountOff', {
      type: 'MinorUnits',
      description: 'Before tax; none where it is a share.',
    }),
    currency: t.expose('currency', { type: AmountCurrency }),
    reason: t.exposeString('reason'),
    validFrom: t.expose('validFrom', { type: 'Day' }),
    validTo: t.expose('validTo', { type: 'Day', nullable: true }),
    isEnded: t.boolean({ resolve: ({ endedAt }) => endedAt !== null }),
    givenByName: t.string({
      nullable: true,
      resolve: ({ givenBy, personId }, _, ctx) => nameOfDoer(ctx, givenBy, personId),
    }),
    givenAt: t.expose('givenAt', { type: 'DateTime' }),
  }),
});

const FeeTemplateInput = builder.inputType('FeeTemplateInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    year: t.int({ required: true }),
    lines: t.field({ type: [InvoiceLineInput], required: true }),
  }),
});

const FeeReductionInput = builder.inputType('FeeReductionInput', {
  fields: (t) => ({
    percentOff: t.float({ description: 'In percent; or else an amount.' }),
    amountOff: t.field({ type: 'MinorUnits' }),
    reason: t.string({ required: true, description: 'Stands on the invoice.' }),
    validFrom: t.field({ type: 'Day', required: true }),
    validTo: t.field({ type: 'Day', description: 'The last day; null for no end.' }),
  }),
});

/** As it is said, and as it counts. */
export const saidReduction = <
  Said extends { percentOff?: number | null | undefined; amountOff?: typeof NOTHING | null | undefined },
>({
  percentOff,
  amountOff,
  ...said
}: Said) => ({ ...said, percentOff: percent(percentOff ?? 0), amountOff: amountOff ?? NOTHING });

export const saidLines = (
  lines: readonly (Omit<DraftLine, 'taxRate'> & { taxRate: number })[],
): DraftLine[] => lines.map((line) => ({ ...line, taxRate: percent(line.taxRate) }));

builder.queryFields((t) => ({
  feeTemplates: t.field({
    type: [FeeTemplate],
    permission: bookkeepers,
    description: 'Those in use on the caller’s campuses.',
    resolve: (_, __, ctx) => readFeeTemplates(ctx),
  }),
  feeReductions: t.field({
    type: [FeeReduction],
    permission: bookkeepers,
    description: 'What a person pays less on the caller’s campuses, the newest first.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_, { personId }, ctx) => readReductionsOf(ctx, personId),
  }),
}));

builder.mutationFields((t) => ({
  saveFeeTemplate: t.field({
    type: FeeTemplate,
    permission: bookkeepers,
    args: {
      feeTemplateId: t.arg.id({ required: true, description: 'A new id, made by the form, or a known one.' }),
      regionId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'The version the change is based on; null for a new one.' }),
      feeTemplateInput: t.arg({ type: FeeTemplateInput, required: true }),
    },
    resolve: (_, { feeTemplateId: id, regionId, version, feeTemplateInput: { lines, ...input } }, ctx) =>
      saveFeeTemplate(ctx, { id, regionId, version: version ?? null, ...input, lines: saidLines(lines) }),
  }),
  archiveFeeTemplate: t.field({
    type: FeeTemplate,
    permission: bookkeepers,
    description: 'Takes it out of use, or back into it.',
    args: {
      feeTemplateId: t.arg.id({ required: true }),
      isArchived: t.arg.boolean({ required: true }),
    },
    resolve: (_, { feeTemplateId: id, isArchived }, ctx) => archiveFeeTemplate(ctx, { id, isArchived }),
  }),
  giveFeeReduction: t.field({
    type: FeeReduction,
    permission: bookkeepers,
    args: {
      feeReductionId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      personId: t.arg.id({ required: true }),
      regionId: t.arg.id({ required: true }),
      feeReductionInput: t.arg({ type: FeeReductionInput, required: true }),
    },
    resolve: (_, { feeReductionId: id, feeReductionInput, ...whose }, ctx) => {
      const { validTo, ...said } = saidReduction(feeReductionInput);
      return giveReduction(ctx, { id, ...whose, ...said, validTo: validTo ?? null });
    },
  }),
  endFeeReduction: t.field({
    type: FeeReduction,
    permission: bookkeepers,
    description: 'Ends it at once, or lets it count again.',
    args: {
      feeReductionId: t.arg.id({ required: true }),
      isEnded: t.arg.boolean({ required: true }),
    },
    resolve: (_, { feeReductionId: id, isEnded }, ctx) => endReduction(ctx, { id, isEnded }),
  }),
}));
