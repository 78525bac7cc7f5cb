import { isCountryCode } from '#slices/regions/rules/countries.ts';
import { TEXT_MAX } from './profile.ts';

export interface AddressLines {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
}

export const addressLines = (address: AddressLines, countryName: string): string[] =>
  [
    address.line1,
    address.line2,
    [address.city, address.state, address.postcode].filter(Boolean).join(' '),
    countryName,
  ].filter(Boolean);

export function checkAddress(
  address: { country: string } & Readonly<Record<string, string>>,
): 'requiredFieldMissing' | 'countryUnknown' | 'textTooLong' | null {
  if (address.country === '') return 'requiredFieldMissing';
  if (Object.values(address).some((text) => [...text].length > TEXT_MAX)) return 'textTooLong';
  return isCountryCode(address.country) ? null : 'countryUnknown';
}
