import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { AmendmentDecision } from '../../rules/amendment.ts';
import { AmendmentToDecide } from './amendment-to-decide.tsx';
import { amendmentToDecide, type ListedAmendmentFragment } from './amendments.graphql.generated.ts';
import { useDecideAmendment } from './use-decide-amendment.ts';

const CHOICES: readonly Choice<AmendmentDecision>[] = [
  { status: 'ACCEPTED', key: 'a', label: 'acceptAmendment' },
  { status: 'LEFT', key: 'l', label: 'leaveGrade' },
];

const TEXTS = {
  previous: 'previousAmendment',
  next: 'nextAmendment',
  place: 'amendmentPlace',
  undo: 'undoAmendment',
  allDecided: 'allAmendmentsDecided',
} as const;

/** One amendment beside the list, also where a link leads to one that the list does not show. */
export function AmendmentDrawer(queue: Queue<ListedAmendmentFragment>) {
  const { opened } = queue;
  return opened === null ? null : <OpenAmendment key={opened} amendmentId={opened} queue={queue} />;
}

interface OpenAmendmentProps {
  amendmentId: string;
  queue: Queue<ListedAmendmentFragment>;
}

function OpenAmendment({ amendmentId, queue }: OpenAmendmentProps) {
  const answer = useQuery(amendmentToDecide, { amendmentId }, { fresh: true });
  const decider = useDecideAmendment();
  const found = answer.data?.gradeAmendmentToDecide?.amendment ?? null;
  const place = placeInQueue(queue);
  const told = place?.row ?? found;
  if (!place) return null;
  return (
    <DecisionDrawer
      place={place}
      name={told?.studentName ?? ''}
      subtitle={told && `${told.courseName} · ${told.groupName}`}
      record={found?.status === 'WITHDRAWN' ? null : found}
      choices={CHOICES}
      texts={TEXTS}
      decider={decider}
    >
      {(note) => (
        <DataView
          answer={answer}
          waiting={<Skeleton shape="fields" count={5} />}
          isEmpty={({ gradeAmendmentToDecide: open }) => !open || open.amendment.status === 'WITHDRAWN'}
          empty={
            <EmptyState icon="sum" title={<Text id="amendmentGone" />}>
              <Text id="amendmentGoneHelp" />
            </EmptyState>
          }
        >
          {({ gradeAmendmentToDecide: open }) =>
            open && <AmendmentToDecide key={open.amendment.version} open={open} note={note} />
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}
