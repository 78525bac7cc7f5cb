import type { ReactNode } from 'react';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countryName } from '../rules/countries.ts';
import { REGION_TYPE_TEXTS, ZONE_TEXTS } from './region-texts.ts';
import type { OneRegionFragment } from './regions.graphql.generated.ts';
import styles from './regions.module.css';

/** What is said about a region; what is not said is left out. */
export function useFactsAboutRegion(region: OneRegionFragment): { term: string; value: ReactNode }[] {
  const text = useText();
  const zoneName = useZoneName();
  const lines = linesOf(region);
  return [
    { term: text('regionType'), value: text(REGION_TYPE_TEXTS[region.type]) },
    { term: text('regionZone'), value: text(ZONE_TEXTS[region.zone]) },
    { term: text('regionSlug'), value: region.slug },
    { term: text('regionAddress'), value: <span className={styles['lines']}>{lines}</span>, isSaid: lines },
    { term: text('regionPhone'), value: region.phone, isSaid: region.phone },
    { term: text('timeZone'), value: zoneName(region.timeZone) },
    { term: text('currency'), value: region.currency },
    {
      term: text('cardPayments'),
      value: text(region.cardPaymentsEnabled ? 'cardPaymentsOn' : 'cardPaymentsOff'),
    },
    {
      term: text('regionUsers'),
      value: <PeopleLink {...region} />,
    },
    { term: text('regionGroups'), value: region.groupCount },
  ].filter(({ isSaid = true }) => Boolean(isSaid));
}

const PeopleLink = ({ _id, userCount }: OneRegionFragment) => (
  <Link className={styles['count']} to={`/users?regionId=${_id}`}>
    {userCount}
  </Link>
);

function linesOf(region: OneRegionFragment): string {
  const { addressLine1, addressLine2, addressCity, addressState, addressPostcode, addressCountry } = region;
  const language = languageTag(spokenLocale() ?? DEFAULT_LOCALE);
  const town = [addressCity, addressState, addressPostcode].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, town, countryName(addressCountry, language)].filter(Boolean).join('\n');
}
