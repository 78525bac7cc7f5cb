import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { SUBMISSION_SORTS } from '../../rules/submission-state.ts';
import styles from './grading.module.css';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { useSubmissionsTable } from './submissions-table.tsx';
import { assignmentSubmissions } from './submissions.graphql.generated.ts';

/** What one student has to hand in and has handed in, what is due last first. */
export function StudentWork({ studentId }: { studentId: string }) {
  const list = useList();
  const { sort, after } = list.question;
  const answer = useQuery(assignmentSubmissions, {
    filter: { studentId },
    sort: SUBMISSION_SORTS.find((known) => known === sort?.key) ?? 'DUE',
    descending: sort?.isDescending ?? true,
    after,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const { columns, ...table } = useSubmissionsTable(({ _id }) => setOpened(_id));
  const shown = columns
    .filter(({ id }) => id !== 'student')
    .map((column) =>
      column.id === 'assignment'
        ? {
            ...column,
            cell: ({ _id, title, courseCode }: { _id: string; title: string; courseCode: string }) => (
              <span className={styles['two']}>
                <OpenButton onClick={() => setOpened(_id)}>{title}</OpenButton>
                <small>{courseCode}</small>
              </span>
            ),
          }
        : column,
    );
  return (
    <>
      <DataTable
        table={{ ...table, columns: shown, nameOf: ({ title }) => title }}
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
