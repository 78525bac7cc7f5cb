import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { RowText } from '#kit/ui/rows/rows.tsx';
import { ScheduleRows } from '#kit/ui/rows/schedule-rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { groupExams } from './group-exams.graphql.generated.ts';

/** When a group sits its exams, each with the way to its times. */
export function GroupExamsCard({ groupId }: { groupId: string }) {
  const answer = useQuery(groupExams, { groupId });
  return (
    <Card title={<Text id="courseExams" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} isEmpty={() => false}>
        {({ groupExams: exams }) => (
          <ScheduleRows
            empty={<Text id="noGroupExams" />}
            past="pastGroupExams"
            rows={exams.map(({ _id, exam, opensAt, deadline, timeZone }) => ({
              id: _id,
              endsAt: deadline,
              row: (
                <RowText
                  name={exam?.title}
                  action={`/examResults/exams/${_id}`}
                  chips={[exam?.courseCode, exam?.courseName].filter(Boolean).join(' · ')}
                >
                  <span>
                    <Moment at={opensAt} timeZone={timeZone} /> – <Moment at={deadline} timeZone={timeZone} />
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
