import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import {
  pendingAssignments,
  type PendingAssignmentFragment,
} from './listed-assignments.graphql.generated.ts';

/** The next assignments to be handed in, for the first time or again, and all that are due within a day. */
export function usePendingAssignments(): Answer<readonly PendingAssignmentFragment[]> {
  const { data, ...answer } = useQuery(pendingAssignments, {});
  return { ...answer, data: data?.pendingAssignments };
}
