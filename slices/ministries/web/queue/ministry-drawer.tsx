import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MinistryDecision } from '../../rules/lifecycle.ts';
import { MinistryToDecide } from './ministry-to-decide.tsx';
import { ministryToDecide, type QueuedMinistryFragment } from './queue.graphql.generated.ts';
import { useDecideMinistry } from './use-decide-ministry.ts';

const CHOICES: readonly Choice<MinistryDecision>[] = [
  { status: 'APPROVED', key: 'a', label: 'approveMinistry' },
  { status: 'REFUSED', key: 'n', label: 'refuseMinistry' },
];

const TEXTS = {
  previous: 'previousMinistry',
  next: 'nextMinistry',
  place: 'ministryPlaceInQueue',
  undo: 'undoMinistryDecision',
  allDecided: 'allMinistriesDecided',
} as const;

/** One ministry beside the list, also where a link leads to one that the list does not show. */
export function MinistryDrawer(queue: Queue<QueuedMinistryFragment>) {
  const { opened } = queue;
  return opened === null ? null : <OpenMinistry key={opened} versionId={opened} queue={queue} />;
}

interface OpenMinistryProps {
  versionId: string;
  queue: Queue<QueuedMinistryFragment>;
}

function OpenMinistry({ versionId, queue }: OpenMinistryProps) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(ministryToDecide, { versionId }, { fresh: true });
  const decider = useDecideMinistry();
  const place = placeInQueue(queue);
  if (!place) return null;
  const said = answer.data?.ministryToDecide?.said ?? null;
  const told = place.row ?? said;
  return (
    <DecisionDrawer
      place={place}
      name={told?.ownerName ?? ''}
      subtitle={told && `${told.name} · ${text('ministrySentAt', { moment: timeText(told.sentAt) })}`}
      record={said}
      choices={CHOICES}
      texts={TEXTS}
      decider={decider}
    >
      {(note) => (
        <DataView
          answer={answer}
          waiting={<Skeleton shape="fields" count={5} />}
          isEmpty={({ ministryToDecide: found }) => !found}
          empty={<EmptyState icon="flag" title={<Text id="ministryNotToDecide" />} />}
        >
          {({ ministryToDecide: found }) =>
            found && (
              <MinistryToDecide
                key={`${found.said._id} ${found.said.version}`}
                said={found.said}
                shown={found.shown ?? null}
                earlier={found.earlier}
                note={note}
              />
            )
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}
