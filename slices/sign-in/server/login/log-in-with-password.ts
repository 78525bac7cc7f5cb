import type { Db } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import {
  wholeCaller,
  findKeys,
  findPerson,
  findPersonByEmail,
  replacePasswordHash,
  type UserParent,
} from '#slices/people/server/api.ts';
import { checkPassword, hashPassword } from '../passwords/password-hash.ts';
import { takeLoginTry } from './login-tries.ts';
import { startSession } from './start-session.ts';

/** Whatever is wrong, the answer, the work and the time are the same. */
export async function logInWithPassword(
  ctx: Context,
  input: { email: string; password: string },
): Promise<UserParent | null> {
  const { secrets } = ctx.services;
  const email = normalEmail(input.email);
  const db = ctx.unscoped('finding an account by its address');
  const tries = await takeLoginTry(ctx, email);

  const person = await findPersonByEmail(db, email);
  const stored = await findKeys(db, person?.id ?? NOBODY);
  const { isRight, isOutdated } = await checkPassword(
    secrets,
    stored?.passwordHash ?? null,
    input.password,
  ).catch(async (error: unknown) => {
    // Nothing was checked, so the try is given back.
    await tries.giveBack();
    throw error;
  });
  if (!person || !isRight || person.status !== 'ACTIVE') {
    await transaction(db, (tx) =>
      audit(tx, ctx, { action: 'logInFailed', entity: 'person', entityId: person?.id ?? null }),
    );
    if (person?.mergedInto && isRight) throw await leadToKept(db, person.mergedInto);
    throw new RuleError('wrongCredentials');
  }

  const newHash = isOutdated ? await hashPassword(secrets, input.password) : null;
  const session = await transaction(db, async (tx) => {
    if (newHash) await replacePasswordHash(tx, person.id, newHash);
    return startSession(tx, ctx, person, 'PASSWORD');
  });
  await tries.forgive();
  ctx.device.remember(email);
  await ctx.adopt(session);
  return wholeCaller(ctx);
}

/** The password of a merged account tells which one is theirs now. */
async function leadToKept(db: Db, keptId: string): Promise<RuleError> {
  const kept = await findPerson(db, keptId);
  return new RuleError('accountWasMerged', 'BAD_USER_INPUT', { email: kept?.email ?? '' });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
