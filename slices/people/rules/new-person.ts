import { isLocale } from '#kit/messages/locales.ts';
import { checkName, isEmail } from './person.ts';

/** What staff say about somebody for whom they open an account. */
export interface NewPersonValues {
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
}

type NewPersonProblem = 'requiredFieldMissing' | 'nameInvalid' | 'emailInvalid' | 'localeUnknown';

/** Why nobody can be entered like this, or null. */
export function checkNewPerson(person: NewPersonValues): NewPersonProblem | null {
  if (person.email === '') return 'requiredFieldMissing';
  const problem = checkName(person.firstName) ?? checkName(person.lastName);
  if (problem) return problem;
  if (!isEmail(person.email)) return 'emailInvalid';
  return isLocale(person.locale) ? null : 'localeUnknown';
}
