import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { GRADUATION_OUTCOMES } from '../rules/graduation.ts';
import { graduateGroup, type GroupGraduate } from './graduate-group.ts';

const GraduationOutcomeType = builder.enumType('GraduationOutcome', { values: GRADUATION_OUTCOMES });

const GroupGraduateType = builder.objectRef<GroupGraduate>('GroupGraduate').implement({
  description: 'What became of one member when their group graduated.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s.' }),
    fullName: t.string({
      resolve: async ({ id }, _, ctx) => {
        const name = await nameById(ctx).load(id);
        return name ? fullName(name) : '';
      },
    }),
    outcome: t.expose('outcome', { type: GraduationOutcomeType }),
  }),
});

builder.mutationField('graduateGroup', (t) =>
  t.field({
    type: [GroupGraduateType],
    permission: withRole('admin'),
    description: 'Marks that a whole group has graduated from the second year; without a day, takes it back.',
    args: {
      groupId: t.arg.id({ required: true }),
      personIds: t.arg.idList({ description: 'Some members; without them everybody who is in it now.' }),
      graduatedOn: t.arg({ type: 'Day', description: 'A day: 2026-05-17.' }),
      place: t.arg.string(),
    },
    resolve: (_, { groupId, personIds, graduatedOn, place }, ctx) =>
      graduateGroup(ctx, {
        groupId,
        personIds: personIds ?? null,
        graduatedOn: graduatedOn ?? null,
        place: place ?? '',
      }),
  }),
);
