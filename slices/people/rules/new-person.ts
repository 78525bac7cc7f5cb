import { isLocale } from '#kit/messages/locales.ts';
import { line, type ValuesOf } from '#kit/record/field.ts';
import { EMAIL_MAX, isEmail, normalEmail } from './person.ts';

/** Names are written into mails to others, so nothing in them may become a line, a link or markup. */
const personName = line({
  max: 80,
  problem: 'nameInvalid',
  missing: 'requiredFieldMissing',
  fits: (name) => !/[\p{Zl}\p{Zp}<>]|:\/\//u.test(name),
});

export const names = { firstName: personName, lastName: personName };

export const email = line({
  max: EMAIL_MAX,
  problem: 'emailInvalid',
  missing: 'requiredFieldMissing',
  tidy: normalEmail,
  fits: isEmail,
});

export const locale = line({ max: 5, problem: 'localeUnknown', fits: isLocale });

/** What staff say about a person for whom they open an account. */
export const newPerson = { ...names, email, locale };

export type NewPersonValues = ValuesOf<typeof newPerson>;
