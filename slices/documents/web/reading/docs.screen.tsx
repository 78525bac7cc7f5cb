import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { addressOfDocument, TitleOfDocument } from '../document-address.tsx';
import { categoryFilter, useCategories } from '../use-categories.ts';
import { documents, type DocumentsQuery } from './documents.graphql.generated.ts';

type Readable = DocumentsQuery['documents']['rows'][number];

export function DocsScreen() {
  const text = useText();
  const list = useList(['category']);
  const { search, filters, after } = list.params;
  const categoryId = filters['category'] ?? null;
  const answer = useQuery(documents, { search: search.trim(), categoryId, after });
  const categories = useCategories();
  return (
    <Page>
      <PageHeading title={<Text id="menuDocuments" />} subtitle={<Text id="documentsLead" />} />
      <FilterBar
        list={list}
        searchLabel={text('searchDocuments')}
        filters={categoryFilter(text('documentCategory'), categories)}
      />
      <DataTable
        table={useReadableTable()}
        list={list}
        answer={{ ...answer, data: answer.data?.documents }}
        empty={<EmptyState icon="file" title={<Text id="nothingToShowYet" />} />}
      />
    </Page>
  );
}

function useReadableTable(): Table<Readable> {
  const text = useText();
  return {
    label: text('menuDocuments'),
    counted: 'documentsCounted',
    nameOf: ({ title }) => title,
    columns: [
      {
        id: 'title',
        header: text('documentTitle'),
        cell: ({ title }) => (
          <Link to={addressOfDocument(title)}>
            <TitleOfDocument title={title} />
          </Link>
        ),
      },
      {
        id: 'category',
        header: text('documentCategory'),
        cell: ({ categoryName }) => categoryName,
      },
      {
        id: 'updatedAt',
        header: text('documentChanged'),
        cell: ({ updatedAt }) => <Moment at={updatedAt} shows="day" />,
      },
    ],
  };
}
