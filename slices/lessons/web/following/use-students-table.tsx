import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LessonBars } from '#slices/courses/web/api.ts';
import styles from './following.module.css';
import type { FollowedStudentFragment } from './group-progress.graphql.generated.ts';
import { PaceChip } from './pace-chip.tsx';

type Student = FollowedStudentFragment;

/** The columns of the students of a group; a name opens what its student has watched. */
export function useStudentsTable(onOpen: (student: Student) => void): Table<Student> {
  const text = useText();
  return {
    label: text('progressOfStudents'),
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('followedStudent'),
        sortKey: 'name',
        cell: (student) => (
          <button
            type="button"
            className={styles['name']}
            aria-haspopup="dialog"
            onClick={() => onOpen(student)}
          >
            {student.name}
          </button>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'completed',
        header: text('followedWatched'),
        sortKey: 'completed',
        cell: ({ completed, shares }) => (
          <div className={styles['progress']}>
            <LessonBars shares={shares} />
            <Text id="countOfAll" values={{ count: completed, all: shares.length }} />
          </div>
        ),
        csv: ({ completed }) => completed,
      },
      {
        id: 'expected',
        header: text('followedExpected'),
        align: 'end',
        sortKey: 'expected',
        cell: ({ expected }) => expected,
        csv: ({ expected }) => expected,
      },
      {
        id: 'watchedAt',
        header: text('followedLast'),
        sortKey: 'watchedAt',
        cell: ({ watchedAt }) =>
          watchedAt ? (
            <Moment at={watchedAt} shows="day" />
          ) : (
            <span className={styles['quiet']}>
              <Text id="neverWatched" />
            </span>
          ),
        csv: ({ watchedAt }) => watchedAt ?? null,
      },
      {
        id: 'behindBy',
        header: text('pace'),
        sortKey: 'behindBy',
        cell: (student) => <PaceChip student={student} />,
        csv: ({ behindBy }) => behindBy,
      },
    ],
  };
}
