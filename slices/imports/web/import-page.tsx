import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isBusy } from '../rules/file-import.ts';
import { askedFor, type ImportPages, type ShownImport } from './import-pages.ts';
import styles from './imports.module.css';

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

interface ImportPageProps<Found extends ShownImport> {
  pages: ImportPages<Found>;
  /** How far it has come, and its lines. */
  children: (found: Found) => ReactNode;
}

/** The page of one import: what the file would do, or has done. */
export function ImportPage<Found extends ShownImport>({ pages, children }: ImportPageProps<Found>) {
  const { importId = '' } = useParams();
  const answer = useQuery(pages.one, { importId }, { fresh: true });
  const { data, isLoading, refetch } = answer;
  useEffect(
    function lookAgainWhileAJobIsAtIt() {
      const found = data && askedFor(data);
      if (isLoading || !found || !isBusy(found.state)) return;
      const timer = setTimeout(() => refetch?.(), LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    // What is asked again may say the same as before, and is asked again all the same.
    [data, isLoading, refetch],
  );
  return (
    <Page>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        empty={<Unknown pages={pages} />}
      >
        {(one) => {
          const found = askedFor(one);
          return found && <Shown found={found}>{children(found)}</Shown>;
        }}
      </DataView>
    </Page>
  );
}

const Unknown = ({
  pages: { address, texts },
}: {
  pages: Pick<ImportPages<ShownImport>, 'address' | 'texts'>;
}) => (
  <>
    <PageHeading title={<Text id="importNotFound" />} />
    <Link to={address}>
      <Text id={texts.title} />
    </Link>
  </>
);

function Shown({ found, children }: { found: ShownImport; children: ReactNode }) {
  useOpenedRecord(found.fileName);
  return (
    <>
      <PageHeading title={found.fileName} subtitle={found.regionName} />
      <div className={styles['cards']}>{children}</div>
    </>
  );
}
