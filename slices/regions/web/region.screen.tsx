import { useParams, type Params } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { RegionActions } from './region-actions.tsx';
import { RegionStaffCard } from './region-staff-card.tsx';
import { oneRegion, type OneRegionFragment } from './regions.graphql.generated.ts';
import styles from './regions.module.css';
import { useFactsAboutRegion } from './use-facts-about-region.tsx';
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
