import { isCountryCode } from '#slices/regions/rules/countries.ts';
import { checkName, isEmail } from '#slices/people/rules/person.ts';

export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  country: string;
}

type RegistrationProblem = 'requiredFieldMissing' | 'emailInvalid' | 'nameInvalid' | 'countryUnknown';

export function checkRegistration(form: Registration): RegistrationProblem | null {
  if (Object.values(form).some((field) => field === '')) return 'requiredFieldMissing';
  if (!isEmail(form.email)) return 'emailInvalid';
  const problem = checkName(form.firstName) ?? checkName(form.lastName);
  if (problem) return problem;
  return isCountryCode(form.country) ? null : 'countryUnknown';
}
