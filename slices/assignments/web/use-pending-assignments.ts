import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import type { ListedAssignment } from './assignment-list.tsx';
import { studentAssignments } from './student-assignment.graphql.generated.ts';

/** The assignments that are still to be handed in, for the first time or again. */
export function usePendingAssignments(): Answer<readonly ListedAssignment[]> {
  const { data, ...answer } = useQuery(studentAssignments, {});
  const isPending = ({ state }: ListedAssignment): boolean => state === 'TO_DO' || state === 'RETURNED';
  return { ...answer, data: data?.studentAssignments.filter(isPending) };
}
