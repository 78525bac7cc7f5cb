import { builder } from '#kit/graphql/builder.ts';

const ProfileLocaleInput = builder.inputType('ProfileLocaleInput', {
  fields: (t) => ({ language: t.string(), currency: t.string(), timezone: t.string() }),
});
const PhoneInput = builder.inputType('PhoneInput', {
  fields: (t) => ({ type: t.string({ required: true }), number: t.string({ required: true }) }),
});
const OtherEmailInput = builder.inputType('OtherEmailInput', {
  fields: (t) => ({ type: t.string({ required: true }), address: t.string({ required: true }) }),
});
export const ProfileInput = builder.inputType('ProfileInput', {
  fields: (t) => ({
    version: t.int({ required: true }),
    firstName: t.string(),
    lastName: t.string(),
    locale: t.field({ type: ProfileLocaleInput }),
    location: t.string(),
    socialUserName: t.string(),
    homePage: t.string(),
    phones: t.field({ type: [PhoneInput] }),
    emails: t.field({ type: [OtherEmailInput] }),
  }),
});

export type ProfileInputValue = typeof ProfileInput.$inferInput;
