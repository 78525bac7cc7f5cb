import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
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

/** One explanation beside the list, also where a link leads to one that the list does not show. */
export function ExplanationDrawer(queue: Queue<ListedExplanationFragment>) {
  const { opened } = queue;
  return opened === null ? null : <OpenExplanation key={opened} explanationId={opened} queue={queue} />;
}

interface OpenExplanationProps {
  explanationId: string;
  queue: Queue<ListedExplanationFragment>;
}

function OpenExplanation({ explanationId, queue }: OpenExplanationProps) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(explanationToDecide, { explanationId }, { fresh: true });
  const decider = useDecide();
  const explanation = answer.data?.explanationToDecide?.explanation ?? null;
  const place = placeInQueue(queue);
  const told = place?.row ?? explanation;
  if (!place) return null;
  return (
    <DecisionDrawer
      place={place}
      name={told?.studentName ?? ''}
      subtitle={told && `${told.groupName} · ${text('explainedAt', { moment: timeText(told.explainedAt) })}`}
      record={explanation}
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
