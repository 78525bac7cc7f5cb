import { DatabaseError } from 'pg';
import { builder } from '#kit/graphql/builder.ts';
import { TRIES_CREDENTIAL } from '#kit/graphql/limits.ts';
import { anyone, byRule, inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { RuleError, SessionLostError } from '#kit/graphql/problem.ts';
import { insertSession, type NewSession } from '#kit/http/sessions/sessions.queries.ts';
import {
  findKeys,
  User,
  type UserParent,
  findPerson,
  lockPerson,
  storeEmail,
} from '#slices/people/server/api.ts';
import { awaitedEmail } from '#slices/sign-in/rules/mailed-link.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { isPasswordDigest } from '#slices/sign-in/rules/password.ts';
import { changeEmail } from './change-email.ts';
import { endSession, listOwnSessions, logOutEverywhere, type OpenSession } from '../sessions/own-sessions.ts';
import { findOpenLink, redeemLink, voidLinks } from '../mailed-link.queries.ts';
import { sendNoticeMail } from '../notice-mail.ts';
import { takeUseOfLink } from '../visitor-limits.ts';
import { checkOwnPassword } from '../passwords/check-own-password.ts';
import { isEasyToGuess } from '../common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { replacePassword } from '../passwords/replace-password.ts';

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
    description: 'False for a user who logs in by a work account only.',
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

builder.queryFields((t) => ({
  sessions: t.field({
    type: [OpenSessionType],
    permission: inPerson(signedIn),
    resolve: (_, __, ctx) => listOwnSessions(ctx),
  }),
  supportViews: t.field({
    type: ['DateTime'],
    permission: inPerson(signedIn),
    description: 'When the staff last saw the site as the caller sees it, the newest first.',
    resolve: (_, __, ctx) => listSupportViews(ctx),
  }),
  newEmailLinkIsOpen: t.boolean({
    permission: anyone,
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => isNewEmailLinkOpen(ctx, args),
  }),
}));

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

/** The office has the older ones. */
const MAX_TOLD = 10;

/** None where the college does not show them. */
async function listSupportViews(ctx: Context): Promise<Date[]> {
  const { tellsSupportViews } = await readSiteSettings(ctx.db);
  if (!tellsSupportViews) return [];
  return findSupportViews(ctx.unscoped('who saw the site as the caller'), actorOf(ctx).personId, MAX_TOLD);
}

async function findSupportViews(db: Db, personId: string, max: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('audit')
    .select('at')
    .where('entity', '=', 'person')
    .where('entityId', '=', personId)
    .where('action', '=', 'startImpersonating')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ at }) => at);
}

/** The link may be used on any device. */
async function confirmEmail(ctx: Context, { token }: { token: string }): Promise<boolean> {
  await takeUseOfLink(ctx);
  const now = ctx.services.now();
  const change = transaction(ctx.unscoped('the owner of a mailed link'), async (tx) => {
    const link = await findOpenLink(tx, token, now);
    if (!link?.newEmail) throw new RuleError('linkUsedUp');
    // The person before the link, as everywhere: a new password set at this moment waits, or makes the link void.
    await lockPerson(tx, link.personId);
    const person = await findPerson(tx, link.personId);
    if (person?.status !== 'ACTIVE' || !(await redeemLink(tx, link.id, now)))
      throw new RuleError('linkUsedUp');
    // Another account may have registered with the address since.
    if (!(await storeEmail(tx, person.id, link.newEmail, now))) throw new RuleError('linkUsedUp');
    // Links that set a password went to the address that is given up.
    await voidLinks(tx, person.id, now);
    await audit(tx, ctx, {
      action: 'changeEmail',
      entity: 'person',
      entityId: person.id,
      before: { email: person.email },
      after: { email: link.newEmail },
    });
    await sendNoticeMail(tx, ctx.services, { template: 'emailChanged', person, newEmail: link.newEmail });
  });
  await change.catch(refuseIfTakenJustNow);
  return true;
}

async function isNewEmailLinkOpen(ctx: Context, { token }: { token: string }): Promise<boolean> {
  const db = ctx.unscoped('the owner of a mailed link');
  const link = await findOpenLink(db, token, ctx.services.now());
  return Boolean(link?.newEmail);
}

/** Of two people who take the same address at the same moment, the index on addresses stops one. */
function refuseIfTakenJustNow(error: unknown): never {
  const isTaken = error instanceof DatabaseError && error.constraint === 'person_email';
  throw isTaken ? new RuleError('linkUsedUp') : error;
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  keepOtherSessions?: boolean | null | undefined;
}

/** Other sessions end unless the user wishes otherwise; this one gets a new secret. */
async function changePassword(ctx: Context, input: PasswordChange): Promise<boolean> {
  const { personId, sessionId } = actorOf(ctx);
  const { secrets, now } = ctx.services;
  if (!isPasswordDigest(input.newPassword)) throw new RuleError('passwordNotDigest');
  const proved = await checkOwnPassword(ctx, input.currentPassword);
  if (isEasyToGuess(input.newPassword, proved.person)) throw new RuleError('passwordTooCommon');

  const passwordHash = await hashPassword(secrets, input.newPassword);
  const session = await transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    // A change a moment earlier means that the password shown here is no longer trusted.
    if ((await findKeys(tx, personId))?.passwordHash !== proved.passwordHash)
      throw new RuleError('currentPasswordWrong');
    const authMethod = await findSessionKind(tx, sessionId);
    // It was logged out from another device while the password was being checked: it is not to rise again.
    if (!authMethod) throw new SessionLostError('sessionEnded');
    await replacePassword(tx, ctx, {
      person: proved.person,
      passwordHash,
      action: 'changePassword',
      endsOnly: input.keepOtherSessions ? sessionId : undefined,
    });
    const { ip, userAgent } = ctx;
    return insertSession(tx, { personId, authMethod, ip, userAgent, now: now() });
  });
  await ctx.adopt(session);
  return true;
}

async function findSessionKind(tx: Tx, sessionId: string): Promise<NewSession['authMethod'] | null> {
  const row = await tx
    .selectFrom('session')
    .select('authMethod')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.authMethod ?? null;
}
