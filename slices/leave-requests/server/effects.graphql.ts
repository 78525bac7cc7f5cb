import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { ATTENDANCE_STATUSES } from '#slices/attendance/rules/status.ts';
import type { TermEffect } from '../rules/effect.ts';
import { effectsOf, type ShownEffect } from './leave-effects.ts';
import { requestToDecide } from './list-queue.ts';
import { deciders, LeaveDecisionType } from './queue.graphql.ts';

const AttendanceStatus = enumType('AttendanceStatus', ATTENDANCE_STATUSES);

const SessionEffect = builder.objectRef<ShownEffect['sessions'][number]>('LeaveSessionEffect').implement({
  permission: viaParent,
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    courseName: t.exposeString('courseName', { nullable: true }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    before: t.expose('before', {
      type: AttendanceStatus,
      nullable: true,
      description: 'None while there is no roll.',
    }),
    after: t.expose('after', {
      type: AttendanceStatus,
      description: 'Without a roll: what it is if the student is missing.',
    }),
  }),
});

const TermEffectType = builder.objectRef<TermEffect>('LeaveTermEffect').implement({
  description: 'What a term comes to for the student, now and then.',
  permission: viaParent,
  fields: (t) => ({
    termId: t.exposeID('termId'),
    name: t.exposeString('name'),
    percentBefore: t.field({ type: 'Percent', nullable: true, resolve: ({ before }) => before.percent }),
    percentAfter: t.field({ type: 'Percent', nullable: true, resolve: ({ after }) => after.percent }),
    deductionBefore: t.field({ type: 'Percent', resolve: ({ before }) => before.deduction }),
    deductionAfter: t.field({ type: 'Percent', resolve: ({ after }) => after.deduction }),
    absencesBefore: t.int({ resolve: ({ before }) => before.counts.ABSENT }),
    absencesAfter: t.int({ resolve: ({ after }) => after.counts.ABSENT }),
    graceAbsents: t.exposeInt('graceAbsents'),
  }),
});

const LeaveEffect = builder.objectRef<ShownEffect>('LeaveEffect').implement({
  description: 'What a decision would change.',
  permission: viaParent,
  fields: (t) => ({
    decision: t.expose('decision', { type: LeaveDecisionType }),
    changed: t.exposeInt('changed', { description: 'How many sessions with a roll get another status.' }),
    sessions: t.field({
      type: [SessionEffect],
      extensions: countsForRows(20),
      resolve: ({ sessions }) => [...sessions],
    }),
    terms: t.field({ type: [TermEffectType], resolve: ({ terms }) => [...terms] }),
  }),
});

const LeaveEffects = builder
  .objectRef<{ id: string; effects: readonly ShownEffect[] }>('LeaveEffects')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id', { description: 'That of the request.' }),
      effects: t.field({
        type: [LeaveEffect],
        extensions: countsForRows(2),
        resolve: ({ effects }) => [...effects],
      }),
    }),
  });

builder.queryField('leaveEffects', (t) =>
  t.field({
    type: LeaveEffects,
    nullable: true,
    permission: deciders,
    description: 'What each decision about a request would change, for those who decide about it.',
    args: { requestId: t.arg.id({ required: true }) },
    resolve: async (_, { requestId: id }, ctx) => {
      const request = await requestToDecide(ctx, id);
      return request && { id, effects: await effectsOf(ctx, request) };
    },
  }),
);
