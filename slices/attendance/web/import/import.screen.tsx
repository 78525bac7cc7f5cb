import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isBusy } from '../../rules/import/attendance-import.ts';
import {
  attendanceImport,
  runAttendanceImport,
  undoAttendanceImport,
  type OneAttendanceImportFragment,
} from './import.graphql.generated.ts';
import { ImportLines } from './import-lines.tsx';
import styles from './import.module.css';
import { fileProblemText } from './problem-text.ts';

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

/** What a file of past attendance would do, or has done. */
export function AttendanceImportScreen() {
  const { importId = '' } = useParams();
  const answer = useQuery(attendanceImport, { importId }, { fresh: true });
  const { data, isLoading, refetch } = answer;
  useEffect(
    function lookAgainWhileAJobIsAtIt() {
      if (isLoading || !data?.attendanceImport || !isBusy(data.attendanceImport.state)) return;
      const timer = setTimeout(() => refetch?.(), LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    // What is asked again may say the same as before, and is asked again all the same.
    [data, isLoading, refetch],
  );
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />} empty={<Unknown />}>
        {({ attendanceImport: found }) => found && <Import found={found} />}
      </DataView>
    </Page>
  );
}

const Unknown = () => (
  <>
    <PageHeading title={<Text id="importNotFound" />} />
    <Link to="/attendances/import">
      <Text id="importAttendance" />
    </Link>
  </>
);

function Import({ found }: { found: OneAttendanceImportFragment }) {
  const text = useText();
  useOpenedRecord(found.fileName);
  const { state, fresh, changed, stored, undone, kept, same, bad } = found;
  const marks = fresh + changed + stored + undone + kept;
  return (
    <>
      <PageHeading title={found.fileName} subtitle={found.regionName} />
      <div className={styles['cards']}>
        <Step found={found} />
        {bad > 0 && (
          <ImportLines
            found={found}
            kind="PROBLEMS"
            count={bad}
            title={text('importBadLines', { count: bad })}
          />
        )}
        {marks > 0 && !isBusy(state) && (
          <ImportLines
            key={state}
            found={found}
            kind="MARKS"
            count={marks}
            title={text('attendanceMarksInFile')}
          />
        )}
        {same > 0 && (
          <ImportLines
            found={found}
            kind="SAME"
            count={same}
            title={text('attendanceSame', { count: same })}
          />
        )}
      </div>
    </>
  );
}

function Step({ found }: { found: OneAttendanceImportFragment }) {
  const text = useText();
  const { _id, state, fresh, changed, stored, undone, kept } = found;
  switch (state) {
    case 'UPLOADING':
      return <Note tone="warning">{text('importStateUploading')}</Note>;
    case 'CHECKING':
      return (
        <Card title={<Text id="importChecking" />}>
          <Skeleton shape="lines" count={2} />
        </Card>
      );
    case 'REFUSED':
      return <Note tone="danger">{fileProblemText(found.problem, text)}</Note>;
    case 'CHECKED':
      return (
        <Card title={<Text id="attendanceToStore" values={{ count: fresh + changed }} />}>
          {fresh + changed > 0 && (
            <>
              <p className={styles['quiet']}>
                {[
                  fresh > 0 ? text('attendanceFresh', { count: fresh }) : '',
                  changed > 0 ? text('attendanceChanges', { count: changed }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <RunForm importId={_id} count={fresh + changed} />
            </>
          )}
        </Card>
      );
    case 'IMPORTING':
      return (
        <Card>
          <Progress label={text('attendanceStoring')} done={stored} total={stored + fresh + changed} />
        </Card>
      );
    case 'IMPORTED':
      return (
        <>
          <Note tone="success">
            <Text id="attendanceStored" values={{ count: stored }} />
          </Note>
          {stored > 0 && <UndoButton importId={_id} />}
        </>
      );
    case 'UNDOING':
      return (
        <Card>
          <Progress label={text('undoRunning')} done={undone + kept} total={undone + kept + stored} />
        </Card>
      );
    case 'UNDONE':
      return (
        <Note>
          <Text id="attendanceUndone" values={{ count: undone }} />{' '}
          {kept > 0 && <Text id="attendanceKept" values={{ count: kept }} />}
        </Note>
      );
  }
}

function RunForm({ importId, count }: { importId: string; count: number }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [attendanceImport] });
  return (
    <Form
      id="attendance-import"
      submitLabel={text('attendanceImportNow', { count })}
      onSubmit={async () => {
        await mutate(runAttendanceImport, { importId });
      }}
    >
      {null}
    </Form>
  );
}

function UndoButton({ importId }: { importId: string }) {
  const { mutate } = useMutation({ stale: [attendanceImport] });
  const [isAsking, setIsAsking] = useState(false);

  async function undo(): Promise<void> {
    await mutate(undoAttendanceImport, { importId });
    setIsAsking(false);
  }

  return (
    <div>
      <Button tone="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Icon name="undo" />
        <Text id="undoImport" />
      </Button>
      <Confirm
        isOpen={isAsking}
        title={<Text id="undoImport" />}
        action={<Text id="undoImport" />}
        onConfirm={undo}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="attendanceUndoHelp" />
      </Confirm>
    </div>
  );
}
