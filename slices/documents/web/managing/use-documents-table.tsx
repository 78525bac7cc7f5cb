import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './documents.module.css';
import type { ListedDocumentFragment } from './managed-documents.graphql.generated.ts';
import { StateChip } from './state-chip.tsx';
import { useReaders } from './use-readers.ts';

/** The columns of the list of all documents. */
export function useDocumentsTable(): Table<ListedDocumentFragment> {
  const text = useText();
  const readersOf = useReaders();
  return {
    label: text('menuDocumentationManager'),
    nameOf: ({ title }) => title,
    columns: [
      {
        id: 'title',
        header: text('documentTitle'),
        sortKey: 'TITLE',
        cell: ({ _id, title }) => (
          <span className={styles['title']}>
            <Link to={`/documents/${_id}`}>{title}</Link>
          </span>
        ),
      },
      {
        id: 'state',
        header: text('documentState'),
        cell: ({ published }) => <StateChip published={published} />,
      },
      {
        id: 'category',
        header: text('documentCategory'),
        cell: ({ categoryName }) => categoryName,
      },
      { id: 'readers', header: text('documentReaders'), cell: readersOf },
      {
        id: 'languages',
        header: text('documentLanguages'),
        align: 'end',
        cell: ({ locales }) => locales.length,
      },
      {
        id: 'updatedAt',
        header: text('documentChanged'),
        sortKey: 'UPDATED',
        cell: ({ updatedAt }) => (
          <span className={styles['whole']}>
            <Moment at={updatedAt} shows="day" />
          </span>
        ),
      },
      { id: 'updatedBy', header: text('versionWriter'), cell: ({ updatedByName }) => updatedByName },
    ],
  };
}
