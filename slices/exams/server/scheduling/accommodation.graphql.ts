import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import type { AccommodationRecord } from '../accommodation.queries.ts';
import { overseers } from '../authoring/authoring.graphql.ts';
import { nameOf } from '../results/results.graphql.ts';
import { accommodationToRead, saveAccommodation } from './save-accommodation.ts';

export const AccommodationType = builder.objectRef<AccommodationRecord>('Accommodation').implement({
  description: 'What a student has in every exam beyond the others.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId', { description: 'The student’s, who has one at most.' }),
    studentName: t.string({ resolve: ({ personId }, _, ctx) => nameOf(ctx, personId) }),
    extraPercent: t.exposeInt('extraPercent', { description: 'Of the time that an exam gives.' }),
    extraAttempts: t.exposeInt('extraAttempts'),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
    isOver: t.boolean({
      resolve: ({ endsAt }, _, ctx) => endsAt !== null && endsAt <= ctx.services.now(),
    }),
    reason: t.exposeString('reason', { description: 'For staff.' }),
    grantedAt: t.expose('grantedAt', { type: 'DateTime' }),
    grantedByName: t.string({
      resolve: async ({ grantedBy }, _, ctx) => (await nameOfDoer(ctx, grantedBy, null)) ?? '',
    }),
    version: t.exposeInt('version'),
  }),
});

const AccommodationInput = builder.inputType('AccommodationInput', {
  fields: (t) => ({
    extraPercent: t.int({ required: true }),
    extraAttempts: t.int({ required: true }),
    lastDay: t.field({ type: 'Day' }),
    reason: t.string({ required: true }),
  }),
});

builder.queryField('accommodation', (t) =>
  t.field({
    type: AccommodationType,
    nullable: true,
    permission: overseers,
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_, { personId }, ctx) => accommodationToRead(ctx, personId),
  }),
);

builder.mutationField('saveAccommodation', (t) =>
  t.field({
    type: AccommodationType,
    nullable: true,
    permission: overseers,
    description: 'What a student has in every exam; an exam that is being sat is prolonged at once.',
    args: {
      personId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'None where there is none yet.' }),
      accommodationInput: t.arg({ type: AccommodationInput, description: 'None takes it away.' }),
    },
    resolve: (_, { personId, version, accommodationInput: given }, ctx) =>
      saveAccommodation(ctx, {
        personId,
        version: version ?? null,
        given: given ? { ...given, lastDay: given.lastDay ?? null } : null,
      }),
  }),
);
