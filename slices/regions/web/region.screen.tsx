import type { ReactNode } from 'react';
import { useParams, type Params } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countryName } from '../rules/countries.ts';
import { RegionActions } from './region-actions.tsx';
import { RegionStaffCard } from './region-staff-card.tsx';
import { REGION_TYPE_TEXTS, ZONE_TEXTS } from './region-texts.ts';
import { oneRegion, type OneRegionFragment } from './regions.graphql.generated.ts';
import styles from './regions.module.css';
import { ClosedChip } from './use-regions-table.tsx';

export const prefetch = ({ regionId = '' }: Params): void => prefetchQuery(oneRegion, { regionId });

/** One region, for those who manage it. */
export function RegionScreen() {
  const { regionId = '' } = useParams();
  const answer = useQuery(oneRegion, { regionId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ managedRegion }) => managedRegion && <Region region={managedRegion} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="regionNotFound" />} />
    <Link to="/regions">
      <Text id="regionManager" />
    </Link>
  </>
);

function Region({ region }: { region: OneRegionFragment }) {
  const { name, description, closed } = region;
  useOpenedRecord(name);
  return (
    <>
      <PageHeading
        title={
          <span className={styles['name']}>
            {name}
            {closed && <ClosedChip />}
          </span>
        }
        subtitle={description}
        actions={<RegionActions region={region} />}
      />
      <div className={styles['cards']}>
        {closed && (
          <Note tone="warning">
            <Text id="regionClosedMeans" />
          </Note>
        )}
        <Card title={<Text id="aboutRegion" />}>
          <FactList facts={useFactsAboutRegion(region)} />
        </Card>
        <RegionStaffCard regionId={region._id} />
      </div>
    </>
  );
}

/** What is said about a region; what is not said is left out. */
function useFactsAboutRegion(region: OneRegionFragment): { term: string; value: ReactNode }[] {
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
    { term: text('regionUsers'), value: <PeopleLink {...region} /> },
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
