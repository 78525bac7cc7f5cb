import { useQuery } from '#kit/client/query/use-query.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { DOCUMENT_SORTS } from '#slices/documents/rules/document.ts';
import { managedDocuments } from './managed-documents.graphql.generated.ts';
import { NewDocumentButton } from './new-document-button.tsx';
import { categoryFilter, useCategories } from '../use-categories.ts';
import { useDocumentsTable } from './use-documents-table.tsx';

const FILTERS = ['state', 'category', 'locale', 'missingIn'];

/** Which documents `state` asks for. */
const PUBLISHED: Readonly<Record<string, boolean>> = { PUBLISHED: true, DRAFT: false };

/** All documents, for those who write them. */
export function DocumentsScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const answer = useQuery(managedDocuments, { ...questionOf(list), after: list.question.after });
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

/** What the address asks for, as the API puts it; somebody may have written anything into it by hand. */
function questionOf({ question: { search, filters, sort } }: List) {
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
