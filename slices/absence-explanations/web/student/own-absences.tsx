import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../absence-explanations.module.css';
import { useClassText } from '../use-class-text.ts';
import { ExplainDialog, type Opened } from './explain-dialog.tsx';
import {
  ownAbsenceExplanations,
  type OwnAbsenceExplanationsQuery,
  type OwnAbsenceFragment,
} from './own-absences.graphql.generated.ts';
import { useOwnExplanationsTable } from './use-own-explanations-table.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What a student was absent from and can explain, and what they have explained. */
export function OwnAbsences() {
  const list = useList();
  const answer = useQuery(ownAbsenceExplanations, { after: list.params.after }, { fresh: true });
  const { opened, open, close } = useOpened(answer.data);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const rows = answer.data?.ownAbsenceExplanations.rows ?? [];
  const table = useOwnExplanationsTable({
    onEdit: (stored) => open({ missed: stored, stored }),
    onWithdraw: ({ _id }) => setWithdrawn(_id),
  });
  const toWithdraw = rows.find(({ _id }) => _id === withdrawn);
  return (
    <Stack>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />}>
        {({ ownAbsences: { isDisabled, absences } }) => (
          <>
            {isDisabled && (
              <Note tone="warning">
                <Text id="explanationsDisabled" />
              </Note>
            )}
            {(!isDisabled || absences.length > 0) && (
              <Card title={<Text id="absencesToExplain" />}>
                <Absences
                  absences={absences}
                  onExplain={(missed) => open({ missed: { ...missed, sessionId: missed._id }, stored: null })}
                />
              </Card>
            )}
          </>
        )}
      </DataView>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.ownAbsenceExplanations }}
        empty={<EmptyState icon="note" title={<Text id="noOwnExplanations" />} />}
      />
      {opened && <ExplainDialog key={opened.missed.sessionId} opened={opened} onClose={close} />}
      {toWithdraw && <WithdrawDialog explanation={toWithdraw} onClose={() => setWithdrawn(null)} />}
    </Stack>
  );
}

/** What is being explained: what was pressed here, or the class that the address names. */
function useOpened(data: OwnAbsenceExplanationsQuery | undefined | null) {
  const [params, setParams] = useSearchParams();
  const [pressed, open] = useState<Opened | null>(null);
  const named = params.get('explain');
  const absence = data?.ownAbsences.absences.find(({ _id }) => _id === named);

  function close(): void {
    open(null);
    if (named === null) return;
    params.delete('explain');
    setParams(params, { replace: true });
  }

  const opened =
    pressed ?? (absence ? { missed: { ...absence, sessionId: absence._id }, stored: null } : null);
  return { opened, open, close };
}

interface AbsencesProps {
  absences: readonly OwnAbsenceFragment[];
  onExplain: (absence: OwnAbsenceFragment) => void;
}

function Absences({ absences, onExplain }: AbsencesProps) {
  const { dayText, courseOf, hoursOf } = useClassText();
  if (absences.length === 0)
    return (
      <EmptyState icon="calendar" title={<Text id="noAbsencesToExplain" />}>
        <Text id="noAbsencesToExplainHelp" />
      </EmptyState>
    );
  const hasGroups = new Set(absences.map(({ groupName }) => groupName)).size > 1;
  return (
    <Rows>
      {absences.map((absence) => (
        <li key={absence._id} className={styles['absence']}>
          <RowText
            name={<strong>{[dayText(absence.day), courseOf(absence)].join(' · ')}</strong>}
            chips={[hoursOf(absence), hasGroups ? absence.groupName : ''].filter(Boolean).join(' · ')}
          >
            <span className={styles['quiet']}>
              <Text id="explainUntil" values={{ day: dayText(absence.lastDay) }} />
            </span>
          </RowText>
          <Button aria-haspopup="dialog" onClick={() => onExplain(absence)}>
            <Text id="explainAbsence" />
          </Button>
        </li>
      ))}
    </Rows>
  );
}
