import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import { WorkAccountError, type WorkIdentity } from '#kit/identity/work-accounts.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import {
  wholeCaller,
  findPerson,
  findPersonByEmail,
  type PersonRecord,
  type UserParent,
} from '#slices/people/server/api.ts';
import { startSession } from './start-session.ts';
import { findPersonIdOf, hasWorkIdentity, linkWorkIdentity } from './work-identity.queries.ts';
import { SIGN_IN_RATES } from '../rates.ts';

export const WORK_ACCOUNT_CALLBACK = '/msauth/callback';

/** Nobody is registered this way. */
export async function validateWorkAccount(
  ctx: Context,
  { code }: { code: string },
): Promise<UserParent | null> {
  const { rateLimits } = ctx.services;
  const address = callerAddress(ctx.ip);
  await rateLimits.take(SIGN_IN_RATES.workAccountFailed, address);
  const identity = await askProvider(ctx, code);
  const { session, email } = await transaction(
    ctx.unscoped('finding an account by its work account'),
    async (tx) => {
      const person = await personOf(tx, ctx, identity);
      if (person?.status !== 'ACTIVE') throw new RuleError('workAccountUnknown', 'FORBIDDEN');
      return { session: await startSession(tx, ctx, person, 'WORK_ACCOUNT'), email: person.email };
    },
  );
  await rateLimits.giveBack(SIGN_IN_RATES.workAccountFailed, address);
  ctx.device.remember(email);
  await ctx.adopt(session);
  return wholeCaller(ctx);
}

async function askProvider(ctx: Context, code: string): Promise<WorkIdentity> {
  const redirectUri = ctx.services.config.origin + WORK_ACCOUNT_CALLBACK;
  try {
    return await ctx.services.workAccounts.finishSignIn({
      code,
      flow: ctx.workAccountFlow ?? '',
      redirectUri,
    });
  } catch (error) {
    if (error instanceof WorkAccountError)
      throw new RuleError(
        error.problem,
        error.isUnavailable ? 'UNAVAILABLE' : 'FORBIDDEN',
        {},
        { cause: error.cause },
      );
    throw error;
  }
}

/** By the account itself; the first time by its verified address, unless that person already has another one there. */
async function personOf(tx: Tx, ctx: Context, identity: WorkIdentity): Promise<PersonRecord | null> {
  const linked = await findPersonIdOf(tx, identity);
  if (linked) return findPerson(tx, linked.personId);
  if (!identity.email || !identity.emailVerified) return null;
  const person = await findPersonByEmail(tx, normalEmail(identity.email));
  if (!person || (await hasWorkIdentity(tx, person.id, identity.issuer))) return null;
  await linkWorkIdentity(tx, identity, person.id);
  await audit(tx, ctx, { action: 'linkWorkAccount', entity: 'person', entityId: person.id });
  return person;
}
