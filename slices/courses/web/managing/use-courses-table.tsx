import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedCourseFragment } from './courses.graphql.generated.ts';
import styles from '../courses.module.css';
import { KIND_TEXTS } from '../kind-texts.ts';

/** The columns of the list of courses. */
export function useCoursesTable(): Table<ListedCourseFragment> {
  const text = useText();
  return {
    label: text('menuCourseManager'),
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

/** That a course is not shown to students, or no longer taught. */
export const StateChips = ({ hidden, archived }: { hidden: boolean; archived: boolean }) => (
  <>
    {hidden && (
      <Chip tone="warning">
        <Text id="courseHidden" />
      </Chip>
    )}
    {archived && (
      <Chip>
        <Text id="courseArchived" />
      </Chip>
    )}
  </>
);
