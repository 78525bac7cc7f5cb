import { builder } from '#kit/graphql/builder.ts';
import { inPerson, withRole } from '#kit/graphql/permission.ts';
import { GIVABLE_ROLES } from '#slices/people/rules/roles.ts';
import { setRole } from './set-role.ts';
import { User } from '../user.graphql.ts';

const GivableRoleType = builder.enumType('GivableRole', { values: GIVABLE_ROLES });

builder.mutationField('setUserRole', (t) =>
  t.field({
    type: User,
    description: 'Says where somebody holds a role: wherever they belong, on some campuses only, or nowhere.',
    permission: inPerson(withRole('admin')),
    args: {
      userId: t.arg.id({ required: true }),
      role: t.arg({ type: GivableRoleType, required: true }),
      isEverywhere: t.arg.boolean({ required: true }),
      regionIds: t.arg.idList({ required: true }),
    },
    resolve: (_, asked, ctx) => setRole(ctx, asked),
  }),
);
