import { builder } from '#kit/graphql/builder.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { can } from '../../rules/permissions.ts';
import type { DatedPolicy, Term } from '../../rules/policy.ts';
import { leaveTypeName, policy, schema, type LeaveType } from '../../rules/schema.ts';
import {
  createSchema,
  deleteSchema,
  saveLeaveTypes,
  saveTerms,
  setPolicy,
  updateSchema,
} from './schema.actions.ts';
import { listSchemas, writtenPolicy, type SchemaRecord } from './schema.queries.ts';

const keepers = byRule('superadmins', can.manageSchemas);

const AttendancePolicy = builder.objectRef<DatedPolicy>('AttendancePolicy').implement({
  description: 'The grading parameters of a schema, from a day on.',
  permission: viaParent,
  fields: (t) => ({
    firstDay: t.expose('firstDay', { type: 'Day' }),
    minutesLateThreshold: t.exposeInt('minutesLateThreshold'),
    graceAbsentsPerTerm: t.exposeInt('graceAbsentsPerTerm'),
    graceLatesPerTerm: t.exposeInt('graceLatesPerTerm'),
    absenceDeduction: t.float({
      description: 'Percentage points taken off for each absence beyond the grace.',
      resolve: (of) => writtenPolicy(of).absenceDeduction,
    }),
    lateDeduction: t.float({ resolve: (of) => writtenPolicy(of).lateDeduction }),
  }),
});

export const AttendanceTerm = builder.objectRef<Term>('AttendanceTerm').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    firstDay: t.expose('firstDay', { type: 'Day' }),
    lastDay: t.expose('lastDay', { type: 'Day' }),
  }),
});

const LeaveTypeName = builder.objectRef<LeaveType['names'][number]>('LeaveTypeName').implement({
  permission: viaParent,
  fields: (t) => ({ locale: t.exposeString('locale'), name: t.exposeString('name') }),
});

const LeaveTypeRef = builder.objectRef<LeaveType>('LeaveType').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.string({
      description: 'In the language of the call.',
      resolve: ({ names }, _, ctx) => leaveTypeName(names, ctx.locale),
    }),
    names: t.field({ type: [LeaveTypeName], resolve: ({ names }) => [...names] }),
  }),
});

export const AttendanceSchema = builder.objectRef<SchemaRecord>('AttendanceSchema').implement({
  description: 'By what the attendance of groups is counted (ATT-08).',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, schema),
    groupCount: t.exposeInt('groupCount', { description: 'How many groups are counted by it.' }),
    policies: t.field({ type: [AttendancePolicy], resolve: ({ policies }) => [...policies] }),
    terms: t.field({ type: [AttendanceTerm], resolve: ({ terms }) => [...terms] }),
    leaveTypes: t.field({ type: [LeaveTypeRef], resolve: ({ leaveTypes }) => [...leaveTypes] }),
  }),
});

builder.queryField('attendanceSchemas', (t) =>
  t.field({ type: [AttendanceSchema], permission: signedIn, resolve: (_, __, ctx) => listSchemas(ctx.db) }),
);

const SchemaInput = recordInput('AttendanceSchemaInput', schema);
const PolicyInput = recordInput('AttendancePolicyInput', policy);

const TermInput = builder.inputType('AttendanceTermInput', {
  fields: (t) => ({
    _id: t.id({ required: true, description: 'A new id for a new term.' }),
    name: t.string({ required: true }),
    firstDay: t.field({ type: 'Day', required: true }),
    lastDay: t.field({ type: 'Day', required: true }),
  }),
});

const LeaveTypeNameInput = builder.inputType('LeaveTypeNameInput', {
  fields: (t) => ({ locale: t.string({ required: true }), name: t.string({ required: true }) }),
});

const LeaveTypeInput = builder.inputType('LeaveTypeInput', {
  fields: (t) => ({
    _id: t.id({ required: true, description: 'A new id for a new type.' }),
    names: t.field({ type: [LeaveTypeNameInput], required: true }),
  }),
});

builder.mutationField('createAttendanceSchema', (t) =>
  t.field({
    type: AttendanceSchema,
    permission: keepers,
    args: {
      schemaId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      schemaInput: t.arg({ type: SchemaInput, required: true }),
      policyInput: t.arg({ type: PolicyInput, required: true }),
    },
    resolve: (_, creation, ctx) => createSchema(ctx, creation),
  }),
);

const VERSION = 'The version of the schema the change is based on.';

builder.mutationField('updateAttendanceSchema', (t) =>
  t.field({
    type: AttendanceSchema,
    permission: keepers,
    args: {
      schemaId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      schemaInput: t.arg({ type: SchemaInput, required: true }),
    },
    resolve: (_, change, ctx) => updateSchema(ctx, change),
  }),
);

builder.mutationField('setAttendancePolicy', (t) =>
  t.field({
    type: AttendanceSchema,
    permission: keepers,
    args: {
      schemaId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      termId: t.arg.id({ description: 'The first term it counts for; without it from the beginning.' }),
      policyInput: t.arg({ type: PolicyInput, required: true }),
    },
    resolve: (_, change, ctx) => setPolicy(ctx, change),
  }),
);

builder.mutationField('saveAttendanceTerms', (t) =>
  t.field({
    type: AttendanceSchema,
    permission: keepers,
    args: {
      schemaId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      terms: t.arg({ type: [TermInput], required: true, description: 'All of them.' }),
    },
    resolve: (_, { terms, ...change }, ctx) =>
      saveTerms(ctx, { ...change, terms: terms.map(({ _id: id, ...term }) => ({ id, ...term })) }),
  }),
);

builder.mutationField('saveLeaveTypes', (t) =>
  t.field({
    type: AttendanceSchema,
    permission: keepers,
    args: {
      schemaId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      leaveTypes: t.arg({
        type: [LeaveTypeInput],
        required: true,
        description: 'All of them, in their order.',
      }),
    },
    resolve: (_, { leaveTypes, ...change }, ctx) =>
      saveLeaveTypes(ctx, {
        ...change,
        leaveTypes: leaveTypes.map(({ _id: id, names }) => ({ id, names })),
      }),
  }),
);

builder.mutationField('deleteAttendanceSchema', (t) =>
  t.boolean({
    description: 'Refused while groups are counted by it.',
    permission: keepers,
    args: { schemaId: t.arg.id({ required: true }) },
    resolve: (_, { schemaId }, ctx) => deleteSchema(ctx, schemaId),
  }),
);
