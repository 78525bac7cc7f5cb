import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countryName } from '../rules/countries.ts';
import { REGION_TYPE_TEXTS, ZONE_TEXTS } from './region-texts.ts';
import type { OneRegionFragment } from './regions.graphql.generated.ts';
import styles from './regions.module.css';

/** The columns of the region manager. */
export function useRegionsTable(): Table<OneRegionFragment> {
  const text = useText();
  const language = languageTag(spokenLocale() ?? DEFAULT_LOCALE);
  const country = ({ addressCountry }: OneRegionFragment) => countryName(addressCountry, language);
  const type = (region: OneRegionFragment) => text(REGION_TYPE_TEXTS[region.type]);
  const zone = (region: OneRegionFragment) => text(ZONE_TEXTS[region.zone]);
  return {
    label: text('regions'),
    counted: 'regionsCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('regionName'),
        sortKey: 'NAME',
        cell: ({ _id, name, closed }) => (
          <span className={styles['name']}>
            <Link to={`/regions/${_id}`}>{name}</Link>
            {closed && <ClosedChip />}
          </span>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'slug',
        header: text('regionSlug'),
        sortKey: 'SLUG',
        cell: ({ slug }) => <span className={styles['whole']}>{slug}</span>,
        csv: ({ slug }) => slug,
      },
      { id: 'type', header: text('regionType'), sortKey: 'TYPE', cell: type, csv: type },
      { id: 'country', header: text('country'), sortKey: 'COUNTRY', cell: country, csv: country },
      { id: 'zone', header: text('regionZone'), sortKey: 'ZONE', cell: zone, csv: zone },
      {
        id: 'currency',
        header: text('currency'),
        sortKey: 'CURRENCY',
        cell: ({ currency }) => currency,
        csv: ({ currency }) => currency,
      },
      {
        id: 'users',
        header: text('regionUsers'),
        sortKey: 'USERS',
        align: 'end',
        cell: ({ userCount }) => userCount,
        csv: ({ userCount }) => userCount,
      },
    ],
  };
}

export const ClosedChip = () => (
  <Chip tone="warning">
    <Text id="regionClosed" />
  </Chip>
);
