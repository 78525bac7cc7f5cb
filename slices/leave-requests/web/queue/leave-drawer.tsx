import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { DecidedStatus } from '../../rules/leave-request.ts';
import { leaveToDecide, type ListedLeaveFragment } from './queue.graphql.generated.ts';
import { RequestToDecide } from './request-to-decide.tsx';
import { useDecideLeave } from './use-decide-leave.ts';

const CHOICES: readonly Choice<DecidedStatus>[] = [
  { status: 'APPROVED', key: 'a', label: 'approveLeave' },
  { status: 'ACKNOWLEDGED', key: 'n', label: 'acknowledgeLeave' },
];

const TEXTS = {
  previous: 'previousLeave',
  next: 'nextLeave',
  place: 'leavePlace',
  undo: 'undoLeaveDecision',
  allDecided: 'allLeaveDecided',
} as const;

/** One request beside the list, also where a link leads to one that the list does not show. */
export function LeaveDrawer(queue: Queue<ListedLeaveFragment>) {
  const { opened } = queue;
  return opened === null ? null : <OpenRequest key={opened} requestId={opened} queue={queue} />;
}

interface OpenRequestProps {
  requestId: string;
  queue: Queue<ListedLeaveFragment>;
}

function OpenRequest({ requestId, queue }: OpenRequestProps) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(leaveToDecide, { requestId }, { fresh: true });
  const decider = useDecideLeave();
  const request = answer.data?.leaveRequest ?? null;
  const place = placeInQueue(queue);
  const told = place?.row ?? request;
  if (!place) return null;
  return (
    <DecisionDrawer
      place={place}
      name={told?.studentName ?? ''}
      subtitle={told && `${told.groupName} · ${text('leaveAskedAt', { moment: timeText(told.askedAt) })}`}
      record={request?.status === 'WITHDRAWN' ? null : request}
      choices={CHOICES}
      texts={TEXTS}
      decider={decider}
    >
      {(note) => (
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
                note={note}
              />
            )
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}
