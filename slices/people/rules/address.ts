import { isCountryCode } from './countries.ts';

export interface AddressLines {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
}

/** An address in the order it is written on a letter; lines that say nothing are left out. */
export const addressLines = (address: AddressLines, countryName: string): string[] =>
  [
    address.line1,
    address.line2,
    [address.city, address.state, address.postcode].filter(Boolean).join(' '),
    countryName,
  ].filter(Boolean);

/** Only the country is required; it must be one of the list. */
export function checkAddress(address: { country: string }): 'requiredFieldMissing' | 'countryUnknown' | null {
  if (address.country === '') return 'requiredFieldMissing';
  return isCountryCode(address.country) ? null : 'countryUnknown';
}
