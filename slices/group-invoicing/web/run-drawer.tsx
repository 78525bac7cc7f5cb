import { useEffect, useState } from 'react';
import { refresh } from '#kit/client/query/query-client.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { PlainTable, useAmount } from '#slices/billing/web/api.ts';
import type { RunOutcome } from '../rules/run.ts';
import {
  invoiceRun,
  invoiceRuns,
  invoiceRunStudents,
  type InvoiceRunRowFragment,
  type InvoiceRunStudentRowFragment,
} from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';
import { UndoRunDialog } from './undo-run-dialog.tsx';

/** How far the job has come, and in the end what became of every student. Closing it does not stop the job. */
export function RunDrawer({ runId, onClose }: { runId: string; onClose: () => void }) {
  const answer = useQuery(invoiceRun, { _id: runId });
  const run = answer.data?.invoiceRun;
  useEffect(
    function lookAgainWhileTheJobIsAtIt() {
      if (!run || isSettled(run)) return undefined;
      const timer = setTimeout(() => refresh([invoiceRun, invoiceRuns, invoiceRunStudents]), LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    [run],
  );
  return (
    <Drawer isOpen title={run?.title ?? ''} onClose={onClose}>
      <DataView answer={answer} waiting={<Skeleton shape="rows" count={6} />} empty={null}>
        {({ invoiceRun: shown }) => shown && <RunDetail run={shown} />}
      </DataView>
    </Drawer>
  );
}

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 900;

const isSettled = ({ counts: { waiting, toUndo } }: InvoiceRunRowFragment): boolean => waiting + toUndo === 0;

function RunDetail({ run }: { run: InvoiceRunRowFragment }) {
  const text = useText();
  const [isUndoing, setIsUndoing] = useState(false);
  const { counts, isUndone, undoReason } = run;
  const { waiting, issued, failed, toUndo, undone, kept } = counts;
  const all = waiting + issued + failed + toUndo + undone + kept;
  return (
    <div className={styles['stack']}>
      {!isSettled(run) && (
        <Progress
          label={text(isUndone ? 'invoiceRunUndoing' : 'invoiceRunGoes')}
          done={all - waiting - toUndo}
          total={all}
        />
      )}
      {issued > 0 && (
        <Note tone="success">
          <Text id="invoiceRunIssued" values={{ count: issued }} />
        </Note>
      )}
      {undone > 0 && (
        <Note>
          <Text id="invoiceRunUndoneCount" values={{ count: undone, reason: undoReason }} />
        </Note>
      )}
      {kept > 0 && (
        <Note tone="warning">
          <Text id="invoiceRunKept" values={{ count: kept }} />
        </Note>
      )}
      {failed > 0 && (
        <Note tone="danger">
          <Text id="invoiceRunFailed" values={{ count: failed }} />
        </Note>
      )}
      {!isUndone && (
        <div>
          <Button tone="danger" aria-haspopup="dialog" onClick={() => setIsUndoing(true)}>
            <Text id="undoInvoiceRun" />
          </Button>
        </div>
      )}
      <RunStudents run={run} />
      {isUndoing && <UndoRunDialog runId={run._id} onClose={() => setIsUndoing(false)} />}
    </div>
  );
}

const OUTCOME_TEXTS = {
  WAITING: 'outcomeWaiting',
  ISSUED: 'outcomeIssued',
  FAILED: 'outcomeFailed',
  TO_UNDO: 'outcomeToUndo',
  UNDONE: 'outcomeUndone',
  KEPT: 'outcomeKept',
} as const satisfies Record<RunOutcome, string>;

function RunStudents({ run }: { run: InvoiceRunRowFragment }) {
  const answer = useQuery(invoiceRunStudents, { runId: run._id });
  const table = useStudentsTable(run);
  return (
    <DataView answer={answer} waiting={<Skeleton shape="rows" count={6} />} empty={null}>
      {({ invoiceRunStudents: students }) => <PlainTable rows={students} table={table} />}
    </DataView>
  );
}

function useStudentsTable({
  currency,
}: InvoiceRunRowFragment): Omit<Table<InvoiceRunStudentRowFragment>, 'counted'> {
  const text = useText();
  const amountText = useAmount();
  return {
    label: text('invoicePlanStudents'),
    nameOf: ({ studentName }) => studentName,
    columns: [
      {
        id: 'student',
        header: text('paperOfStudent'),
        cell: ({ _id, studentName, invoiceId, outcome }) => (
          <Link to={`/users/${_id}?tab=finances${outcome === 'WAITING' ? '' : `&invoice=${invoiceId}`}`}>
            {studentName}
          </Link>
        ),
      },
      {
        id: 'outcome',
        header: text('booksStatus'),
        cell: ({ outcome }) => <Text id={OUTCOME_TEXTS[outcome]} />,
      },
      {
        id: 'total',
        header: text('booksTotal'),
        align: 'end',
        cell: ({ total }) => amountText(total, currency),
      },
    ],
  };
}
