import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COURSE_KINDS, COURSE_SORTS } from '#slices/courses/rules/course.ts';
import { courses, coursesForFile } from './courses.graphql.generated.ts';
import { KIND_TEXTS } from '../kind-texts.ts';
import { NewCourseButton } from './new-course-button.tsx';
import { useCourseCategories } from './use-course-categories.ts';
import { useCoursesTable } from './use-courses-table.tsx';

const FILTERS = ['category', 'kind', 'state'];

/** Which courses `state` asks for; without it, those that are still taught. */
const STATES = {
  HIDDEN: { hidden: true, archived: false },
  ARCHIVED: { hidden: null, archived: true },
  ALL: { hidden: null, archived: null },
} as const;

/** The catalogue of the college, for those who write it. */
export function CoursesScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const table = useCoursesTable();
  const question = { ...questionOf(list), locale: useAppState().writeLocale };
  const answer = useQuery(courses, { ...question, after: list.question.after });
  const whole = {
    open: (signal: AbortSignal) => openExport('courses', question.filter, signal),
    pageAfter: async (after: string | null, signal: AbortSignal) =>
      (await call(coursesForFile, { ...question, after }, { signal })).courses,
  };
  const printing = usePrinting({ list, page: answer.data?.courses, ...whole });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuCourseManager" />}
        subtitle={<Text id="coursesLead" />}
        actions={<NewCourseButton />}
      />
      <FilterBar list={list} searchLabel={text('searchCourses')} filters={useFilters()}>
        <PrintButton printing={printing} />
        <ExportButton fileName="courses" columns={table.columns} {...whole} />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.courses }}
        printing={printing}
        empty={<EmptyState icon="book" title={<Text id="nothingToShowYet" />} />}
      />
    </Page>
  );
}

/** What the address asks for, as the API puts it; somebody may have written anything into it by hand. */
function questionOf({ question: { search, filters, sort } }: List) {
  const state = Object.entries(STATES).find(([name]) => name === filters['state'])?.[1];
  return {
    filter: {
      search: search.trim(),
      categoryId: filters['category'] ?? null,
      kind: COURSE_KINDS.find((kind) => kind === filters['kind']) ?? null,
      ...(state ?? { hidden: null, archived: false }),
    },
    sort: COURSE_SORTS.find((known) => known === sort?.key) ?? 'CODE',
    descending: sort?.isDescending ?? false,
  };
}

function useFilters(): Filter[] {
  const text = useText();
  const categories = useCourseCategories();
  return [
    ...(categories.length > 0
      ? [{ kind: 'choice', name: 'category', label: text('courseCategory'), options: categories } as const]
      : []),
    {
      kind: 'choice',
      name: 'kind',
      label: text('courseKind'),
      options: COURSE_KINDS.map((kind) => ({ value: kind, label: text(KIND_TEXTS[kind]) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: text('courseState'),
      options: [
        { value: 'HIDDEN', label: text('courseHidden') },
        { value: 'ARCHIVED', label: text('courseArchived') },
        { value: 'ALL', label: text('courseEveryState') },
      ],
    },
  ];
}
