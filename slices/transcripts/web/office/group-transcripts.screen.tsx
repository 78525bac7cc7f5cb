import { useState } from 'react';
import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GroupNotFound } from '#slices/groups/web/api.ts';
import styles from '../transcripts.module.css';
import { BatchNote } from './batch-note.tsx';
import { groupTranscripts, type GroupTranscriptsQuery } from './group-transcripts.graphql.generated.ts';
import { IssueGroupDialog } from './issue-group-dialog.tsx';
import { StudentTranscripts } from './student-transcripts.tsx';
import { useBatchProgress } from './use-batch-progress.ts';
import { useStudentsTable, type StudentRow } from './use-students-table.tsx';

/** The papers of everybody in a group. */
export function GroupTranscriptsScreen() {
  const { groupId = '' } = useParams();
  const answer = useQuery(groupTranscripts, { groupId });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="rows" count={8} />} empty={<GroupNotFound />}>
        {({ groupTranscripts: group }) => group && <Group group={group} />}
      </DataView>
    </Page>
  );
}

interface GroupProps {
  group: NonNullable<GroupTranscriptsQuery['groupTranscripts']>;
}

const lookAgain = (): void => refresh([groupTranscripts]);

function Group({ group }: GroupProps) {
  const { _id: groupId, name, usualPaper, students, batch } = group;
  const text = useText();
  const [isIssuing, setIsIssuing] = useState(false);
  const [opened, setOpened] = useState<StudentRow | null>(null);
  const list = useList([]);
  const table = useStudentsTable(setOpened);
  const counts = useBatchProgress(groupId, batch ?? null, lookAgain);
  useOpenedRecord(text('transcripts'), { name, address: `/groups/${groupId}` });
  return (
    <>
      <PageHeading
        title={<Text id="transcripts" />}
        subtitle={<Link to={`/groups/${groupId}`}>{name}</Link>}
        actions={
          students.length > 0 && (
            <Button
              tone="primary"
              aria-haspopup="dialog"
              disabled={(counts?.waiting ?? 0) > 0}
              onClick={() => setIsIssuing(true)}
            >
              <Icon name="file" />
              <Text id="issueForEverybody" />
            </Button>
          )
        }
      />
      <div className={styles['cards']}>
        {batch && counts && <BatchNote counts={counts} zipUrl={batch.zipUrl} />}
        <DataTable
          table={table}
          list={list}
          // A group fits on one page.
          answer={{ data: { rows: students, nextCursor: null }, problem: null, isLoading: false }}
          empty={<EmptyState icon="users" title={<Text id="groupWithoutStudents" />} />}
        />
      </div>
      {isIssuing && (
        <IssueGroupDialog groupId={groupId} usualPaper={usualPaper} onClose={() => setIsIssuing(false)} />
      )}
      {opened && (
        <Drawer isOpen title={opened.studentName} onClose={() => setOpened(null)}>
          <StudentTranscripts studentId={opened._id} />
        </Drawer>
      )}
    </>
  );
}
