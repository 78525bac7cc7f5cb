import { useQuery } from '#kit/client/query/use-query.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { categoriesOfCourses } from './courses.graphql.generated.ts';

/** What courses can be sorted by; nothing until it is known. */
export function useCourseCategories(): readonly SelectOption[] {
  const { data } = useQuery(categoriesOfCourses, {});
  return (data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
}
