import { useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { NewRecordButton } from '#kit/client/records/new-record-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { type List, useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { DOCUMENT_SORTS } from '../../rules/document.ts';
import { categoryFilter, useCategories } from '../use-categories.ts';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './documents.module.css';
import { type ListedDocumentFragment, managedDocuments } from './managed-documents.graphql.generated.ts';
import { StateChip, useReaders } from './readers.tsx';

const FILTERS = ['state', 'category', 'locale', 'missingIn'];

/** Which documents `state` asks for. */
const PUBLISHED: Readonly<Record<string, boolean>> = { PUBLISHED: true, DRAFT: false };

export function DocumentsScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const answer = useQuery(managedDocuments, { ...paramsOf(list), after: list.params.after });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuDocumentationManager" />}
        subtitle={<Text id="documentsToWriteLead" />}
        actions={<NewDocumentButton />}
      />
      <FilterBar
        list={list}
        searchLabel={text('searchDocuments')}
        filters={filtersOf(text, useCategories())}
      />
      <DataTable
        table={useDocumentsTable()}
        list={list}
        answer={{ ...answer, data: answer.data?.managedDocuments }}
      />
    </Page>
  );
}

const knownLocale = (asked: string | undefined): string | null => (isLocale(asked) ? asked : null);

/** What the address asks for, as the API puts it; a person may have written anything into it by hand. */
function paramsOf({ params: { search, filters, sort } }: List) {
  return {
    filter: {
      search: search.trim(),
      published: PUBLISHED[filters['state'] ?? ''] ?? null,
      categoryId: filters['category'] ?? null,
      locale: knownLocale(filters['locale']),
      missingIn: knownLocale(filters['missingIn']),
    },
    sort: DOCUMENT_SORTS.find((known) => known === sort?.key) ?? 'TITLE',
    descending: sort?.isDescending ?? false,
  };
}

function filtersOf(text: ReturnType<typeof useText>, categories: readonly SelectOption[]): Filter[] {
  const languages = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));
  const states = [
    { value: 'PUBLISHED', label: text('documentPublished') },
    { value: 'DRAFT', label: text('documentDraft') },
  ];
  return [
    { kind: 'choice', name: 'state', label: text('documentState'), options: states },
    ...categoryFilter(text('documentCategory'), categories),
    { kind: 'choice', name: 'locale', label: text('documentWrittenIn'), options: languages },
    { kind: 'choice', name: 'missingIn', label: text('documentMissingIn'), options: languages },
  ];
}

function useDocumentsTable(): Table<ListedDocumentFragment> {
  const text = useText();
  const readersOf = useReaders();
  return {
    label: text('menuDocumentationManager'),
    counted: 'documentsCounted',
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

function NewDocumentButton() {
  const navigate = useNavigate();
  return (
    <NewRecordButton label="newDocument">
      {(close) => (
        <DocumentDialog
          document={null}
          onClose={close}
          onMade={(documentId) => void navigate(`/documents/${documentId}`)}
        />
      )}
    </NewRecordButton>
  );
}
