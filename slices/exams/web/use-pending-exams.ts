import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { pendingExams, type PendingExamFragment } from './listed-exams.graphql.generated.ts';

/** The next exams to be sat, and all that are due within a day. */
export function usePendingExams(): Answer<readonly PendingExamFragment[]> {
  const { data, ...answer } = useQuery(pendingExams, {}, { fresh: true });
  return { ...answer, data: data?.pendingExams };
}
