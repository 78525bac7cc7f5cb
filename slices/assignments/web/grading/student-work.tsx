import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { SUBMISSION_SORTS } from '../../rules/submission-state.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { useSubmissionsTable } from './submissions-table.tsx';
import { assignmentSubmissions, type ListedWorkFragment } from './submissions.graphql.generated.ts';

/**
 * What one student has to hand in and has handed in, what is due last first. Administrators open and grade it; managers
 * read how far it is.
 */
export function StudentWork({ studentId }: { studentId: string }) {
  const mayOpen = (useSignedInUser().roles ?? []).includes('admin');
  const list = useList();
  const { sort, after } = list.params;
  const answer = useQuery(assignmentSubmissions, {
    filter: { studentId },
    sort: SUBMISSION_SORTS.find((known) => known === sort?.key) ?? 'DUE',
    descending: sort?.isDescending ?? true,
    after,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const open = ({ _id }: ListedWorkFragment) => setOpened(_id);
  const { columns, ...table } = useSubmissionsTable(open);
  const shown = columns.flatMap((column) => {
    if (column.id === 'student') return [];
    return [column.id === 'assignment' && mayOpen ? opensWork(column, open) : column];
  });
  return (
    <>
      <DataTable
        table={{
          ...table,
          counted: 'courseAssignmentsCounted',
          columns: shown,
          nameOf: ({ title }) => title,
        }}
        list={list}
        answer={{ ...answer, data: answer.data?.assignmentSubmissions }}
        empty={<EmptyState icon="upload" title={<Text id="noWorkOfStudent" />} />}
      />
      <SubmissionDrawer
        rows={answer.data?.assignmentSubmissions.rows ?? []}
        opened={opened}
        onOpen={setOpened}
      />
    </>
  );
}

/** Without the name of the student the title of the work opens it. */
const opensWork = (
  column: Column<ListedWorkFragment>,
  open: (work: ListedWorkFragment) => void,
): Column<ListedWorkFragment> => ({
  ...column,
  cell: (work) => (
    <TwoLines below={work.courseName}>
      <OpenButton onClick={() => open(work)}>{work.title}</OpenButton>
    </TwoLines>
  ),
});
