import { builder } from '#kit/graphql/builder.ts';
import { inPerson, withRole } from '#kit/graphql/permission.ts';
import { User } from '#slices/people/server/api.ts';
import { OpenSessionType } from './account.graphql.ts';
import { changeUserEmail } from './change-user-email.ts';
import { deactivateUser, reactivateUser } from './deactivate-user.ts';
import { isManageable } from './is-manageable.ts';
import { mergeUsers } from './merge-users.ts';
import { endUserSession, listUserSessions } from '../sessions/user-sessions.ts';

const admins = inPerson(withRole('admin'));

builder.objectField(User, 'mayBeManaged', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether the caller may change the address and the state of this account, and end its sessions.',
    resolve: (person, _, ctx) => isManageable(ctx, person),
  }),
);

builder.queryField('userSessions', (t) =>
  t.field({
    type: [OpenSessionType],
    permission: admins,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => listUserSessions(ctx, userId),
  }),
);

builder.mutationFields((t) => ({
  deactivateUser: t.field({
    type: User,
    permission: admins,
    args: { userId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, asked, ctx) => deactivateUser(ctx, asked),
  }),
  reactivateUser: t.field({
    type: User,
    permission: admins,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, asked, ctx) => reactivateUser(ctx, asked),
  }),
  mergeUsers: t.field({
    type: User,
    description: 'Makes one account of two that are the same person’s. It cannot be undone.',
    permission: admins,
    args: {
      keptId: t.arg.id({ required: true }),
      mergedId: t.arg.id({ required: true, description: 'Is closed; everything on record about it moves.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, asked, ctx) => mergeUsers(ctx, asked),
  }),
  changeUserEmail: t.field({
    type: User,
    description: 'Counts once the link that is mailed to the new address was opened.',
    permission: admins,
    args: { userId: t.arg.id({ required: true }), newEmail: t.arg.string({ required: true }) },
    resolve: (_, asked, ctx) => changeUserEmail(ctx, asked),
  }),
  endUserSession: t.boolean({
    permission: admins,
    args: { userId: t.arg.id({ required: true }), sessionId: t.arg.id({ required: true }) },
    resolve: (_, asked, ctx) => endUserSession(ctx, asked),
  }),
}));
