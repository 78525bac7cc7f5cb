import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import type { OutcomeCounts } from '../rules/batch.ts';
import type { TermEffect } from '../rules/effect.ts';
import { countOutcomes, listDone, type BatchRecord } from './batch.queries.ts';
import {
  batchToRead,
  decideLeaveRequests,
  selectionEffect,
  undoLeaveDecisions,
} from './decide-leave-requests.ts';
import { excusedByAll, type SelectionEffect, type StudentEffect } from './leave-effects.ts';
import { deciders, LeaveDecisionType } from './queue.graphql.ts';

const BatchCounts = builder.objectRef<OutcomeCounts>('LeaveBatchCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    waiting: t.exposeInt('WAITING'),
    done: t.exposeInt('DONE'),
    changed: t.exposeInt('CHANGED', {
      description: 'Left as they are, since another person was faster.',
    }),
    failed: t.exposeInt('FAILED'),
  }),
});

const LeaveBatch = builder.objectRef<BatchRecord>('LeaveBatch').implement({
  description: 'Several requests that a job decides, or whose decisions it takes back.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    isUndo: t.boolean({ resolve: ({ status }) => status === 'UNDO' }),
    counts: t.field({ type: BatchCounts, resolve: ({ id }, _, ctx) => countOutcomes(ctx.db, id) }),
    excusedSessions: t.int({
      nullable: true,
      description: 'How many classes are excused by what was approved; none while the job is at it.',
      resolve: async ({ id, status }, _, ctx) => {
        if (status !== 'APPROVED' || (await countOutcomes(ctx.db, id)).WAITING > 0) return null;
        return excusedByAll(ctx, await listDone(ctx.db, id));
      },
    }),
  }),
});

const LeaveSelectionTerm = builder.objectRef<TermEffect>('LeaveSelectionTerm').implement({
  description: 'A term that comes to something else.',
  permission: viaParent,
  fields: (t) => ({
    termId: t.exposeID('termId'),
    name: t.exposeString('name'),
    percentBefore: t.field({ type: 'Percent', nullable: true, resolve: ({ before }) => before.percent }),
    percentAfter: t.field({ type: 'Percent', nullable: true, resolve: ({ after }) => after.percent }),
    deductionBefore: t.field({ type: 'Percent', resolve: ({ before }) => before.deduction }),
    deductionAfter: t.field({ type: 'Percent', resolve: ({ after }) => after.deduction }),
  }),
});

const LeaveSelectionStudent = builder.objectRef<StudentEffect>('LeaveSelectionStudent').implement({
  description: 'A student for whom approving several requests would change something.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ personId, groupId }) => `${personId}:${groupId}` }),
    studentName: t.string({
      resolve: async ({ personId }, _, ctx) => {
        const student = await nameById(ctx).load(personId);
        return student ? fullName(student) : '';
      },
    }),
    terms: t.field({ type: [LeaveSelectionTerm], resolve: ({ terms }) => [...terms] }),
  }),
});

const LeaveSelectionEffect = builder.objectRef<SelectionEffect>('LeaveSelectionEffect').implement({
  description: 'What approving several requests would change.',
  permission: viaParent,
  fields: (t) => ({
    excusedSessions: t.exposeInt('excusedSessions'),
    loweredDeductions: t.exposeInt('loweredDeductions', {
      description: 'For how many students attendance takes off less.',
    }),
    students: t.field({
      type: [LeaveSelectionStudent],
      extensions: countsForRows(20),
      resolve: ({ students }) => [...students],
    }),
  }),
});

builder.queryField('leaveSelectionEffect', (t) =>
  t.field({
    type: LeaveSelectionEffect,
    permission: deciders,
    description: 'Of those that the caller may decide and that are pending, up to 500.',
    args: { requestIds: t.arg.idList({ required: true }) },
    resolve: (_, { requestIds }, ctx) => selectionEffect(ctx, requestIds),
  }),
);

builder.queryField('leaveBatch', (t) =>
  t.field({
    type: LeaveBatch,
    nullable: true,
    permission: deciders,
    description: 'How far a job of the caller has come.',
    args: { batchId: t.arg.id({ required: true }) },
    resolve: (_, { batchId }, ctx) => batchToRead(ctx, batchId),
  }),
);

builder.mutationFields((t) => ({
  decideLeaveRequests: t.field({
    type: LeaveBatch,
    permission: deciders,
    description: 'Those that are pending, up to 500, by a job.',
    args: {
      batchId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      requestIds: t.arg.idList({ required: true }),
      status: t.arg({ type: LeaveDecisionType, required: true }),
      adminComments: t.arg.string({ required: true }),
    },
    resolve: (_, params, ctx) => decideLeaveRequests(ctx, params),
  }),
  undoLeaveDecisions: t.field({
    type: LeaveBatch,
    permission: deciders,
    description: 'What a batch has decided, as far as it still stands.',
    args: {
      batchId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      undoes: t.arg.id({ required: true, description: 'The batch that is taken back.' }),
    },
    resolve: (_, params, ctx) => undoLeaveDecisions(ctx, params),
  }),
}));
