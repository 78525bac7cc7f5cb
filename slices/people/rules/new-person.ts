import { isLocale } from '#kit/messages/locales.ts';
import { checkName, isEmail } from './person.ts';

export interface NewPersonValues {
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
}

type NewPersonProblem = 'requiredFieldMissing' | 'nameInvalid' | 'emailInvalid' | 'localeUnknown';

export function checkNewPerson(person: NewPersonValues): NewPersonProblem | null {
  if (person.email === '') return 'requiredFieldMissing';
  const problem = checkName(person.firstName) ?? checkName(person.lastName);
  if (problem) return problem;
  if (!isEmail(person.email)) return 'emailInvalid';
  return isLocale(person.locale) ? null : 'localeUnknown';
}
