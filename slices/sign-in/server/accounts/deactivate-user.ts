import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSessionsOf } from '#kit/http/sessions.queries.ts';
import { findKeys, reachPerson, storeStatus, type PersonRecord } from '#slices/people/server/api.ts';
import { mayCloseAccount } from '#slices/sign-in/rules/account.ts';
import { loadAccountForUpdate } from './load-account-for-update.ts';
import { deleteApiTokensOf } from '../sessions/api-token.queries.ts';
import { voidLinks } from '../mailed-link.queries.ts';
import { hasAnyWorkIdentity } from '../login/work-identity.queries.ts';

/** Closes somebody's account: whatever they or anybody in their place had open ends at once, and no link lets them in. */
export async function deactivateUser(
  ctx: Context,
  { userId, reason }: { userId: string; reason: string },
): Promise<PersonRecord> {
  if (reason.trim() === '') throw new RuleError('reasonMissing');
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('the account of somebody else'), async (tx) => {
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

/** Opens an account again. Who had never set a password still has to, by a new mail. */
export async function reactivateUser(ctx: Context, { userId }: { userId: string }): Promise<PersonRecord> {
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('the account of somebody else'), async (tx) => {
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
