import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { RowText } from '#kit/ui/rows/rows.tsx';
import { ScheduleRows } from '#kit/ui/rows/schedule-rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { groupDeadlines } from './group-deadlines.graphql.generated.ts';

/** What a group hands in and until when, each with the way to what came in. */
export function GroupDeadlinesCard({ groupId }: { groupId: string }) {
  const answer = useQuery(groupDeadlines, { groupId });
  return (
    <Card title={<Text id="assignments" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} isEmpty={() => false}>
        {({ groupDeadlines: deadlines }) => (
          <ScheduleRows
            empty={<Text id="noGroupDeadlines" />}
            past="pastGroupDeadlines"
            rows={deadlines.map(({ _id, assignment, courseName, courseOfferingId, dueAt, timeZone }) => ({
              id: _id,
              endsAt: dueAt,
              row: (
                <RowText
                  name={assignment?.title}
                  action={`/teaching/${courseOfferingId}/assignments`}
                  chips={courseName}
                >
                  <span>
                    <Text id="groupDueBy" values={{ time: <Moment at={dueAt} timeZone={timeZone} /> }} />
                  </span>
                </RowText>
              ),
            }))}
          />
        )}
      </DataView>
    </Card>
  );
}
