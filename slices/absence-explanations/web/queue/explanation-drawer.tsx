import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type PlaceInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { DecidedStatus } from '../../rules/explanation.ts';
import { ExplanationToDecide } from './explanation-to-decide.tsx';
import { explanationToDecide, type ListedExplanationFragment } from './queue.graphql.generated.ts';
import { useDecide } from './use-decide.ts';

const CHOICES: readonly Choice<DecidedStatus>[] = [
  { status: 'EXCUSED', key: 'e', label: 'excuseAbsence' },
  { status: 'EXPLAINED', key: 'n', label: 'noteExplanation' },
];

const TEXTS = {
  previous: 'previousExplanation',
  next: 'nextExplanation',
  place: 'explanationPlace',
  undo: 'undoExplanation',
  allDecided: 'allExplanationsDecided',
} as const;

/** One explanation beside the list. */
export function ExplanationDrawer(queue: Queue<ListedExplanationFragment>) {
  const place = placeInQueue(queue);
  return place && <OpenExplanation key={place.row._id} place={place} />;
}

function OpenExplanation({ place }: { place: PlaceInQueue<ListedExplanationFragment> }) {
  const { _id: explanationId, studentName, groupName, explainedAt } = place.row;
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(explanationToDecide, { explanationId }, { fresh: true });
  const decider = useDecide();
  return (
    <DecisionDrawer
      place={place}
      name={studentName}
      subtitle={`${groupName} · ${text('explainedAt', { moment: timeText(explainedAt) })}`}
      record={answer.data?.explanationToDecide?.explanation ?? null}
      choices={CHOICES}
      texts={TEXTS}
      decider={decider}
    >
      {(note) => (
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
                note={note}
              />
            )
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}
