import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isCurrency } from '#slices/regions/server/api.ts';
import { otherEmailsByPerson, phonesByPerson, profileById } from '../loaders.ts';
import type { OtherEmail, Phone, ProfileRecord } from './profile.queries.ts';
import { removePicture, setPicture } from './set-picture.ts';
import { User, type UserParent } from '../user.graphql.ts';
import { wholeCaller } from '../caller.ts';
import { findPerson, lockPerson } from '../person.queries.ts';
import { ProfileInput, type ProfileInputValue } from './profile-input.graphql.ts';
import { differences, parseProfile, storedProfile, storeProfile } from './profile-values.ts';

const PhoneType = builder.objectRef<Phone>('Phone').implement({
  permission: viaParent,
  fields: (t) => ({
    type: t.exposeString('kind', { description: 'WORK, MOBILE or OTHER.' }),
    number: t.exposeString('number'),
  }),
});

const OtherEmailType = builder.objectRef<OtherEmail>('OtherEmail').implement({
  permission: viaParent,
  fields: (t) => ({
    type: t.exposeString('kind', { description: 'SCHOOL, WORK or OTHER.' }),
    address: t.exposeString('email'),
  }),
});

const ProfileLocale = builder.objectRef<ProfileRecord>('ProfileLocale').implement({
  permission: viaParent,
  fields: (t) => ({
    language: t.exposeString('locale'),
    currency: t.exposeString('currency', { nullable: true }),
    timezone: t.exposeString('timeZone', { nullable: true }),
  }),
});

const Profile = builder.objectRef<ProfileRecord>('Profile').implement({
  permission: viaParent,
  fields: (t) => ({
    version: t.exposeInt('profileVersion', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
    locale: t.field({ type: ProfileLocale, resolve: (profile) => profile }),
    location: t.exposeString('location'),
    socialUserName: t.exposeString('socialName'),
    homePage: t.exposeString('homePage'),
    phones: t.field({ type: [PhoneType], resolve: ({ id }, _, ctx) => phonesByPerson(ctx).load(id) }),
    emails: t.field({
      type: [OtherEmailType],
      resolve: ({ id }, _, ctx) => otherEmailsByPerson(ctx).load(id),
    }),
  }),
});

const USUAL_WIDTH = 96;

builder.objectFields(User, (t) => ({
  profile: t.field({ type: Profile, nullable: true, resolve: ({ id }, _, ctx) => profileById(ctx).load(id) }),
  pictureUrl: t.string({
    nullable: true,
    args: { width: t.arg.int() },
    resolve: ({ pictureId }, { width }, ctx) =>
      pictureId && ctx.services.images.url(pictureId, { width: width ?? USUAL_WIDTH }),
  }),
}));

builder.mutationFields((t) => ({
  saveProfile: t.field({
    type: User,
    permission: signedIn,
    args: { profileInput: t.arg({ type: ProfileInput, required: true }) },
    resolve: (_, { profileInput }, ctx) => saveProfile(ctx, profileInput),
  }),
  setPicture: t.field({
    type: User,
    permission: signedIn,
    args: { picture: t.arg.string({ required: true, description: 'A JPEG, PNG or WebP file in base64.' }) },
    resolve: (_, args, ctx) => setPicture(ctx, args),
  }),
  removePicture: t.field({ type: User, permission: signedIn, resolve: (_, __, ctx) => removePicture(ctx) }),
}));

/** A form that was opened before another change is not saved over it. */
async function saveProfile(ctx: Context, input: ProfileInputValue): Promise<UserParent> {
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
    return { ...wholeCaller(ctx), ...person };
  });
}
