import type { Day } from '#kit/calendar/day.ts';
import { latestDay } from '#kit/calendar/zone.ts';
import { builder } from '#kit/graphql/builder.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { holds, holdsIn } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCurrency, regionById } from '#slices/regions/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { isBirthDate } from '#slices/people/rules/birth-date.ts';
import { mayChangePower, powerIn } from '#slices/people/rules/roles.ts';
import { ProfileInput, type ProfileInputValue } from '../profile/profile-input.graphql.ts';
import { User } from '../user.graphql.ts';
import { loadPersonForUpdate, reachPerson, type LockedPerson } from '../load-person-for-update.ts';
import type { PersonRecord } from '../person-record.ts';
import { moveBetweenRegions } from '../person-regions.queries.ts';
import { findPerson } from '../person.queries.ts';
import { differences, parseProfile, storedProfile, storeProfile } from '../profile/profile-values.ts';
import { updateProfile } from '../profile/profile.queries.ts';
import { storeRoles } from '../roles.queries.ts';
import { findBirthDates, storeBirthDate } from './birth-date.queries.ts';

builder.mutationField('saveUser', (t) =>
  t.field({
    type: User,
    permission: withRole('admin'),
    args: {
      userId: t.arg.id({ required: true }),
      profileInput: t.arg({ type: ProfileInput, required: true }),
      bornOn: t.arg({
        type: 'Day',
        description:
          'Taken away by null, left as it is without it; of no effect where the college keeps none.',
      }),
      joins: t.arg.idList({ description: 'Campuses they belong to from now on.' }),
      leaves: t.arg.idList({ description: 'Campuses they no longer belong to; roles held there are gone.' }),
    },
    resolve: (_, args, ctx) => saveUser(ctx, args),
  }),
);

interface Params {
  userId: string;
  profileInput: ProfileInputValue;
  bornOn?: Day | null | undefined;
  joins?: readonly string[] | null | undefined;
  leaves?: readonly string[] | null | undefined;
}

/** Refused if the person was changed since the form was opened. Leaving a campus ends the roles held there. */
async function saveUser(ctx: Context, params: Params): Promise<PersonRecord> {
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
    const birth = await changedBirthDate(tx, ctx, params);
    if (changed.length === 0 && !hasMoved && !birth) return person;
    if (version !== profileInput.version) throw new RuleError('changedMeanwhile');
    if (changed.length > 0) await storeProfile(tx, userId, { ...values, ...parsed });
    if (birth) {
      await storeBirthDate(tx, userId, birth.after);
      if (changed.length === 0 && !hasMoved) await updateProfile(tx, userId, {});
    }
    if (hasMoved) await move(tx, ctx, person, regionIds);
    await audit(tx, ctx, {
      action: 'saveUser',
      entity: 'person',
      entityId: userId,
      before: {
        ...before,
        ...(birth && { bornOn: birth.before }),
        ...(hasMoved && { regionIds: person.regionIds }),
      },
      after: { ...after, ...(birth && { bornOn: birth.after }), ...(hasMoved && { regionIds }) },
    });
    return (await findPerson(tx, userId)) ?? person;
  });
}

/** Null where it stays as it is, or the college keeps none. */
async function changedBirthDate(
  tx: Tx,
  ctx: Context,
  { userId, bornOn }: Pick<Params, 'userId' | 'bornOn'>,
): Promise<{ before: Day | null; after: Day | null } | null> {
  if (bornOn === undefined || !(await readSiteSettings(tx)).keepsBirthDates) return null;
  if (bornOn !== null && !isBirthDate(bornOn, latestDay(ctx.services.now())))
    throw new RuleError('birthDateInvalid');
  const before = (await findBirthDates(tx, [userId]))[0]?.bornOn ?? null;
  return before === bornOn ? null : { before, after: bornOn };
}

/** Only an admin of a campus lets people in and out, and everybody belongs somewhere. */
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
  // A role that counts on all campuses of a person would count on the new one too.
  if (!mayChangePower(actorOf(ctx), person, after)) throw new RuleError('mayNotMove', 'FORBIDDEN');
  await storeRoles(tx, after);
  await moveBetweenRegions(tx, person.id, { before: person.regionIds, after: regionIds });
  await updateProfile(tx, person.id, {});
}
