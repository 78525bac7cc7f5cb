import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentResults } from '../results/student-results.tsx';
import { personAccommodation } from './accommodation.graphql.generated.ts';
import { AccommodationForm } from './accommodation-form.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'exams',
    as: { tab: 'courseExams' },
    isShown: (person, reader) => person._id !== reader._id,
    render: ({ _id }) => <StudentResults personId={_id} />,
  },
  {
    id: 'accommodations',
    as: { on: 'exams' },
    isShown: (person, reader) => person._id !== reader._id,
    render: ({ _id }) => <PersonAccommodation personId={_id} />,
  },
];

function PersonAccommodation({ personId }: { personId: string }) {
  const answer = useQuery(personAccommodation, { personId }, { fresh: true });
  return (
    <Card title={<Text id="accommodations" />}>
      <DataView answer={answer} isEmpty={() => false} waiting={<Skeleton shape="fields" count={4} />}>
        {({ accommodation }) => <AccommodationForm personId={personId} kept={accommodation} />}
      </DataView>
    </Card>
  );
}
