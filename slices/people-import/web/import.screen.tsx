import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isBusy } from '../rules/people-import.ts';
import { ImportProblems } from './import-problems.tsx';
import { ImportStep } from './import-step.tsx';
import { peopleImport, type OneImportFragment } from './import.graphql.generated.ts';
import styles from './import.module.css';

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

/** One import of people: what is wrong with the file, and what can be done with the rest. */
export function ImportScreen() {
  const { importId = '' } = useParams();
  const answer = useQuery(peopleImport, { importId }, { fresh: true });
  const { data, isLoading, refetch } = answer;
  useEffect(
    function lookAgainWhileAJobIsAtIt() {
      if (isLoading || !data?.peopleImport || !isBusy(data.peopleImport.state)) return;
      const timer = setTimeout(() => refetch?.(), LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    // What is asked again may say the same as before, and is asked again all the same.
    [data, isLoading, refetch],
  );
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />} empty={<Unknown />}>
        {({ peopleImport: found }) => found && <Import found={found} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="importNotFound" />} />
    <Link to="/users/import">
      <Text id="importPeople" />
    </Link>
  </>
);

function Import({ found }: { found: OneImportFragment }) {
  useOpenedRecord(found.fileName);
  return (
    <>
      <PageHeading title={found.fileName} subtitle={found.regionName} />
      <div className={styles['cards']}>
        <ImportStep found={found} />
        {found.bad > 0 && <ImportProblems found={found} />}
      </div>
    </>
  );
}
