import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findKeys, findPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { takeLoginTry } from '../login/login-tries.ts';
import { checkPassword } from './password-hash.ts';

interface ProvedPerson {
  person: PersonRecord;
  /** The hash that fitted: the change makes sure that it still stands. */
  passwordHash: string;
  /** Since when the account's keys stand: work that is done later makes sure that none has changed meanwhile. */
  keysChangedAt: Date | null;
}

/**
 * An open screen proves nothing: a change of the keys asks for the password first. Tries count with those of the login
 * in the same browser, so that a stolen session is no way around that limit.
 */
export async function checkOwnPassword(ctx: Context, digest: string): Promise<ProvedPerson> {
  const { personId } = actorOf(ctx);
  const { secrets } = ctx.services;
  const person = await findPerson(ctx.db, personId);
  if (!person) throw new RuleError('currentPasswordWrong');
  const tries = await takeLoginTry(ctx, person.email);
  const stored = await findKeys(ctx.db, personId);
  const passwordHash = stored?.passwordHash ?? null;
  const { isRight } = await checkPassword(secrets, passwordHash, digest);
  if (!isRight || passwordHash === null) {
    await transaction(ctx.db, (tx) =>
      audit(tx, ctx, { action: 'ownPasswordFailed', entity: 'person', entityId: personId }),
    );
    throw new RuleError('currentPasswordWrong');
  }
  await tries.forgive();
  return { person, passwordHash, keysChangedAt: stored?.keysChangedAt ?? null };
}
