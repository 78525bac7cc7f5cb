import { Button } from '#kit/ui/button/button.tsx';
import { Decided, Who } from '#kit/ui/decisions/shown-decision.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMinistryWords } from '../use-ministry-words.ts';
import type { QueuedMinistryFragment } from './queue.graphql.generated.ts';

function kindOf({ isFirst, wasRefused }: Pick<QueuedMinistryFragment, 'isFirst' | 'wasRefused'>): MessageId {
  if (!isFirst) return 'changedListing';
  return wasRefused ? 'sentAgainListing' : 'newListing';
}

/** The ministries of one state; the one that is open beside the list is marked in it. */
export function useQueueTable(
  isPending: boolean,
  opened: string | null,
  onOpen: (id: string) => void,
): Table<QueuedMinistryFragment> {
  const text = useText();
  const { placeOf } = useMinistryWords();
  const decided: Column<QueuedMinistryFragment> = {
    id: 'decided',
    header: text('ministryDecidedColumn'),
    cell: ({ decidedAt, decidedByName }) => <Decided at={decidedAt} by={decidedByName} />,
  };
  const decide: Column<QueuedMinistryFragment> = {
    id: 'decide',
    header: text('ministryDecision'),
    align: 'end',
    cell: ({ _id, name }) => (
      <Button aria-label={text('decideOnMinistry', { name })} onClick={() => onOpen(_id)}>
        <Text id="decideMinistry" />
      </Button>
    ),
  };
  return {
    label: text('alumniApprovals'),
    counted: 'ministriesCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'owner',
        header: text('ministryOwner'),
        cell: ({ _id, ownerName, ...ministry }) => (
          <Who
            name={ownerName}
            about={isPending ? text(kindOf(ministry)) : ''}
            isOpened={_id === opened}
            onOpen={() => onOpen(_id)}
          />
        ),
      },
      {
        id: 'name',
        header: text('ministryColumn'),
        cell: (ministry) => <TwoLines below={placeOf(ministry)}>{ministry.name}</TwoLines>,
      },
      { id: 'sent', header: text('ministrySentColumn'), cell: ({ sentAt }) => <Moment at={sentAt} /> },
      isPending ? decide : decided,
    ],
  };
}
