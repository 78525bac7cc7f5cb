import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { FollowedStudentFragment } from './group-progress.graphql.generated.ts';
import type { GroupProgress } from './group-progress.ts';
import { StudentDialog } from './student-dialog.tsx';
import { useStudentsTable } from './use-students-table.tsx';

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
  const isNarrowed = list.question.filters['pace'] === 'behind';
  const shown = isNarrowed ? students.filter(({ behindBy }) => behindBy > 0) : students;
  const page = pageOfLoaded(shown, list.question, {
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
