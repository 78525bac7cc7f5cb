import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DecisionDrawer, type Choice } from '#kit/ui/decisions/decision-drawer.tsx';
import { placeInQueue, type Queue } from '#kit/ui/decisions/place-in-queue.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import { sum } from '#kit/money/amounts.ts';
import type { DecisionKind } from '../rules/decision.ts';
import { splitOver } from '../rules/split.ts';
import { isLikely } from '../rules/suggest.ts';
import { bankLine, type ListedBankLineFragment } from './bank-lines.graphql.generated.ts';
import { DecidedLine } from './decided-line.tsx';
import { LineToMatch } from './line-to-match.tsx';
import type { ChosenInvoice, WholeLine } from './shown.ts';
import { useDecideLine } from './use-decide-line.ts';

type Line = ListedBankLineFragment;

/** Enter confirms what is marked, as in the list it opens what is marked. */
const CHOICES: readonly Choice<DecisionKind>[] = [
  { status: 'MATCHED', key: 'enter', label: 'confirmBankLine' },
  { status: 'SET_ASIDE', key: 'x', label: 'setBankLineAside' },
];

const TEXTS = {
  previous: 'previousBankLine',
  next: 'nextBankLine',
  place: 'bankPlaceInQueue',
  undo: 'undoBankLine',
  allDecided: 'allBankLinesDone',
} as const;

/** One payment beside the list, also where a link leads to one that the list does not show. */
export function LineDrawer(queue: Queue<Line>) {
  const { opened } = queue;
  return opened === null ? null : <OpenLine key={opened} lineId={opened} queue={queue} />;
}

function OpenLine({ lineId, queue }: { lineId: string; queue: Queue<Line> }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const answer = useQuery(bankLine, { lineId }, { fresh: true });
  const line = answer.data?.bankLine ?? null;
  const [touched, setTouched] = useState<readonly ChosenInvoice[] | null>(null);
  const chosen = touched ?? (line ? likeliest(line) : []);
  const parts = line ? splitOver(line.amount, chosen) : [];
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const decider = useDecideLine(parts);
  const place = placeInQueue(queue);
  if (!place) return null;
  const told = line ?? place.row;

  function decide(record: Line, status: DecisionKind, note: string): Promise<boolean> {
    const isMissing = status === 'SET_ASIDE' && note.trim() === '';
    setIsReasonMissing(isMissing);
    return isMissing ? Promise.resolve(false) : decider.decide(record, status, note);
  }

  return (
    <DecisionDrawer
      place={place}
      name={told ? told.remitter || text('bankNoText') : ''}
      subtitle={told && `${amountText(told.amount, told.currency)} · ${dayText(told.day)}`}
      record={line}
      choices={line?.status === 'PENDING' ? CHOICES : []}
      texts={TEXTS}
      decider={{ ...decider, decide }}
    >
      {(note) => (
        <DataView
          answer={answer}
          waiting={<Skeleton shape="fields" count={5} />}
          isEmpty={({ bankLine: found }) => !found}
          empty={<EmptyState icon="card" title={<Text id="bankLineGone" />} />}
        >
          {({ bankLine: found }) =>
            found &&
            (found.status === 'PENDING' ? (
              <LineToMatch
                line={found}
                chosen={chosen}
                parts={parts}
                onChoose={setTouched}
                note={note}
                isReasonMissing={isReasonMissing}
              />
            ) : (
              <DecidedLine line={found} />
            ))
          }
        </DataView>
      )}
    </DecisionDrawer>
  );
}

/** What is marked from the start: the likeliest, or all that the text names where they come to the amount. */
function likeliest({ amount, suggestions }: WholeLine): ChosenInvoice[] {
  const named = suggestions.filter(({ reasons }) => reasons.includes('NUMBER'));
  const isAll = named.length > 1 && sum(named.map(({ balance }) => balance)) === amount;
  return isAll ? named : suggestions.slice(0, 1).filter(isLikely);
}
