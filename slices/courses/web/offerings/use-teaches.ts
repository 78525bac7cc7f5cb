import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { ownCourseOfferings } from '../student/student-courses.graphql.generated.ts';

/** Whether a person teaches anything. */
export function useTeaches(): Answer<boolean> {
  const { data, ...answer } = useQuery(ownCourseOfferings, {});
  return { ...answer, data: data && data.ownCourseOfferings.length > 0 };
}
