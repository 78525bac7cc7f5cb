import { useRef } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { DecidedStatus } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { ExplanationToDecide } from './explanation-to-decide.tsx';
import { explanationToDecide, type ListedExplanationFragment } from './queue.graphql.generated.ts';
import { useDecide } from './use-decide.ts';

type Row = ListedExplanationFragment;

interface ExplanationDrawerProps {
  rows: readonly Row[];
  /** How many match in all, and how many of them stand on the pages before. */
  count: number;
  rowsBefore: number;
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** One explanation beside the list, and the way from each to the next: by buttons, or by j and k. */
export function ExplanationDrawer({ rows, count, rowsBefore, opened, onOpen }: ExplanationDrawerProps) {
  const place = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[place];
  if (!row) return null;
  return (
    <OpenExplanation
      key={row._id}
      row={row}
      place={rowsBefore + place + 1}
      count={count}
      previous={rows[place - 1] ?? null}
      next={rows[place + 1] ?? null}
      onOpen={onOpen}
    />
  );
}

const OF_THE_DRAWER = { group: 'thisScreen', isOfWindow: true } as const;

interface OpenExplanationProps extends Pick<ExplanationDrawerProps, 'count' | 'onOpen'> {
  row: Row;
  place: number;
  previous: Row | null;
  next: Row | null;
}

function OpenExplanation({ row, place, count, previous, next, onOpen }: OpenExplanationProps) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(explanationToDecide, { explanationId: row._id }, { fresh: true });
  const { decide, undo, isBusy } = useDecide();
  const form = useRef<HTMLFormElement>(null);
  const explanation = answer.data?.explanationToDecide?.explanation ?? null;
  const goTo = (target: Row | null): void => {
    if (target) onOpen(target._id);
  };

  async function conclude(status: DecidedStatus): Promise<void> {
    if (!explanation || isBusy) return;
    const comments = form.current ? new FormData(form.current).get('adminComments') : '';
    // Where to go on is known before the list is asked for again.
    const following = explanation.status === 'PENDING' ? (next ?? previous) : null;
    if (!(await decide(explanation, status, typeof comments === 'string' ? comments : ''))) return;
    if (explanation.status === 'PENDING' && !following) showToast('info', text('allExplanationsDecided'));
    onOpen(following?._id ?? null);
  }

  async function takeBack(): Promise<void> {
    if (!explanation?.decisionId || isBusy) return;
    await undo(explanation.decisionId, explanation.studentName);
    onOpen(null);
  }

  useShortcuts([
    { keys: 'j', label: 'nextExplanation', ...OF_THE_DRAWER, run: () => goTo(next) },
    { keys: 'k', label: 'previousExplanation', ...OF_THE_DRAWER, run: () => goTo(previous) },
    { keys: 'e', label: 'excuseAbsence', ...OF_THE_DRAWER, run: () => void conclude('EXCUSED') },
    { keys: 'n', label: 'noteExplanation', ...OF_THE_DRAWER, run: () => void conclude('EXPLAINED') },
  ]);

  return (
    <Drawer
      isOpen
      title={row.studentName}
      subtitle={`${row.groupName} · ${text('explainedAt', { moment: timeText(row.explainedAt) })}`}
      onClose={() => onOpen(null)}
      actions={
        <>
          {explanation && (
            <Decisions explanation={explanation} isBusy={isBusy} onDecide={conclude} onUndo={takeBack} />
          )}
          <span className={styles['steps']}>
            <IconButton
              icon="chevronUp"
              label={text('previousExplanation')}
              disabled={!previous}
              onClick={() => goTo(previous)}
            />
            <Text id="explanationPlace" values={{ place, count }} />
            <IconButton
              icon="chevronDown"
              label={text('nextExplanation')}
              disabled={!next}
              onClick={() => goTo(next)}
            />
          </span>
        </>
      }
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ explanationToDecide: found }) => !found}
        empty={<EmptyState icon="note" title={<Text id="explanationGone" />} />}
      >
        {({ explanationToDecide: found }) =>
          found && (
            <ExplanationToDecide
              key={found.explanation.version}
              explanation={found.explanation}
              effect={found.effect}
              form={form}
            />
          )
        }
      </DataView>
    </Drawer>
  );
}

interface DecisionsProps {
  explanation: Row;
  isBusy: boolean;
  onDecide: (status: DecidedStatus) => Promise<void>;
  onUndo: () => Promise<void>;
}

/** What can be decided: of what stands, the other; and what stands can be taken back. */
const Decisions = ({ explanation: { status, decisionId }, isBusy, onDecide, onUndo }: DecisionsProps) => (
  <>
    {status !== 'EXCUSED' && (
      <Button tone="primary" isProcessing={isBusy} onClick={() => onDecide('EXCUSED')}>
        <Icon name="check" />
        <Text id="excuseAbsence" />
      </Button>
    )}
    {status !== 'EXPLAINED' && (
      <Button disabled={isBusy} onClick={() => onDecide('EXPLAINED')}>
        <Text id="noteExplanation" />
      </Button>
    )}
    {decisionId && (
      <Button disabled={isBusy} onClick={onUndo}>
        <Icon name="undo" />
        <Text id="undoExplanation" />
      </Button>
    )}
  </>
);
