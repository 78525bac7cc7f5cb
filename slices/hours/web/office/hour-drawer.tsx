import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { DecidedStatus } from '../../rules/hour-entry.ts';
import { EntryToDecide } from './entry-to-decide.tsx';
import { hourEntryToDecide, type ListedHourEntryFragment } from './queue.graphql.generated.ts';
import { useDecideHours } from './use-decide-hours.ts';

type Entry = ListedHourEntryFragment;

const CHOICES: readonly Choice<DecidedStatus>[] = [
  { status: 'CONFIRMED', key: 'c', label: 'confirmHours' },
  { status: 'REFUSED', key: 'r', label: 'refuseHours' },
];

const TEXTS = {
  previous: 'previousHours',
  next: 'nextHours',
  place: 'hourPlaceInQueue',
  undo: 'undoHours',
  allDecided: 'allHoursDecided',
} as const;

/** One entry beside the list, also where a link leads to one that the list does not show. */
export function HourDrawer(queue: Queue<Entry>) {
  const { opened } = queue;
  return opened === null ? null : <OpenEntry key={opened} entryId={opened} queue={queue} />;
}

function OpenEntry({ entryId, queue }: { entryId: string; queue: Queue<Entry> }) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(hourEntryToDecide, { entryId }, { fresh: true });
  const decider = useDecideHours();
  // How often hours were refused without a word: each time leads to the field for it.
  const [refusals, setRefusals] = useState(0);
  const entry = answer.data?.hourEntryToDecide?.entry ?? null;
  const place = placeInQueue(queue);
  const told = place?.row ?? entry;
  if (!place) return null;

  function decide(record: Entry, status: DecidedStatus, note: string): Promise<boolean> {
    const isReasonMissing = status === 'REFUSED' && note.trim() === '';
    setRefusals(isReasonMissing ? refusals + 1 : 0);
    return isReasonMissing ? Promise.resolve(false) : decider.decide(record, status, note);
  }

  return (
    <DecisionDrawer
      place={place}
      name={told?.studentName ?? ''}
      subtitle={told && `${told.groupName} · ${text('hourLoggedAt', { moment: timeText(told.loggedAt) })}`}
      record={entry}
      choices={CHOICES}
      texts={TEXTS}
      decider={{ ...decider, decide }}
    >
      {(note) => (
        <DataView
          answer={answer}
          waiting={<Skeleton shape="fields" count={5} />}
          isEmpty={({ hourEntryToDecide: found }) => !found}
          empty={<EmptyState icon="clock" title={<Text id="hourEntryGone" />} />}
        >
          {({ hourEntryToDecide: found }) =>
            found && (
              <EntryToDecide
                key={found.entry.version}
                entry={found.entry}
                total={found}
                note={note}
                refusalsWithoutReason={refusals}
              />
            )
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}
