import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ChangeList } from '../grade-history.tsx';
import type { Book } from './book.ts';
import { gradeHistory } from './gradebook.graphql.generated.ts';

interface CellHistoryProps {
  courseOfferingId: string;
  studentId: string;
  partId: string | null;
  parts: Book['parts'];
}

/** Everything that was done about one grade by hand. */
export function CellHistory({ courseOfferingId, studentId, partId, parts }: CellHistoryProps) {
  const answer = useQuery(gradeHistory, { courseOfferingId, studentId });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="rows" count={1} />} empty="">
      {({ gradeHistory: all }) => {
        const changes = all.filter((change) => (change.partId ?? null) === partId);
        return (
          <>
            {changes.length > 0 && (
              <h3>
                <Text id="gradeChanges" values={{ count: changes.length }} />
              </h3>
            )}
            <ChangeList changes={changes} parts={parts} />
          </>
        );
      }}
    </DataView>
  );
}
