import { builder } from '#kit/graphql/builder.ts';
import { evenBlocked, signedIn } from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { parsedPart } from '#kit/graphql/change-record.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import { locale, names } from '#slices/people/rules/new-person.ts';
import { changesOnlyLanguage } from '#slices/people/rules/person.ts';
import type { profile } from '#slices/people/rules/profile.ts';
import { User } from '../user.graphql.ts';
import { wholeCaller } from '../caller.ts';
import type { PersonRecord } from '../person-record.ts';
import { findPerson, updatePerson, type PersonChange } from '../person.queries.ts';
import { updateProfile } from './profile.queries.ts';

export const UserProfileInput = builder.inputType('UserProfileInput', {
  fields: (t) => ({
    _id: t.id({ description: 'Accepted and not used: the session says whose profile it is.' }),
    locale: t.string(),
    selectedGroup: t.id(),
    email: t.string(),
    firstName: t.string(),
    lastName: t.string(),
  }),
});

builder.mutationField('updateUserProfile', (t) =>
  t.field({
    type: User,
    // The terms are read in the reader's own language, so that one may be chosen before they are accepted.
    permission: evenBlocked(signedIn, changesOnlyLanguage),
    args: { userProfileInput: t.arg({ type: UserProfileInput, required: true }) },
    resolve: (_, { userProfileInput }, ctx) => updateUserProfile(ctx, userProfileInput),
  }),
);

type UserProfileInputValue = typeof UserProfileInput.$inferInput;

/**
 * Changes the caller's own profile. Whose it is comes from the session, not from the input; the address is not
 * changed here, because a new one has to be confirmed first.
 */
async function updateUserProfile(ctx: Context, input: UserProfileInputValue): Promise<PersonRecord> {
  const { personId } = actorOf(ctx);
  const change = checkedChange(ctx, input);
  return transaction(ctx.db, async (tx) => {
    const before = (await findPerson(tx, personId)) ?? notFound();
    const asked = Object.keys(change) as (keyof PersonRecord & keyof PersonChange)[];
    // What is said again changes nothing and is not worth a line in the audit log.
    const changed = asked.filter((key) => change[key] !== before[key]);
    if (changed.length === 0) return before;
    // The profile form shows everything but the group: one opened before this must not undo it unseen.
    if (changed.some((key) => key !== 'selectedGroupId')) await updateProfile(tx, personId, {});
    const after = await updatePerson(tx, personId, change);
    const pick = (person: PersonRecord) => Object.fromEntries(changed.map((key) => [key, person[key]]));
    await audit(tx, ctx, {
      action: 'updateProfile',
      entity: 'person',
      entityId: personId,
      before: pick(before),
      after: pick(after),
    });
    return after;
  });
}

function checkedChange(ctx: Context, { selectedGroup, ...input }: UserProfileInputValue): PersonChange {
  const change: PersonChange = parsedPart({ ...names, locale }, input as Partial<ValuesOf<typeof profile>>);
  if (!selectedGroup) return change;
  if (!wholeCaller(ctx)?.groups.some(({ id }) => id === selectedGroup)) throw new RuleError('groupNotYours');
  return { ...change, selectedGroupId: selectedGroup };
}

const notFound = (): never => {
  throw new RuleError('recordNotFound', 'NOT_FOUND');
};
