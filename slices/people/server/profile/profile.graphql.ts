import { builder } from '#kit/graphql/builder.ts';
import { evenBlocked, signedIn } from '#kit/graphql/permission.ts';
import { changesOnlyLanguage } from '#slices/people/rules/person.ts';
import { updateUserProfile } from './update-user-profile.ts';
import { User } from '../user.graphql.ts';

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
