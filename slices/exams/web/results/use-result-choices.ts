import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import type { Filter } from '#kit/ui/table/filter.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { resultChoices } from './results.graphql.generated.ts';

const options = (named: readonly (readonly [string, string])[]) =>
  [...new Map(named)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

/** By group and by course, for those who look after several. */
export function useResultChoices(): Filter[] {
  const text = useText();
  const { data } = useCollegeQuery(resultChoices, {});
  const groups = data?.groups.rows.map(
    ({ _id, name, regionName }) => [_id, `${name} · ${regionName}`] as const,
  );
  const courses = data?.taughtExams.map(
    ({ courseId, courseCode, courseName }) => [courseId, `${courseCode} · ${courseName}`] as const,
  );
  return [
    { kind: 'choice', name: 'group', label: text('resultGroup'), options: options(groups ?? []) },
    { kind: 'choice', name: 'course', label: text('resultCourse'), options: options(courses ?? []) },
  ];
}
