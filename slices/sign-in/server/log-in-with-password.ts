import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/rate-limits.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import {
  caller,
  findKeys,
  findPersonByEmail,
  replacePasswordHash,
  type UserParent,
} from '#slices/people/server/public.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { startSession } from './start-session.ts';

/** Signs somebody in. Whatever is wrong, the answer, the work and the time are the same. */
export async function logInWithPassword(
  ctx: Context,
  input: { email: string; password: string },
): Promise<UserParent | null> {
  const { secrets, rateLimits } = ctx.services;
  const email = normalEmail(input.email);
  const db = ctx.unscoped('finding an account by its address');
  const address = callerAddress(ctx.ip);
  const isNoFailure = () => rateLimits.giveBack(RATES.logInAddress, address);
  await rateLimits.take(RATES.logInAddress, address);
  await rateLimits.take(RATES.logInAccount, email);

  const person = await findPersonByEmail(db, email);
  const stored = await findKeys(db, person?.id ?? NOBODY);
  const { isRight, isOutdated } = await checkPassword(
    secrets,
    stored?.passwordHash ?? null,
    input.password,
  ).catch(async (error: unknown) => {
    // Nothing was checked: when everybody comes at once, those told to come again have not failed.
    await isNoFailure();
    throw error;
  });
  if (!person || !isRight || person.status !== 'ACTIVE') {
    await transaction(db, (tx) =>
      audit(tx, ctx, { action: 'logInFailed', entity: 'person', entityId: person?.id ?? null }),
    );
    throw new RuleError('wrongCredentials');
  }

  const newHash = isOutdated ? await hashPassword(secrets, input.password) : null;
  const session = await transaction(db, async (tx) => {
    if (newHash) await replacePasswordHash(tx, person.id, newHash);
    return startSession(tx, ctx, person, 'PASSWORD');
  });
  await rateLimits.forgive(RATES.logInAccount, email);
  await isNoFailure();
  await ctx.adopt(session);
  return caller(ctx);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
