import { builder } from '#kit/graphql/builder.ts';
import { TRIES_CREDENTIAL } from '#kit/graphql/limits.ts';
import { anyone, byRule, inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { findKeys, User, type UserParent } from '#slices/people/server/api.ts';
import { awaitedEmail } from '#slices/sign-in/rules/mailed-link.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from '../passwords/change-password.ts';
import { confirmEmail, isNewEmailLinkOpen } from './confirm-email.ts';
import { endSession, listOwnSessions, logOutEverywhere, type OpenSession } from '../sessions/own-sessions.ts';
import { listSupportViews } from '../sessions/support-views.ts';

export const OpenSessionType = builder.objectRef<OpenSession>('OpenSession').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    browser: t.exposeString('browser', { nullable: true }),
    system: t.exposeString('system', {
      nullable: true,
      description: 'The kind of device, such as Windows or iPhone.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
});

builder.objectField(User, 'hasPassword', (t) =>
  t.boolean({
    nullable: true,
    description: 'False for somebody who logs in by a work account only.',
    permission: byRule<UserParent>('the person', (actor, person) => actor.personId === person.id),
    resolve: async ({ id }, _, ctx) => Boolean((await findKeys(ctx.db, id))?.passwordHash),
  }),
);

builder.objectField(User, 'awaitedEmail', (t) =>
  t.string({
    nullable: true,
    description: 'The address that becomes theirs when they open the link mailed to it.',
    permission: byRule<UserParent>('the person', (actor, person) => actor.personId === person.id),
    resolve: async ({ id }, _, ctx) => {
      const keys = await findKeys(ctx.db, id);
      return keys ? awaitedEmail(keys, ctx.services.now()) : null;
    },
  }),
);

builder.queryField('sessions', (t) =>
  t.field({
    type: [OpenSessionType],
    permission: inPerson(signedIn),
    resolve: (_, __, ctx) => listOwnSessions(ctx),
  }),
);

builder.queryField('supportViews', (t) =>
  t.field({
    type: ['DateTime'],
    permission: inPerson(signedIn),
    description: 'When the staff last saw the site as the caller sees it, the newest first.',
    resolve: (_, __, ctx) => listSupportViews(ctx),
  }),
);

builder.queryField('newEmailLinkIsOpen', (t) =>
  t.boolean({
    permission: anyone,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => isNewEmailLinkOpen(ctx, args),
  }),
);

builder.mutationFields((t) => ({
  changePassword: t.boolean({
    permission: inPerson(signedIn),
    extensions: TRIES_CREDENTIAL,
    args: {
      currentPassword: t.arg.string({ required: true }),
      newPassword: t.arg.string({ required: true }),
      keepOtherSessions: t.arg.boolean(),
    },
    resolve: (_, args, ctx) => changePassword(ctx, args),
  }),
  changeEmail: t.boolean({
    permission: inPerson(signedIn),
    extensions: TRIES_CREDENTIAL,
    args: { newEmail: t.arg.string({ required: true }), currentPassword: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => changeEmail(ctx, args),
  }),
  confirmEmail: t.boolean({
    permission: anyone,
    extensions: TRIES_CREDENTIAL,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => confirmEmail(ctx, args),
  }),
  endSession: t.boolean({
    permission: inPerson(signedIn),
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => endSession(ctx, args),
  }),
  logOutEverywhere: t.boolean({
    permission: inPerson(signedIn),
    resolve: (_, __, ctx) => logOutEverywhere(ctx),
  }),
}));
