import { useRef } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
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
import type { DecidedStatus } from '../../rules/leave-request.ts';
import styles from '../leave-requests.module.css';
import { leaveToDecide, type ListedLeaveFragment } from './queue.graphql.generated.ts';
import { RequestToDecide } from './request-to-decide.tsx';
import { useDecideLeave } from './use-decide-leave.ts';

interface LeaveDrawerProps {
  rows: readonly ListedLeaveFragment[];
  /** How many match in all, and how many of them stand on the pages before. */
  count: number;
  rowsBefore: number;
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** One request beside the list, and the way from each to the next: by buttons, or by j and k. */
export function LeaveDrawer({ rows, count, rowsBefore, opened, onOpen }: LeaveDrawerProps) {
  const place = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[place];
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  if (!row) return null;
  return (
    <OpenRequest
      key={row._id}
      row={row}
      place={rowsBefore + place + 1}
      count={count}
      previous={rows[place - 1] ?? null}
      next={rows[place + 1] ?? null}
      nextPending={others.find(({ status }) => status === 'PENDING') ?? null}
      onOpen={onOpen}
    />
  );
}

const OF_THE_DRAWER = { group: 'thisScreen', isOfWindow: true } as const;

interface OpenRequestProps {
  row: ListedLeaveFragment;
  place: number;
  count: number;
  previous: ListedLeaveFragment | null;
  next: ListedLeaveFragment | null;
  /** The one after this that waits for a decision, or else one before it. */
  nextPending: ListedLeaveFragment | null;
  onOpen: (id: string | null) => void;
}

function OpenRequest(props: OpenRequestProps) {
  const { row, place, count, previous, next, nextPending, onOpen } = props;
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(leaveToDecide, { requestId: row._id }, { fresh: true });
  const { decide, undo, isBusy } = useDecideLeave();
  const note = useRef<HTMLFormElement>(null);
  const request = answer.data?.leaveRequest ?? null;
  const goTo = (target: ListedLeaveFragment | null): void => {
    if (target) onOpen(target._id);
  };

  async function conclude(status: DecidedStatus): Promise<void> {
    if (!request || isBusy || request.status === 'WITHDRAWN') return;
    const comments = note.current ? new FormData(note.current).get('adminComments') : '';
    const isPending = request.status === 'PENDING';
    if (!(await decide(request, status, typeof comments === 'string' ? comments : ''))) return;
    onOpen(isPending ? (nextPending?._id ?? null) : null);
    if (isPending && count === 1) showToast('info', text('allLeaveDecided'));
  }

  async function takeBack({ decisionId, studentName }: ListedLeaveFragment): Promise<void> {
    if (!decisionId || isBusy) return;
    await undo(decisionId, studentName);
    onOpen(null);
  }

  useShortcuts([
    { keys: 'j', label: 'nextLeave', ...OF_THE_DRAWER, run: () => goTo(next) },
    { keys: 'k', label: 'previousLeave', ...OF_THE_DRAWER, run: () => goTo(previous) },
    { keys: 'a', label: 'approveLeave', ...OF_THE_DRAWER, run: () => void conclude('APPROVED') },
    { keys: 'n', label: 'acknowledgeLeave', ...OF_THE_DRAWER, run: () => void conclude('ACKNOWLEDGED') },
  ]);

  return (
    <Drawer
      isOpen
      title={row.studentName}
      subtitle={`${row.groupName} · ${text('leaveAskedAt', { moment: timeText(row.askedAt) })}`}
      picture={
        <span className={styles['face']}>
          <Avatar fullName={row.studentName} />
        </span>
      }
      steps={
        <span className={styles['steps']}>
          <IconButton
            icon="chevronUp"
            label={text('previousLeave')}
            disabled={!previous}
            onClick={() => goTo(previous)}
          />
          <IconButton
            icon="chevronDown"
            label={text('nextLeave')}
            disabled={!next}
            onClick={() => goTo(next)}
          />
        </span>
      }
      onClose={() => onOpen(null)}
      actions={
        <>
          {request && <Decisions request={request} isBusy={isBusy} onDecide={conclude} onUndo={takeBack} />}
          <span className={styles['place']}>
            <Text id="leavePlace" values={{ place, count }} />
          </span>
        </>
      }
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ leaveRequest }) => !leaveRequest}
        empty={<EmptyState icon="calendar" title={<Text id="leaveRequestGone" />} />}
      >
        {({ leaveRequest, leaveEffects }) =>
          leaveRequest && (
            <RequestToDecide
              key={leaveRequest.version}
              request={leaveRequest}
              effects={leaveEffects?.effects ?? []}
              form={note}
            />
          )
        }
      </DataView>
    </Drawer>
  );
}

interface DecisionsProps {
  request: ListedLeaveFragment;
  isBusy: boolean;
  onDecide: (status: DecidedStatus) => Promise<void>;
  onUndo: (request: ListedLeaveFragment) => Promise<void>;
}

/** What can be decided: of what stands, the other; and what stands can be taken back. */
function Decisions({ request, isBusy, onDecide, onUndo }: DecisionsProps) {
  const { status, decisionId } = request;
  if (status === 'WITHDRAWN') return null;
  return (
    <>
      {status !== 'APPROVED' && (
        <Button tone="primary" isProcessing={isBusy} onClick={() => onDecide('APPROVED')}>
          <Icon name="check" />
          <Text id="approveLeave" />
        </Button>
      )}
      {status !== 'ACKNOWLEDGED' && (
        <Button disabled={isBusy} onClick={() => onDecide('ACKNOWLEDGED')}>
          <Text id="acknowledgeLeave" />
        </Button>
      )}
      {decisionId && (
        <Button disabled={isBusy} onClick={() => onUndo(request)}>
          <Icon name="undo" />
          <Text id="undoLeaveDecision" />
        </Button>
      )}
    </>
  );
}
