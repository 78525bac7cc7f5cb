import { line, type ValuesOf } from '#kit/record/field.ts';
import { isCountryCode } from '#slices/regions/rules/countries.ts';
import { TEXT_MAX } from './profile.ts';

const part = line({ max: TEXT_MAX, default: '', problem: 'textTooLong' });

export const country = line({
  max: 3,
  problem: 'countryUnknown',
  missing: 'requiredFieldMissing',
  fits: isCountryCode,
});

export const address = {
  name: part,
  line1: part,
  line2: part,
  city: part,
  state: part,
  postcode: part,
  country,
};

type Lines = Omit<ValuesOf<typeof address>, 'name' | 'country'>;

export const addressLines = (lines: Lines, countryName: string): string[] =>
  [
    lines.line1,
    lines.line2,
    [lines.city, lines.state, lines.postcode].filter(Boolean).join(' '),
    countryName,
  ].filter(Boolean);
