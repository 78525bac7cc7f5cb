import { builder } from '#kit/graphql/builder.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { ProfileInput } from '../profile/own-profile.graphql.ts';
import { saveUser } from './save-user.ts';
import { User } from '../user.graphql.ts';

builder.mutationField('saveUser', (t) =>
  t.field({
    type: User,
    permission: withRole('admin'),
    args: {
      userId: t.arg.id({ required: true }),
      profileInput: t.arg({ type: ProfileInput, required: true }),
      joins: t.arg.idList({ description: 'Campuses they belong to from now on.' }),
      leaves: t.arg.idList({ description: 'Campuses they no longer belong to; roles held there are gone.' }),
    },
    resolve: (_, asked, ctx) => saveUser(ctx, asked),
  }),
);
