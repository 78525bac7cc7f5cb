import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { COUNTRIES, countryName } from './countries.ts';

/** The list of countries in a language and in that language's order. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const language = languageTag(locale);
  return COUNTRIES.map(({ alpha3Code }) => ({
    value: alpha3Code,
    label: countryName(alpha3Code, language),
  })).toSorted((one, other) => one.label.localeCompare(other.label, language));
}
