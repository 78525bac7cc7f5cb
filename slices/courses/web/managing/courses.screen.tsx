import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { NewRecordButton } from '#kit/client/records/new-record-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { idColumn, type Table } from '#kit/ui/table/table.ts';
import { type List, useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COURSE_KINDS, COURSE_SORTS } from '../../rules/course.ts';
import styles from '../courses.module.css';
import { KIND_TEXTS, StateChips } from '../course-texts.tsx';
import { type ListedCourseFragment, courses, coursesForFile } from './courses.graphql.generated.ts';
import { NewCourseDialog } from './course-dialog.tsx';
import { useCourseCategories } from './use-course-categories.ts';

const FILTERS = ['category', 'kind', 'state'];

/** Which courses `state` asks for; without it, those that are still taught. */
const STATES = {
  HIDDEN: { hidden: true, archived: false },
  ARCHIVED: { hidden: null, archived: true },
  ALL: { hidden: null, archived: null },
} as const;

export function CoursesScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const table = useCoursesTable();
  const params = paramsOf(list);
  const answer = useQuery(courses, { ...params, after: list.params.after });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuCourseManager" />}
        subtitle={<Text id="coursesLead" />}
        actions={<NewCourseButton />}
      />
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchCourses')}
        filters={useFilters()}
        answer={{ ...answer, data: answer.data?.courses }}
        file={{
          list: 'courses',
          columns: [...table.columns, idColumn(text('recordId'))],
          filter: params.filter,
          pageAfter: async (after, signal) =>
            (await call(coursesForFile, { ...params, after }, { signal })).courses,
        }}
        empty={<EmptyState icon="book" title={<Text id="nothingToShowYet" />} />}
      />
    </Page>
  );
}

/** What the address asks for, as the API puts it; a person may have written anything into it by hand. */
function paramsOf({ params: { search, filters, sort } }: List) {
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

function NewCourseButton() {
  const navigate = useNavigate();
  return (
    <NewRecordButton label="newCourse">
      {(close) => (
        <NewCourseDialog
          copied={null}
          onClose={close}
          onMade={(courseId) => void navigate(`/courses/${courseId}`)}
        />
      )}
    </NewRecordButton>
  );
}

function useCoursesTable(): Table<ListedCourseFragment> {
  const text = useText();
  return {
    label: text('menuCourseManager'),
    counted: 'coursesCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'code',
        header: text('courseCode'),
        sortKey: 'CODE',
        cell: ({ code }) => <span className={styles['whole']}>{code}</span>,
        csv: ({ code }) => code,
      },
      {
        id: 'name',
        header: text('courseName'),
        sortKey: 'NAME',
        cell: ({ _id, name, ...course }) => (
          <span className={styles['name']}>
            <Link to={`/courses/${_id}`}>{name}</Link>
            <StateChips {...course} />
          </span>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'teacher',
        header: text('courseTeacher'),
        cell: ({ teacher }) => teacher?.name,
        csv: ({ teacher }) => teacher?.name ?? null,
      },
      {
        id: 'category',
        header: text('courseCategory'),
        cell: ({ category }) => category?.name,
        csv: ({ category }) => category?.name ?? null,
      },
      {
        id: 'kind',
        header: text('courseKind'),
        cell: ({ kind }) => text(KIND_TEXTS[kind]),
        csv: ({ kind }) => text(KIND_TEXTS[kind]),
      },
      {
        id: 'credits',
        header: text('courseCredits'),
        align: 'end',
        cell: ({ credits }) => credits,
        csv: ({ credits }) => credits,
      },
    ],
  };
}
