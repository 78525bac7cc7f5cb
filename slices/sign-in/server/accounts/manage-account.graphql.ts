import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { inPerson, withRole } from '#kit/graphql/permission.ts';
import { holds } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSessionsOf, deleteOwnSession, findLastSeen } from '#kit/http/sessions/sessions.queries.ts';
import type { Tx } from '#kit/db/database.ts';
import {
  User,
  findRegionRolesOf,
  type PersonRecord,
  findKeys,
  reachPerson,
  storeStatus,
  personInReach,
  findPersonByEmail,
  noteAskedEmail,
  replaceUnprovedEmail,
} from '#slices/people/server/api.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/api.ts';
import { mayCloseAccount, mayHandleAccount } from '#slices/sign-in/rules/account.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName, isEmail, normalEmail } from '#slices/people/rules/person.ts';
import { OpenSessionType } from './account.graphql.ts';
import { mergeUsers } from './merge-users.ts';
import { loadAccountForUpdate } from './load-account-for-update.ts';
import { deleteApiTokensOf } from '../sessions/api-token.queries.ts';
import { voidLinks, findLinkMailedSince } from '../mailed-link.queries.ts';
import { hasAnyWorkIdentity } from '../login/work-identity.queries.ts';
import { listSessionsOf, type OpenSession } from '../sessions/own-sessions.ts';
import { sendLinkMail } from '../link-mail.ts';
import { sendNoticeMail } from '../notice-mail.ts';
import { PRESSED_TWICE_MS } from '../registration/enrolment.graphql.ts';

const admins = inPerson(withRole('admin'));

builder.objectField(User, 'mayBeManaged', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether the caller may change the address and the state of this account, and end its sessions.',
    resolve: (person, _, ctx) => isManageable(ctx, person),
  }),
);

const lastSeenById = loaderById((ctx, ids) =>
  findLastSeen(ctx.unscoped('when people in reach were here'), ids),
);

builder.objectField(User, 'lastSeenAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the person was last here; none for a person who never was.',
    resolve: async ({ id }, _, ctx) => (await lastSeenById(ctx).load(id))?.seenAt ?? null,
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
    resolve: (_, args, ctx) => deactivateUser(ctx, args),
  }),
  reactivateUser: t.field({
    type: User,
    permission: admins,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => reactivateUser(ctx, args),
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
    resolve: (_, args, ctx) => mergeUsers(ctx, args),
  }),
  changeUserEmail: t.field({
    type: User,
    description: 'Counts once the link that is mailed to the new address was opened.',
    permission: admins,
    args: { userId: t.arg.id({ required: true }), newEmail: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => changeUserEmail(ctx, args),
  }),
  endUserSession: t.boolean({
    permission: admins,
    args: { userId: t.arg.id({ required: true }), sessionId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => endUserSession(ctx, args),
  }),
}));

/** One's own account is managed on one's own page. */
async function isManageable(ctx: Context, person: PersonRecord): Promise<boolean> {
  const actor = actorOf(ctx);
  if (!holds(actor, 'admin')) return false;
  const whole = ctx.unscoped('what the person may do anywhere');
  const regionRoles = await findRegionRolesOf(whole, person.id);
  const teachesIn = await findRegionsTaughtBy(whole, [person.id]);
  return mayCloseAccount(actor, { ...person, personId: person.id, regionRoles, teachesIn });
}

/** All sessions end at once, also those of impersonators, and no link lets the person in. */
async function deactivateUser(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<PersonRecord> {
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('the account of another person'), async (tx) => {
    const person = await loadAccountForUpdate(tx, userId);
    if (!mayCloseAccount(actorOf(ctx), person)) throw new RuleError('mayNotDeactivate', 'FORBIDDEN');
    if (person.status === 'DISABLED') return person;
    await storeStatus(tx, userId, 'DISABLED');
    await deleteSessionsOf(tx, userId);
    await deleteApiTokensOf(tx, userId);
    await voidLinks(tx, userId, ctx.services.now());
    await audit(tx, ctx, {
      action: 'deactivateUser',
      entity: 'person',
      entityId: userId,
      before: { status: person.status },
      after: { status: 'DISABLED' },
      reason: reason.trim(),
    });
    return { ...person, status: 'DISABLED' };
  });
}

/** An account that never had a password gets a new mail. */
async function reactivateUser(ctx: Context, { userId }: { userId: string }): Promise<PersonRecord> {
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('the account of another person'), async (tx) => {
    const person = await loadAccountForUpdate(tx, userId);
    if (!mayCloseAccount(actorOf(ctx), person)) throw new RuleError('mayNotDeactivate', 'FORBIDDEN');
    if (person.status !== 'DISABLED') return person;
    if (person.mergedInto) throw new RuleError('mergedForGood');
    const hasKey =
      Boolean((await findKeys(tx, userId))?.passwordHash) || (await hasAnyWorkIdentity(tx, userId));
    const status = hasKey ? 'ACTIVE' : 'UNVERIFIED';
    await storeStatus(tx, userId, status);
    await audit(tx, ctx, {
      action: 'reactivateUser',
      entity: 'person',
      entityId: userId,
      before: { status: 'DISABLED' },
      after: { status },
    });
    return { ...person, status };
  });
}

/** Where a user is logged in, for the admin in whose hands their account is. */
async function listUserSessions(ctx: Context, userId: string): Promise<OpenSession[]> {
  const person = await personInReach(ctx, userId);
  if (!person) return [];
  const whole = ctx.unscoped('what the person may do anywhere');
  const regionRoles = await findRegionRolesOf(whole, userId);
  const teachesIn = await findRegionsTaughtBy(whole, [userId]);
  if (!mayHandleAccount(actorOf(ctx), { ...person, personId: userId, regionRoles, teachesIn })) return [];
  return listSessionsOf(ctx, ctx.unscoped('the sessions of another person'), {
    ...person,
    personId: userId,
    regionRoles,
  });
}

async function endUserSession(ctx: Context, { userId, sessionId }: { userId: string; sessionId: string }) {
  await reachPerson(ctx, userId);
  await transaction(ctx.unscoped('the sessions of another person'), async (tx) => {
    const person = await loadAccountForUpdate(tx, userId);
    const isGone =
      !mayHandleAccount(actorOf(ctx), person) || !(await deleteOwnSession(tx, sessionId, userId));
    if (isGone) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, {
      action: 'endSession',
      entity: 'person',
      entityId: userId,
      after: { sessionId },
    });
  });
  return true;
}

/**
 * Reading the mail at an address is enough to take an account over, so a new address counts once its link is opened
 * (HOLE-15). An account that never had a password has proved no address, and is sent the enrolment mail at the new one.
 */
async function changeUserEmail(
  ctx: Context,
  params: { userId: string; newEmail: string },
): Promise<PersonRecord> {
  const newEmail = normalEmail(params.newEmail);
  if (!isEmail(newEmail)) throw new RuleError('emailInvalid');
  await reachPerson(ctx, params.userId);
  return transaction(ctx.unscoped('the account of another person'), async (tx) => {
    const person = await loadAccountForUpdate(tx, params.userId);
    if (!mayHandleAccount(actorOf(ctx), person)) throw new RuleError('mayNotChangeEmail', 'FORBIDDEN');
    if (person.status === 'DISABLED') throw new RuleError('accountIsClosed');
    if (newEmail === person.email) return person;
    await refuseTaken(tx, ctx, newEmail);
    const isProved = person.status === 'ACTIVE';
    const isDone = await (isProved ? askAtNewAddress : enrolAtNewAddress)(tx, ctx, person, newEmail);
    if (isDone) {
      await audit(tx, ctx, {
        action: isProved ? 'askForNewEmail' : 'changeEmail',
        entity: 'person',
        entityId: person.id,
        before: { email: person.email },
        after: { email: newEmail },
      });
    }
    return isProved ? person : { ...person, email: newEmail };
  });
}

async function refuseTaken(tx: Tx, ctx: Context, email: string): Promise<void> {
  const other = await findPersonByEmail(tx, email);
  if (!other) return;
  const isKnown = can.read(actorOf(ctx), { personId: other.id, regionIds: other.regionIds });
  throw isKnown
    ? new RuleError('emailTaken', 'BAD_USER_INPUT', { name: fullName(other), userId: other.id })
    : new RuleError('emailTakenElsewhere');
}

/** False when the very same was asked for a moment ago: another mail would make the link of the first one void. */
async function askAtNewAddress(tx: Tx, ctx: Context, person: PersonRecord, newEmail: string) {
  const since = new Date(ctx.services.now().getTime() - PRESSED_TWICE_MS);
  const asked = await findLinkMailedSince(tx, { kind: 'NEW_EMAIL', personId: person.id, since });
  if (asked?.newEmail === newEmail) return false;
  await noteAskedEmail(tx, person.id, newEmail, ctx.services.now());
  await sendLinkMail(tx, ctx.services, { template: 'newEmail', kind: 'NEW_EMAIL', person, newEmail });
  await sendNoticeMail(tx, ctx.services, { template: 'newEmailByStaff', person, newEmail });
  return true;
}

async function enrolAtNewAddress(tx: Tx, ctx: Context, person: PersonRecord, email: string) {
  await replaceUnprovedEmail(tx, person.id, email);
  // The earlier link went to an address that may be everyone's: the new one makes it void.
  const template = person.enteredByStaff ? 'enrol' : 'verify';
  await sendLinkMail(tx, ctx.services, { template, kind: 'ENROL', person: { ...person, email } });
  return true;
}
