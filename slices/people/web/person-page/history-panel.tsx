import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { AuditTrail } from '#kit/ui/audit-trail/audit-trail.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { changesAsText, describeAction, type Wording } from './history-text.ts';
import {
  personHistory,
  type OneActionFragment,
  type PersonHistoryQuery,
} from './person-page.graphql.generated.ts';
import { choicesForPerson } from './person.graphql.generated.ts';

/** What was done to somebody, by whom and when, from the audit log. */
export function HistoryPanel({ userId }: { userId: string }) {
  const answer = useQuery(personHistory, { userId, after: null });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={5} />}>
      {({ personHistory: first }) =>
        first && <Trail key={first.rows[0]?._id} userId={userId} first={first} />
      }
    </DataView>
  );
}

type ActionPage = NonNullable<PersonHistoryQuery['personHistory']>;

function Trail({ userId, first }: { userId: string; first: ActionPage }) {
  const text = useText();
  const words = useWording();
  const { attempt, isBusy } = useMutation();
  const [pages, setPages] = useState<readonly ActionPage[]>([]);
  const shown = [first, ...pages];
  const after = shown.at(-1)?.nextCursor ?? null;

  async function goOn(): Promise<void> {
    const next = await attempt(() => call(personHistory, { userId, after }));
    if (next?.personHistory) setPages([...pages, next.personHistory]);
  }

  return (
    <Card title={<Text id="history" />}>
      {first.rows.length === 0 && (
        <Note>
          <Text id="noHistory" />
        </Note>
      )}
      <AuditTrail
        entries={shown
          .flatMap(({ rows }) => rows)
          .map((entry) => ({
            id: entry._id,
            actorName: actorOf(entry) ?? text('actorUnknown'),
            at: entry.at,
            action: describeAction(entry.action, words),
            changes: changesAsText(entry.action, entry.changes, words),
            ...(entry.reason && { quote: entry.reason }),
          }))}
      />
      {after && (
        <Button isProcessing={isBusy} onClick={goOn}>
          <Text id="earlierHistory" />
        </Button>
      )}
    </Card>
  );
}

/** Whoever acted in somebody's place stands before them. */
const actorOf = ({ actorName, impersonatorName }: OneActionFragment): string | null =>
  [impersonatorName, actorName].filter(Boolean).join(' → ') || null;

function useWording(): Wording {
  const text = useText();
  const { formatList } = useIntl();
  const regions = useQuery(choicesForPerson, {}).data?.regions ?? [];
  return {
    text,
    formatList: (parts) => formatList(parts),
    campusName: (id) => regions.find(({ _id }) => _id === id)?.name ?? text('anotherCampus'),
  };
}
