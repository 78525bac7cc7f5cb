import { useIntl } from 'react-intl';
import { useMemo } from 'react';

interface Words {
  /** The name of a country in the reader's language. */
  countryName: (code: string) => string;
  /** City and country. */
  placeOf: (ministry: { city: string; country: string }) => string;
}

/** Countries and places of ministries, as the reader calls them. */
export function useMinistryWords(): Words {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const countryName = (code: string): string => (code === '' ? '' : (names.of(code) ?? code));
    return {
      countryName,
      placeOf: ({ city, country }) => [city, countryName(country)].filter(Boolean).join(', '),
    };
  }, [locale]);
}
