import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LessonBars } from '#slices/courses/web/api.ts';
import styles from './following.module.css';
import type { FollowedStudentFragment, GroupProgressQuery } from './group-progress.graphql.generated.ts';

interface StudentsTableProps {
  students: readonly FollowedStudentFragment[];
  lessons: GroupProgress['lessons'];
}

/** The students of a group by name, and on wish only those who are behind. */
export function StudentsTable({ students, lessons }: StudentsTableProps) {
  const text = useText();
  const { locale: languageTag } = useIntl();
  const list = useList(['pace']);
  const [opened, setOpened] = useState<FollowedStudentFragment | null>(null);
  const table = useStudentsTable(setOpened);
  const isNarrowed = list.params.filters['pace'] === 'behind';
  const shown = isNarrowed ? students.filter(({ behindBy }) => behindBy > 0) : students;
  const page = pageOfLoaded(shown, list.params, {
    columns: table.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag,
  });
  return (
    <>
      <FilterBar
        list={list}
        searchLabel={text('searchStudents')}
        filters={[
          {
            kind: 'choice',
            name: 'pace',
            label: text('pace'),
            options: [{ value: 'behind', label: text('behind') }],
          },
        ]}
      />
      <DataTable
        table={table}
        list={list}
        answer={{ data: page, problem: null, isLoading: false }}
        empty={<EmptyState icon="users" title={<Text id="nobodyInGroup" />} />}
      />
      {opened && <StudentDialog student={opened} lessons={lessons} onClose={() => setOpened(null)} />}
    </>
  );
}

type Student = FollowedStudentFragment;

/** The columns of the students of a group; a name opens what its student has watched. */
function useStudentsTable(onOpen: (student: Student) => void): Table<Student> {
  const text = useText();
  return {
    label: text('progressOfStudents'),
    counted: 'studentsCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('followedStudent'),
        sortKey: 'name',
        cell: (student) => (
          <OpenButton aria-haspopup="dialog" onClick={() => onOpen(student)}>
            {student.name}
          </OpenButton>
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

/** Whether a person is done, on pace, or behind and by how much. */
function PaceChip({ student: { completed, behindBy, shares } }: { student: FollowedStudentFragment }) {
  if (behindBy > 0)
    return (
      <Chip tone="warning">
        <Text id="lessonsBehind" values={{ count: behindBy }} />
      </Chip>
    );
  return (
    <Chip tone="success">
      <Text id={shares.length > 0 && completed === shares.length ? 'courseFinished' : 'onPace'} />
    </Chip>
  );
}

interface StudentDialogProps {
  student: FollowedStudentFragment;
  lessons: GroupProgress['lessons'];
  onClose: () => void;
}

function StudentDialog({ student, lessons, onClose }: StudentDialogProps) {
  const { courseOfferingId = '' } = useParams();
  const { formatNumber } = useIntl();
  // Rounded down, so that only a whole lesson is told as one.
  const percent = (share: number) => formatNumber(Math.floor(share * 100) / 100, { style: 'percent' });
  return (
    <Modal isOpen title={student.name} onClose={onClose}>
      <PaceChip student={student} />
      <ol className={styles['lessons']}>
        {lessons.map(({ _id, title }, at) => (
          <li key={_id}>
            <span>{title}</span>
            <span className={styles['share']}>{percent(student.shares[at] ?? 0)}</span>
          </li>
        ))}
      </ol>
      {lessons.length === 0 && <Text id="noLessonsYet" />}
      <LinkButton to={`/teaching/${courseOfferingId}/grades?search=${encodeURIComponent(student.name)}`}>
        <Icon name="sum" />
        <Text id="menuGrades" />
      </LinkButton>
    </Modal>
  );
}

/** How the students of a group get on with a course, as the API tells it. */
export type GroupProgress = NonNullable<GroupProgressQuery['groupProgress']>;
