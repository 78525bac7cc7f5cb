import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isBusy } from '#slices/imports/rules/file-import.ts';
import { ImportLines, ImportPage, ImportStep, ProblemLines, QuietLine } from '#slices/imports/web/api.ts';
import { attendancePages } from './attendance-pages.ts';
import {
  attendanceImport,
  attendanceImportLines,
  runAttendanceImport,
  type AttendanceImportLinesQuery,
  type OneAttendanceImportFragment,
} from './import.graphql.generated.ts';
import { useLinesTable } from './use-lines-table.ts';

/** What a file of past attendance would do, or has done. */
export const AttendanceImportScreen = () => (
  <ImportPage pages={attendancePages}>
    {(found) => (
      <>
        <AttendanceStep found={found} />
        <FoundLines found={found} />
      </>
    )}
  </ImportPage>
);

function AttendanceStep({ found }: { found: OneAttendanceImportFragment }) {
  const text = useText();
  const { state, fresh, changed, stored, undone, kept } = found;
  const toStore = fresh + changed;
  const takenBack = undone + kept;
  return (
    <ImportStep
      pages={attendancePages}
      found={found}
      checked={
        <Card title={<Text id="attendanceToStore" values={{ count: toStore }} />}>
          {toStore > 0 && <RunForm found={found} />}
        </Card>
      }
      progress={
        state === 'UNDOING'
          ? { label: text('undoRunning'), done: takenBack, total: takenBack + stored }
          : { label: text('attendanceStoring'), done: stored, total: stored + toStore }
      }
      outcome={
        state === 'UNDONE' ? (
          <>
            <Text id="attendanceUndone" values={{ count: undone }} />{' '}
            {kept > 0 && <Text id="attendanceKept" values={{ count: kept }} />}
          </>
        ) : (
          <Text id="attendanceStored" values={{ count: stored }} />
        )
      }
      hasStored={stored > 0}
    />
  );
}

function RunForm({ found: { _id: importId, fresh, changed } }: { found: OneAttendanceImportFragment }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [attendanceImport] });
  return (
    <>
      <QuietLine>
        {[
          fresh > 0 ? text('attendanceFresh', { count: fresh }) : '',
          changed > 0 ? text('attendanceChanges', { count: changed }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </QuietLine>
      <Form
        id="attendance-import"
        submitLabel={text('attendanceImportNow', { count: fresh + changed })}
        onSubmit={async () => {
          await mutate(runAttendanceImport, { importId });
        }}
      >
        {null}
      </Form>
    </>
  );
}

/** What has a problem, what is or was stored, and what was so already. */
function FoundLines({ found }: { found: OneAttendanceImportFragment }) {
  const text = useText();
  const { _id: importId, state, fresh, changed, stored, undone, kept, same, bad } = found;
  const marks = fresh + changed + stored + undone + kept;
  const sameTitle = text('attendanceSame', { count: same });
  const problems = useLinesTable('PROBLEMS', text('importBadLines', { count: bad }));
  const marksTable = useLinesTable('MARKS', text('attendanceMarksInFile'));
  const sameTable = useLinesTable('SAME', sameTitle);
  const asked = (kind: 'MARKS' | 'SAME' | 'PROBLEMS', count: number) => ({
    query: attendanceImportLines,
    variables: (page: { first: number; after: number }) => ({ importId, kind, ...page }),
    linesOf: ({ attendanceImport: one }: AttendanceImportLinesQuery) => one?.lines,
    count,
  });
  return (
    <>
      {bad > 0 && (
        <ProblemLines pages={attendancePages} found={found} asked={asked('PROBLEMS', bad)} {...problems} />
      )}
      {marks > 0 && !isBusy(state) && (
        <ImportLines
          key={state}
          title={text('attendanceMarksInFile')}
          asked={asked('MARKS', marks)}
          table={marksTable.table}
        />
      )}
      {same > 0 && <ImportLines title={sameTitle} asked={asked('SAME', same)} table={sameTable.table} />}
    </>
  );
}
