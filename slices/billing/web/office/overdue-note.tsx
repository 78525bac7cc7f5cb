import { useQuery } from '#kit/client/query/use-query.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useAmount } from '../use-amount.ts';
import { overdueOfPerson } from './overdue-note.graphql.generated.ts';

/** What a person owes beyond its due day, on the overview of those who keep the books; nothing where nothing is late. */
export function OverdueNote({ personId }: { personId: string }) {
  const { data } = useQuery(overdueOfPerson, { personId });
  const amountText = useAmount();
  return data?.finances?.accounts
    .filter(({ overdue }) => overdue > 0)
    .map(({ regionId, regionName, overdue, currency }) => (
      <Note key={regionId} tone="warning">
        <span>
          <strong>
            <Text id="booksOverdue" />
          </strong>{' '}
          {amountText(overdue, currency)} · {regionName}
        </span>
        <Link to="?tab=finances">
          <Text id="menuFinances" />
        </Link>
      </Note>
    ));
}
