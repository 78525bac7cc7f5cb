import { createHash, randomBytes } from 'node:crypto';
import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET, TRIES_CREDENTIAL } from '#kit/graphql/limits.ts';
import {
  anyone,
  byRule,
  evenBlocked,
  inPerson,
  signedIn,
  viaParent,
  withRole,
} from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSession, resumeSession, type IssuedSession } from '#kit/http/sessions/sessions.queries.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import {
  User,
  UserProfileInput,
  type PersonRecord,
  type UserParent,
  wholeCaller,
  updatePerson,
  lockPerson,
} from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { insertMember } from '#slices/groups/server/api.ts';
import { isPasswordDigest } from '#slices/sign-in/rules/password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { impersonateUser, mayBeImpersonated } from './sessions/impersonate-user.ts';
import { logInWithPassword } from './login/log-in-with-password.ts';
import { isPasswordLinkOpen, findPasswordLink } from './passwords/password-link.ts';
import { selfCreateAccount } from './registration/self-create-account.ts';
import { validateWorkAccount } from './login/validate-work-account.ts';
import { insertApiToken } from './sessions/api-token.queries.ts';
import { isEasyToGuess } from './common-passwords.ts';
import { redeemLink } from './mailed-link.queries.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { replacePassword } from './passwords/replace-password.ts';
import { takeUseOfLink } from './visitor-limits.ts';

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
    extensions: CARRIES_SECRET,
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

async function acceptTerms(ctx: Context, { version }: { version: number }): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const { termsVersion } = await readSiteSettings(tx);
    if (version !== termsVersion) throw new RuleError('termsOutdated');
    const after = await updatePerson(tx, personId, { termsVersion, termsAcceptedAt: ctx.services.now() });
    await audit(tx, ctx, {
      action: 'acceptTerms',
      entity: 'person',
      entityId: personId,
      after: { termsVersion },
    });
    return { ...wholeCaller(ctx), ...after };
  });
}

/** While impersonating, the administrator's own session goes on. */
async function logOutUser(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (!actor) {
    await ctx.adopt(null);
    return true;
  }
  // The administrator's own session is not in reach of the person they act as.
  const db = actor.impersonatorId ? ctx.unscoped('the session that an impersonation interrupted') : ctx.db;
  const resumed = await transaction(db, async (tx): Promise<IssuedSession | null> => {
    const own = actor.impersonatorId ? await resumeSession(tx, actor.sessionId, ctx.services.now()) : null;
    await deleteSession(tx, actor.sessionId);
    const action = actor.impersonatorId ? 'stopImpersonating' : 'logOut';
    await audit(tx, ctx, { action, entity: 'person', entityId: actor.personId });
    return own;
  });
  await ctx.adopt(resumed);
  return true;
}

const LIFE_MS = 15 * 60_000;

/** A token for the charts' data calls: it reads, for a quarter of an hour. */
async function issueApiToken(ctx: Context, personId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.services.now().getTime() + LIFE_MS);
  await insertApiToken(ctx.db, {
    tokenHash: createHash('sha256').update(token).digest(),
    personId,
    expiresAt,
  });
  return token;
}

/** Sets a password by a mailed link, the first one or a new one; the server knows which by the link. */
async function recoverPassword(ctx: Context, input: { token: string; newPassword: string }) {
  await takeUseOfLink(ctx);
  if (!isPasswordDigest(input.newPassword)) throw new RuleError('passwordNotDigest');
  const db = ctx.unscoped('the owner of a mailed link');
  const now = ctx.services.now();
  const found = await findPasswordLink(db, input.token, now);
  if (!found) throw new RuleError('linkUsedUp');
  const { link, person } = found;
  if (isEasyToGuess(input.newPassword, person)) throw new RuleError('passwordTooCommon');

  const passwordHash = await hashPassword(ctx.services.secrets, input.newPassword);
  await transaction(db, async (tx) => {
    // The person before the link, as everywhere: the other way round two changes could wait for each other.
    await lockPerson(tx, person.id);
    if (!(await redeemLink(tx, link.id, now))) throw new RuleError('linkUsedUp');
    const action = link.kind === 'ENROL' ? 'setFirstPassword' : 'resetPassword';
    await replacePassword(tx, ctx, { person, passwordHash, action });
    if (link.groupId) await insertMember(tx, { groupId: link.groupId, personId: person.id, now });
  });
  // The mail was theirs: guesses at the account meanwhile do not keep them out here.
  ctx.device.remember(person.email);
  return true;
}
