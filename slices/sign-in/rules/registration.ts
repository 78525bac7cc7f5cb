import { isCountryCode } from '#slices/people/rules/countries.ts';

export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  country: string;
}

/** Everything is required, the address must look like one, and the country comes from the list. */
export function checkRegistration(
  form: Registration,
): 'requiredFieldMissing' | 'emailInvalid' | 'countryUnknown' | null {
  if (Object.values(form).some((field) => field === '')) return 'requiredFieldMissing';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) return 'emailInvalid';
  return isCountryCode(form.country) ? null : 'countryUnknown';
}

/** An address is the same however its letters are cased. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
