import { config } from '#kit/client/config.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { ListParams } from '#kit/ui/table/list-params.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { CONTINENTS, countriesOf, type Continent } from '../../rules/countries.ts';
import type { MinistryRegistryQuery } from '../ministries.graphql.generated.ts';
import { useMinistryWords } from '../use-ministry-words.ts';

export const REGISTRY_FILTERS = ['continent', 'country', 'ledBy'] as const;

const CONTINENT_TEXTS: Readonly<Record<Continent, MessageId>> = {
  AFRICA: 'continentAfrica',
  ASIA: 'continentAsia',
  EUROPE: 'continentEurope',
  NORTH_AMERICA: 'continentNorthAmerica',
  OCEANIA: 'continentOceania',
  SOUTH_AMERICA: 'continentSouthAmerica',
};

const continentFrom = (named: string | undefined): Continent | null =>
  CONTINENTS.find((continent) => continent === named) ?? null;

/** What the address asks for, as the API puts it. */
export const registryFilter = ({ search, filters }: ListParams) => ({
  search: search.trim(),
  continent: continentFrom(filters['continent']),
  country: filters['country'] ?? null,
  hasGraduate: filters['ledBy'] === 'graduate' ? true : null,
  hasMember: filters['ledBy'] === 'member' ? true : null,
});

type Countries = MinistryRegistryQuery['ministryCountries'];

/** Only continents and countries where there is something; of a continent that is chosen, its countries. */
export function useRegistryFilters(countries: Countries, { filters }: ListParams): Filter[] {
  const text = useText();
  const { countryName } = useMinistryWords();
  const chosen = continentFrom(filters['continent']);
  const known = new Set(countries);
  const continents = CONTINENTS.filter((continent) => countriesOf(continent).some((code) => known.has(code)));
  const offered = countries.filter((country) => !chosen || countriesOf(chosen).includes(country));
  return [
    {
      kind: 'choice',
      name: 'continent',
      label: text('ministryContinent'),
      options: continents.map((value) => ({ value, label: text(CONTINENT_TEXTS[value]) })),
    },
    {
      kind: 'choice',
      name: 'country',
      label: text('ministryCountry'),
      options: offered
        .map((value) => ({ value, label: countryName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    },
    {
      kind: 'choice',
      name: 'ledBy',
      label: text('ministryLedBy'),
      options: [
        { value: 'graduate', label: text('ledByGraduate') },
        { value: 'member', label: text('ledByMember', { orgName: config().orgName }) },
      ],
    },
  ];
}
