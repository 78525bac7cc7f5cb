import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { PrintSheet } from '#kit/ui/print/print-sheet.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { IssuedList } from './issued-list.tsx';
import { ownTranscript, type OwnTranscriptQuery } from './own-transcript.graphql.generated.ts';
import { TranscriptSheet } from './transcript-sheet.tsx';
import styles from './transcripts.module.css';

type Own = NonNullable<OwnTranscriptQuery['ownTranscript']>;

export const prefetch = (): void => prefetchQuery(ownTranscript, {});

/** Everything the reader has reached, to look at and to print, and the official transcripts they were issued. */
export function StudentTranscriptScreen() {
  const answer = useQuery(ownTranscript, {});
  const own = answer.data?.ownTranscript;
  if (own && own.terms.length > 0)
    return (
      <PrintSheet
        college={own.college}
        title={<Text id="unofficialTranscript" />}
        day={own.today}
        beside={<Papers own={own} />}
      >
        <TranscriptSheet transcript={own} />
        <p className={styles['quiet']}>
          <Text id="transcriptIsUnofficial" />
        </p>
      </PrintSheet>
    );
  return (
    <Page>
      <PageHeading title={<Text id="studentTranscript" />} />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
        {({ ownTranscript: found }) => (
          <div className={styles['cards']}>
            <EmptyState icon="file" title={<Text id="transcriptEmpty" />}>
              <Text id="transcriptEmptyHelp" />
            </EmptyState>
            {found && <Papers own={found} />}
          </div>
        )}
      </DataView>
    </Page>
  );
}

/** What the office has issued to the reader, and what keeps it from issuing more. */
const Papers = ({ own: { issues, holds } }: { own: Own }) => (
  <Card title={<Text id="issuedTranscripts" />}>
    <div className={styles['papers']}>
      {holds.map(({ _id, reason }) => (
        <Note key={_id} tone="warning">
          <Text id="transcriptHeldFromYou" /> {reason}
        </Note>
      ))}
      {issues.length > 0 ? (
        <IssuedList issues={issues} />
      ) : (
        <p className={styles['quiet']}>
          <Text id="noIssuedTranscripts" /> {holds.length === 0 && <Text id="askForTranscript" />}
        </p>
      )}
    </div>
  </Card>
);
