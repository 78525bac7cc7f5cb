import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './documents.module.css';
import {
  documentVersion,
  documentVersions,
  type ListedVersionFragment,
  type OneDocumentFragment,
  type WrittenBodyFragment,
} from './managed-document.graphql.generated.ts';
import type { BodyActions } from './use-body-actions.ts';

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
  const text = useText();
  const [compared, setCompared] = useState<number | null>(null);
  const now = body?.number ?? 0;
  const { after } = list.params;
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
      <h2 className={styles['subtitle']}>{text('history')}</h2>
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
          empty={<Note>{text('noVersions')}</Note>}
        />
      </div>
    </section>
  );
}

interface VersionActions {
  /** The number of the version in use. */
  now: number;
  onCompare: (number: number) => void;
  onRestore: (number: number) => void;
}

/** The columns of the history of a text, and what can be done with each version but the one in use. */
function useVersionsTable({ now, onCompare, onRestore }: VersionActions): Table<ListedVersionFragment> {
  const text = useText();
  return {
    label: text('history'),
    counted: 'versionsCounted',
    nameOf: ({ number }) => text('versionNumber', { number }),
    columns: [
      {
        id: 'number',
        header: text('documentVersion'),
        cell: ({ number }) => (
          <span className={styles['title']}>
            {text('versionNumber', { number })}
            {number === now && <Chip tone="success">{text('versionNow')}</Chip>}
          </span>
        ),
      },
      {
        id: 'writtenAt',
        header: text('versionWritten'),
        cell: ({ writtenAt }) => <Moment at={writtenAt} />,
      },
      { id: 'writtenBy', header: text('versionWriter'), cell: ({ writtenByName }) => writtenByName },
    ],
    menuOf: ({ number }) =>
      number === now ? null : (
        <>
          <MenuItem icon="eye" action={() => onCompare(number)}>
            {text('compareVersion')}
          </MenuItem>
          <MenuItem icon="undo" action={() => onRestore(number)}>
            {text('restoreVersion')}
          </MenuItem>
        </>
      ),
  };
}

interface ComparedVersionProps {
  documentId: string;
  /** What is in use now. */
  body: WrittenBodyFragment;
  number: number;
  onRestore: () => void;
  onClose: () => void;
}

function ComparedVersion({ documentId, body, number, onRestore, onClose }: ComparedVersionProps) {
  const text = useText();
  const answer = useQuery(documentVersion, { documentId, locale: body.locale, number });
  return (
    <Card title={<Text id="versionAndNow" values={{ number }} />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={6} />}>
        {({ documentVersion: earlier }) =>
          earlier && <ComparedTexts before={earlier.content} after={body.content} />
        }
      </DataView>
      <div className={styles['choices']}>
        <Button onClick={onRestore}>
          <Icon name="undo" />
          {text('restoreVersion')}
        </Button>
        <ActionButton action="cancel" onClick={onClose} />
      </div>
    </Card>
  );
}
