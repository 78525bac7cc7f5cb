import { useRef } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { NothingMatches } from '#kit/ui/table/nothing-matches.tsx';
import { Pager } from '#kit/ui/table/pager.tsx';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '../alumni-area.tsx';
import { LibraryCourseCard, Shelf } from './library-cards.tsx';
import { libraryCategories, libraryCourses } from './library.graphql.generated.ts';

/** The courses that stay with the graduate, to read and watch (HOLE-64). */
export function LibraryScreen() {
  const text = useText();
  return (
    <AlumniArea title={text('libraryTitle')} subtitle={<Text id="libraryLead" />}>
      <Courses />
    </AlumniArea>
  );
}

const FILTERS = ['category'] as const;

function Courses() {
  const text = useText();
  const list = useList(FILTERS);
  const { search, filters, after } = list.params;
  const { readLocale } = useAppState();
  const answer = useQuery(libraryCourses, {
    search: search.trim(),
    categoryId: filters['category'] ?? null,
    locale: readLocale,
    after,
  });
  const top = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={top}>
        <FilterBar list={list} searchLabel={text('searchLibrary')} filters={useLibraryFilters()} />
      </div>
      <DataView
        answer={{ ...answer, data: answer.data?.libraryCourses }}
        waiting={<Skeleton shape="block" count={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing list={list} />}
      >
        {(page) => (
          <>
            <Shelf>
              {page.rows.map((course) => (
                <LibraryCourseCard key={course._id} course={course} />
              ))}
            </Shelf>
            {(after !== null || page.nextCursor !== null) && (
              <Pager
                list={list}
                page={page}
                counted="coursesCounted"
                onTurn={() => top.current?.scrollIntoView()}
              />
            )}
          </>
        )}
      </DataView>
    </>
  );
}

function Nothing({ list }: { list: List }) {
  const { search, filters, after } = list.params;
  if (search.trim() !== '' || after !== null || Object.keys(filters).length > 0)
    return <NothingMatches list={list} />;
  return (
    <EmptyState icon="book" title={<Text id="libraryEmpty" />}>
      <Text id="libraryEmptyText" />
    </EmptyState>
  );
}

/** A category is chosen where there is more than one. */
function useLibraryFilters(): Filter[] {
  const text = useText();
  const categories = useQuery(libraryCategories, {}).data?.libraryCategories ?? [];
  if (categories.length < 2) return [];
  return [
    {
      kind: 'choice',
      name: 'category',
      label: text('libraryCategory'),
      options: categories.map(({ _id, name }) => ({ value: _id, label: name })),
    },
  ];
}
