import { holds, holdsIn } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCurrency, regionById } from '#slices/regions/server/api.ts';
import { mayChangePower, powerIn } from '#slices/people/rules/roles.ts';
import { loadPersonForUpdate, reachPerson, type LockedPerson } from '../load-person-for-update.ts';
import type { PersonRecord } from '../person-record.ts';
import { moveBetweenRegions } from '../person-regions.queries.ts';
import { findPerson } from '../person.queries.ts';
import { differences, storeProfile, storedProfile } from '../profile/profile-storage.ts';
import { parseProfile, type ProfileInputShape } from '../profile/profile-values.ts';
import { updateProfile } from '../profile/profile.queries.ts';
import { storeRoles } from '../roles.queries.ts';

interface Params {
  userId: string;
  profileInput: ProfileInputShape;
  /** The campuses they belong to from now on, and those they leave. */
  joins?: readonly string[] | null | undefined;
  leaves?: readonly string[] | null | undefined;
}

/**
 * Saves what an admin has changed about somebody, unless it was changed since the form was opened. Whoever leaves a campus
 * gives up the roles they held there.
 */
export async function saveUser(ctx: Context, params: Params): Promise<PersonRecord> {
  const { userId, profileInput } = params;
  const parsed = parseProfile(profileInput);
  if (parsed.currency && !(await isCurrency(ctx.db, parsed.currency))) throw new RuleError('currencyUnknown');
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('what the person may do anywhere'), async (tx) => {
    const person = await loadPersonForUpdate(tx, userId);
    const { version, values } = await storedProfile(tx, userId);
    const regionIds = await parsedRegions(ctx, person, params);
    const hasMoved = regionIds.join() !== person.regionIds.join();
    const { changed, before, after } = differences(values, parsed);
    if (changed.length === 0 && !hasMoved) return person;
    if (version !== profileInput.version) throw new RuleError('changedMeanwhile');
    if (changed.length > 0) await storeProfile(tx, userId, { ...values, ...parsed });
    if (hasMoved) await move(tx, ctx, person, regionIds);
    await audit(tx, ctx, {
      action: 'saveUser',
      entity: 'person',
      entityId: userId,
      before: { ...before, ...(hasMoved && { regionIds: person.regionIds }) },
      after: { ...after, ...(hasMoved && { regionIds }) },
    });
    return (await findPerson(tx, userId)) ?? person;
  });
}

/** Where somebody belongs afterwards. Only an admin of a campus lets people in and out, and everybody belongs somewhere. */
async function parsedRegions(
  ctx: Context,
  { regionIds: before }: LockedPerson,
  { joins, leaves }: Pick<Params, 'joins' | 'leaves'>,
): Promise<readonly string[]> {
  const actor = actorOf(ctx);
  const isOurs = async (id: string) =>
    (holds(actor, 'superadmin') || holdsIn(actor, 'admin', id)) && (await regionById(ctx).load(id)) !== null;
  const joined = (joins ?? []).filter((id) => !before.includes(id));
  const left = (leaves ?? []).filter((id) => before.includes(id));
  for (const id of [...joined, ...left])
    if (!(await isOurs(id))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const after = [...before.filter((id) => !left.includes(id)), ...joined];
  if (before.length > 0 && after.length === 0) throw new RuleError('campusMissing');
  return after;
}

async function move(tx: Tx, ctx: Context, person: LockedPerson, regionIds: readonly string[]): Promise<void> {
  const after = powerIn(person, regionIds);
  // A role that counts wherever somebody belongs would count on the new campus too.
  if (!mayChangePower(actorOf(ctx), person, after)) throw new RuleError('mayNotMove', 'FORBIDDEN');
  await storeRoles(tx, after);
  await moveBetweenRegions(tx, person.id, { before: person.regionIds, after: regionIds });
  await updateProfile(tx, person.id, {});
}
