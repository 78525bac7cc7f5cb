import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { listWithin } from '#kit/ui/table/list-within.ts';
import { NothingMatches } from '#kit/ui/table/nothing-matches.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { MESSAGE_STATES } from '../rules/interface-message.ts';
import { fileColumns } from './file-columns.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MessageList } from './message-list.tsx';
import { interfaceCoverage, interfaceMessages } from './translations.graphql.generated.ts';
import { useDrafts } from './use-drafts.ts';

const STATE_TEXTS = {
  MISSING: 'messageMissing',
  OVERRIDDEN: 'messageOverridden',
  STALE: 'messageStale',
} as const;

/** A file is fetched in larger pages than anyone reads at once. */
const ROWS_PER_CALL = 100;

/** The language that is worked on: the address names it; else the reader's, or the first that is not English. */
function localeOf(asked: string | undefined): Locale {
  if (isLocale(asked)) return asked;
  const spoken = spokenLocale();
  return spoken && spoken !== DEFAULT_LOCALE ? spoken : LOCALES[1];
}

/** Every text of the interface, and the college's own words for it. */
export function TranslationsScreen() {
  const text = useText();
  const wholeList = useList(['locale', 'state', 'category']);
  const list = listWithin(wholeList, 'locale');
  const drafts = useDrafts();
  const [isImporting, setIsImporting] = useState(false);
  const { search, filters, after } = wholeList.params;
  const locale = localeOf(filters['locale']);
  const filter = {
    search: search.trim(),
    category: filters['category'] ?? null,
    state: MESSAGE_STATES.find((state) => state === filters['state']) ?? null,
  };
  const answer = useQuery(
    interfaceMessages,
    { locale, filter, first: list.rowsPerPage, after },
    { fresh: true },
  );
  const coverage = useQuery(interfaceCoverage, {});
  const page = answer.data?.interfaceMessages;
  const covered = coverage.data?.interfaceCoverage.find((one) => one.locale === locale);
  return (
    <Page>
      <UnsavedChangesGuard hasChanges={() => drafts.count > 0} />
      <PageHeading
        title={<Text id="translations" />}
        subtitle={<Text id="translationsLead" />}
        description={covered && <Text id="textsCovered" values={countsOf(covered)} />}
      />
      <LanguageChoice
        locale={locale}
        coverage={coverage.data?.interfaceCoverage ?? []}
        onChoose={(chosen) => wholeList.ask({ filters: { ...filters, locale: chosen } })}
      />
      <FilterBar
        list={list}
        searchLabel={text('searchTranslations')}
        filters={filtersOf(text, page?.categories ?? [])}
      >
        <ExportButton
          fileName={`translations-${locale}`}
          columns={fileColumns(text)}
          // The texts of the pages are nobody's secret: taking them along is not written down.
          open={async () => undefined}
          pageAfter={async (cursor, signal) => {
            const variables = { locale, filter, first: ROWS_PER_CALL, after: cursor };
            return (await call(interfaceMessages, variables, { signal })).interfaceMessages;
          }}
        />
        <IconButton icon="upload" label={text('importTranslations')} onClick={() => setIsImporting(true)} />
      </FilterBar>
      {isImporting && <ImportDialog locale={locale} onClose={() => setIsImporting(false)} />}
      {drafts.count > 0 && (
        <Note>
          <Text id="wordsNotSaved" values={{ count: drafts.count }} />
        </Note>
      )}
      <DataView
        answer={{ ...answer, data: page }}
        empty={<NothingMatches list={list} />}
        isEmpty={({ rows }) => rows.length === 0}
      >
        {(found) => <MessageList list={list} page={found} locale={locale} drafts={drafts} />}
      </DataView>
    </Page>
  );
}

const countsOf = ({
  translated,
  total,
  overridden,
}: Record<'translated' | 'total' | 'overridden', number>) => ({
  translated,
  total,
  overridden,
});

const filtersOf = (text: ReturnType<typeof useText>, categories: readonly string[]): Filter[] => [
  {
    kind: 'choice',
    name: 'state',
    label: text('messageState'),
    options: MESSAGE_STATES.map((state) => ({ value: state, label: text(STATE_TEXTS[state]) })),
  },
  {
    kind: 'choice',
    name: 'category',
    label: text('messageCategory'),
    options: categories.map((category) => ({ value: category, label: category })),
  },
];
