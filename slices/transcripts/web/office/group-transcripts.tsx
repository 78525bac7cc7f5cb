import { useEffect, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../transcripts.module.css';
import {
  groupTranscripts,
  transcriptsProgress,
  type GroupTranscriptsQuery,
  type TranscriptCountsFragment,
  type TranscriptStudentRowFragment,
} from './group-transcripts.graphql.generated.ts';
import { IssueGroupDialog } from './issue-group-dialog.tsx';
import { StudentTranscripts } from './student-transcripts.tsx';

/** The papers of everybody in a group. */
export function GroupTranscripts({ groupId }: { groupId: string }) {
  const answer = useQuery(groupTranscripts, { groupId });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="rows" count={8} />} empty={<NoStudents />}>
      {({ groupTranscripts: group }) => group && <Group group={group} />}
    </DataView>
  );
}

const NoStudents = () => <EmptyState icon="users" title={<Text id="groupWithoutStudents" />} />;

interface GroupProps {
  group: NonNullable<GroupTranscriptsQuery['groupTranscripts']>;
}

const lookAgain = (): void => refresh([groupTranscripts]);

function Group({ group }: GroupProps) {
  const { _id: groupId, usualPaper, students, batch } = group;
  const [isIssuing, setIsIssuing] = useState(false);
  const [opened, setOpened] = useState<StudentRow | null>(null);
  const list = useList([]);
  const table = useStudentsTable(setOpened);
  const counts = useBatchProgress(groupId, batch ?? null, lookAgain);
  return (
    <>
      <div className={styles['cards']}>
        {students.length > 0 && (
          <div>
            <Button
              tone="primary"
              aria-haspopup="dialog"
              disabled={(counts?.waiting ?? 0) > 0}
              onClick={() => setIsIssuing(true)}
            >
              <Icon name="file" />
              <Text id="issueForEverybody" />
            </Button>
          </div>
        )}
        {batch && counts && <BatchNote counts={counts} zipUrl={batch.zipUrl} />}
        <DataTable
          table={table}
          list={list}
          // A group fits on one page.
          answer={{ data: { rows: students, nextCursor: null }, problem: null, isLoading: false }}
          empty={<NoStudents />}
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

interface BatchNoteProps {
  counts: TranscriptCountsFragment;
  /** Where all papers of it are as one file; null where none is left. */
  zipUrl: string | null;
}

/** How far the job has come that issues transcripts for a group, and in the end what became of everybody. */
function BatchNote({ counts, zipUrl }: BatchNoteProps) {
  const text = useText();
  const { waiting, issued, onHold, withoutGrades, failed } = counts;
  const left = onHold + withoutGrades + failed;
  const done = issued + left;
  if (waiting > 0)
    return (
      <Card>
        <Progress label={text('transcriptsAreIssued')} done={done} total={done + waiting} />
      </Card>
    );
  return (
    <Note tone={left > 0 ? 'warning' : 'success'}>
      <Text id="transcriptsIssuedCount" values={{ issued, held: onHold, empty: withoutGrades }} />
      {failed > 0 && (
        <>
          {' '}
          <Text id="transcriptsFailedCount" values={{ failed }} />
        </>
      )}
      {zipUrl && (
        <>
          {' '}
          <a href={zipUrl} download>
            <Text id="downloadPapers" />
          </a>
        </>
      )}
    </Note>
  );
}

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

type Batch = NonNullable<GroupTranscriptsQuery['groupTranscripts']>['batch'];

/** How far a batch is, as long as a job is at it; when it is over, the page is read again. */
function useBatchProgress(
  groupId: string,
  batch: Batch,
  onOver: () => void,
): TranscriptCountsFragment | null {
  const [seen, setSeen] = useState<Batch>(null);
  const newest = seen?._id === batch?._id ? seen : batch;
  const counts = newest?.counts ?? null;
  useEffect(
    function lookAgainWhileTheJobIsAtIt() {
      if (!newest?.counts.waiting) return;
      const timer = setTimeout(() => {
        call(transcriptsProgress, { groupId }).then(
          ({ groupTranscripts: now }) => {
            setSeen(now?.batch ?? null);
            if (!now?.batch?.counts.waiting) onOver();
          },
          (problem: unknown) => {
            if (!(problem instanceof CallProblem)) throw problem;
            // A bad moment of the network: the next look follows.
            setSeen({ ...newest });
          },
        );
      }, LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    [newest, groupId, onOver],
  );
  return counts;
}

type StudentRow = TranscriptStudentRowFragment;

/** The students of a group, each with the newest paper they were issued. */
function useStudentsTable(onOpen: (student: StudentRow) => void): Table<StudentRow> {
  const text = useText();
  return {
    label: text('transcripts'),
    counted: 'studentsCounted',
    nameOf: ({ studentName }) => studentName,
    columns: [
      {
        id: 'student',
        header: text('transcriptStudent'),
        cell: (student) => (
          <span className={styles['student']}>
            <OpenButton onClick={() => onOpen(student)}>{student.studentName}</OpenButton>
            {student.isOnHold && (
              <Chip tone="warning">
                <Text id="transcriptOnHoldChip" />
              </Chip>
            )}
          </span>
        ),
      },
      {
        id: 'latest',
        header: text('latestTranscript'),
        cell: ({ latest }) =>
          latest ? (
            <span className={styles['student']}>
              <a href={latest.url} target="_blank" rel="noreferrer">
                {latest.number}
              </a>
              {latest.revokedReason !== null && (
                <Chip tone="danger">
                  <Text id="transcriptRevoked" />
                </Chip>
              )}
            </span>
          ) : (
            '–'
          ),
      },
    ],
  };
}
