import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { DocumentBodies } from './document-bodies.tsx';
import { DocumentActions } from './document-actions.tsx';
import styles from './documents.module.css';
import { oneDocument, type OneDocumentFragment } from './managed-document.graphql.generated.ts';
import { StateChip, useReaders } from './readers.tsx';

export function DocumentScreen() {
  const { documentId = '' } = useParams();
  const answer = useQuery(oneDocument, { documentId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ managedDocument }) =>
          managedDocument && (
            // Another address is another document: nothing that was written here may get there.
            <Document key={managedDocument._id} document={managedDocument} />
          )
        }
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="documentNotFound" />} />
    <Link to="/documents">
      <Text id="menuDocumentationManager" />
    </Link>
  </>
);

function Document({ document }: { document: OneDocumentFragment }) {
  const readersOf = useReaders();
  useOpenedRecord(document.title);
  return (
    <>
      <PageHeading
        title={
          <span className={styles['title']}>
            {document.title}
            <StateChip published={document.published} />
          </span>
        }
        subtitle={readersOf(document)}
        actions={<DocumentActions document={document} />}
      />
      <DocumentBodies document={document} />
    </>
  );
}
