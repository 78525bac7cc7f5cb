import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCurrency } from '#slices/regions/server/public.ts';
import { caller } from './caller.ts';
import { findPerson, lockPerson, updatePerson } from './person.queries.ts';
import { wishedProfile, type ProfileInputShape, type ProfileValues } from './profile-values.ts';
import {
  findOtherEmails,
  findPhones,
  findProfiles,
  replaceOtherEmails,
  replacePhones,
  updateProfile,
  type ProfileRecord,
} from './profile.queries.ts';
import type { UserParent } from './user.graphql.ts';

/**
 * Saves the profile form of whoever is signed in. A form that was opened before somebody else's change, or one's own in
 * another window, is not saved over it: it comes back, with everything typed, to be looked at again.
 */
export async function saveProfile(ctx: Context, input: ProfileInputShape): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  const wished = wishedProfile(input);
  if (wished.currency && !(await isCurrency(ctx.db, wished.currency))) throw new RuleError('currencyUnknown');
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const { version, values } = await storedProfile(tx, personId);
    if (version !== input.version) throw new RuleError('changedMeanwhile');
    const changed = (Object.keys(wished) as (keyof ProfileValues)[]).filter(
      (name) => JSON.stringify(wished[name]) !== JSON.stringify(values[name]),
    );
    if (changed.length > 0) {
      await store(tx, personId, { ...values, ...wished });
      const pick = (from: Partial<ProfileValues>) =>
        Object.fromEntries(changed.map((name) => [name, from[name]]));
      const entry = { entity: 'person', entityId: personId, before: pick(values), after: pick(wished) };
      await audit(tx, ctx, { action: 'saveProfile', ...entry });
    }
    return { ...caller(ctx), ...((await findPerson(tx, personId)) ?? notFound()) };
  });
}

async function storedProfile(tx: Tx, personId: string): Promise<{ version: number; values: ProfileValues }> {
  const person = (await findPerson(tx, personId)) ?? notFound();
  const profile: ProfileRecord = (await findProfiles(tx, [personId]))[0] ?? notFound();
  const { locale, currency, timeZone, location, socialName, homePage } = profile;
  const phones = (await findPhones(tx, [personId])).map(({ kind, number }) => ({ kind, number }));
  const otherEmails = (await findOtherEmails(tx, [personId])).map(({ kind, email }) => ({ kind, email }));
  const names = { firstName: person.firstName, lastName: person.lastName };
  return {
    version: profile.profileVersion,
    values: { ...names, locale, currency, timeZone, location, socialName, homePage, phones, otherEmails },
  };
}

async function store(tx: Tx, personId: string, values: ProfileValues): Promise<void> {
  const { firstName, lastName, locale, phones, otherEmails, ...profile } = values;
  await updatePerson(tx, personId, { firstName, lastName, locale });
  await updateProfile(tx, personId, profile);
  await replacePhones(tx, personId, phones);
  await replaceOtherEmails(tx, personId, otherEmails);
}

const notFound = (): never => {
  throw new RuleError('recordNotFound', 'NOT_FOUND');
};
