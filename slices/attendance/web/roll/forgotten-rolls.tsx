import { addDays } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { REMEMBERED_DAYS } from '../../rules/roll.ts';
import { forgottenRolls } from './roll.graphql.generated.ts';
import { hasCampuses, SessionLine } from './sessions-of-day.tsx';

/** Classes of the last two weeks that are over and whose rolls nobody has taken, the oldest first. */
export function ForgottenRolls() {
  const today = readerToday();
  // Somewhere it may be tomorrow already.
  const days = { from: addDays(today, -REMEMBERED_DAYS), to: addDays(today, 1) };
  const answer = useQuery(forgottenRolls, days, { fresh: true });
  return (
    <Card>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={5} />}
        empty={
          <EmptyState
            icon="check"
            title={<Text id="noRollsForgotten" values={{ days: REMEMBERED_DAYS }} />}
          />
        }
        isEmpty={({ rollSessions }) => rollSessions.length === 0}
      >
        {({ rollSessions }) => (
          <Rows>
            {rollSessions.map((session) => (
              <SessionLine
                key={session._id}
                session={session}
                hasCampuses={hasCampuses(rollSessions)}
                namesDay
              />
            ))}
          </Rows>
        )}
      </DataView>
    </Card>
  );
}
