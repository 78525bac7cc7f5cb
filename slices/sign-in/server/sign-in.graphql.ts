import { builder } from '#kit/graphql/builder.ts';
import { TRIES_CREDENTIAL } from '#kit/graphql/limits.ts';
import {
  anyone,
  byRule,
  evenBlocked,
  inPerson,
  signedIn,
  viaParent,
  withRole,
} from '#kit/graphql/permission.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { User, UserProfileInput, type PersonRecord, type UserParent } from '#slices/people/server/api.ts';
import { acceptTerms } from './login/accept-terms.ts';
import { issueApiToken } from './sessions/api-token.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { impersonateUser, mayBeImpersonated } from './sessions/impersonate-user.ts';
import { logInWithPassword } from './login/log-in-with-password.ts';
import { logOutUser } from './sessions/log-out-user.ts';
import { isPasswordLinkOpen } from './passwords/password-link.ts';
import { recoverPassword } from './passwords/recover-password.ts';
import { selfCreateAccount } from './registration/self-create-account.ts';
import { validateWorkAccount } from './login/validate-work-account.ts';

const ForgotPassword = builder.objectRef<{ id: string }>('ForgotPassword').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id') }),
});

const CreatedAccount = builder.objectRef<PersonRecord>('CreatedAccount').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    email: t.exposeString('email'),
  }),
});

builder.objectField(User, 'apiToken', (t) =>
  t.string({
    nullable: true,
    permission: byRule<UserParent>('those who may open the reports, for themselves', (actor, person) =>
      can.seeApiToken(actor, { personId: person.id }),
    ),
    resolve: (person, _, ctx) => (ctx.blockedBy ? null : issueApiToken(ctx, person.id)),
  }),
);

builder.queryField('passwordLinkIsOpen', (t) =>
  t.boolean({
    permission: anyone,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => isPasswordLinkOpen(ctx, args),
  }),
);

builder.objectField(User, 'mayBeImpersonated', (t) =>
  t.boolean({
    nullable: true,
    description: 'Whether the caller may see the site as this person does.',
    resolve: (person, _, ctx) => mayBeImpersonated(ctx, person),
  }),
);

builder.mutationFields((t) => ({
  loginWithPassword: t.field({
    extensions: TRIES_CREDENTIAL,
    type: User,
    nullable: true,
    permission: anyone,
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => logInWithPassword(ctx, args),
  }),
  logoutUser: t.boolean({ permission: anyone, resolve: (_, __, ctx) => logOutUser(ctx) }),
  forgotPassword: t.field({
    extensions: TRIES_CREDENTIAL,
    type: ForgotPassword,
    permission: anyone,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => forgotPassword(ctx, args),
  }),
  recoverPassword: t.boolean({
    extensions: TRIES_CREDENTIAL,
    permission: anyone,
    args: { token: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => recoverPassword(ctx, args),
  }),
  selfCreateAccount: t.field({
    extensions: TRIES_CREDENTIAL,
    type: CreatedAccount,
    permission: anyone,
    args: {
      userProfileInput: t.arg({ type: UserProfileInput, required: true }),
      groupId: t.arg.id({ required: true }),
      country: t.arg.string({ required: true }),
      locale: t.arg.string(),
    },
    resolve: (_, args, ctx) => selfCreateAccount(ctx, args),
  }),
  validateMSAuth: t.field({
    extensions: TRIES_CREDENTIAL,
    type: User,
    nullable: true,
    permission: anyone,
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => validateWorkAccount(ctx, args),
  }),
  acceptTerms: t.field({
    type: User,
    permission: evenBlocked(inPerson(signedIn)),
    args: { version: t.arg.int({ required: true }) },
    resolve: (_, args, ctx) => acceptTerms(ctx, args),
  }),
  impersonateUser: t.field({
    type: User,
    nullable: true,
    permission: inPerson(withRole('admin')),
    args: { userId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => impersonateUser(ctx, args),
  }),
}));
