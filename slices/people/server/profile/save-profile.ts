import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCurrency } from '#slices/regions/server/api.ts';
import { caller } from '../caller.ts';
import { findPerson, lockPerson } from '../person.queries.ts';
import { differences, storeProfile, storedProfile } from './profile-storage.ts';
import { parseProfile, type ProfileInputShape } from './profile-values.ts';
import type { UserParent } from '../user.graphql.ts';

/**
 * Saves the profile form of whoever is signed in. A form that was opened before somebody else's change, or one's own in
 * another window, is not saved over it: it comes back, with everything typed, to be looked at again.
 */
export async function saveProfile(ctx: Context, input: ProfileInputShape): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  const parsed = parseProfile(input);
  if (parsed.currency && !(await isCurrency(ctx.db, parsed.currency))) throw new RuleError('currencyUnknown');
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const { version, values } = await storedProfile(tx, personId);
    if (version !== input.version) throw new RuleError('changedMeanwhile');
    const { changed, before, after } = differences(values, parsed);
    if (changed.length > 0) {
      await storeProfile(tx, personId, { ...values, ...parsed });
      await audit(tx, ctx, { action: 'saveProfile', entity: 'person', entityId: personId, before, after });
    }
    const person = await findPerson(tx, personId);
    if (!person) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return { ...caller(ctx), ...person };
  });
}
