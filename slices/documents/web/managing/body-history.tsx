import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { ComparedVersion } from './compared-version.tsx';
import styles from './documents.module.css';
import {
  documentVersions,
  type OneDocumentFragment,
  type WrittenBodyFragment,
} from './managed-document.graphql.generated.ts';
import type { BodyActions } from './use-body-actions.ts';
import { useVersionsTable } from './use-versions-table.tsx';

interface BodyHistoryProps {
  document: OneDocumentFragment;
  locale: Locale;
  /** What is in use now; nothing where nothing was ever written. */
  body: WrittenBodyFragment | undefined;
  list: List;
  actions: BodyActions;
}

/** Every text a document had in one language: who wrote it when, what has changed since, and the way back to it. */
export function BodyHistory({ document: { _id }, locale, body, list, actions }: BodyHistoryProps) {
  const [compared, setCompared] = useState<number | null>(null);
  const now = body?.number ?? 0;
  const { after } = list.question;
  const answer = useQuery(documentVersions, {
    documentId: _id,
    locale,
    before: after === null ? null : Number(after),
  });
  const table = useVersionsTable({
    now,
    onCompare: setCompared,
    onRestore: (number) => void actions.restore(number, now),
  });
  return (
    <section>
      <h2 className={styles['subtitle']}>
        <Text id="history" />
      </h2>
      <div className={styles['cards']}>
        {compared !== null && body && (
          <ComparedVersion
            documentId={_id}
            body={body}
            number={compared}
            onRestore={() => {
              setCompared(null);
              void actions.restore(compared, now);
            }}
            onClose={() => setCompared(null)}
          />
        )}
        <DataTable
          table={table}
          list={list}
          answer={{ ...answer, data: answer.data?.documentVersions }}
          empty={
            <Note>
              <Text id="noVersions" />
            </Note>
          }
        />
      </div>
    </section>
  );
}
