import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { groupsOfResults, resultChoices, resultGroup } from './results.graphql.generated.ts';

const options = (named: readonly (readonly [string, string])[]) =>
  [...new Map(named)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsOfResults, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};

/** By group and by course, for those who look after several. */
export function useResultChoices(groupId: string | null): Filter[] {
  const text = useText();
  const { data } = useQuery(resultChoices, {});
  const chosen = useQuery(resultGroup, { groupId: groupId ?? '' }, { enabled: groupId !== null });
  const group = chosen.data?.group;
  // An address may name a group that is gone, or that somebody else looks after.
  const unknown = chosen.isLoading ? null : text('resultGroupUnknown');
  const courses = data?.taughtExams.map(
    ({ courseId, courseCode, courseName }) => [courseId, `${courseCode} · ${courseName}`] as const,
  );
  return [
    {
      kind: 'search',
      name: 'group',
      label: text('resultGroup'),
      source: findGroups,
      words: group ? `${group.name} · ${group.regionName}` : unknown,
    },
    { kind: 'choice', name: 'course', label: text('resultCourse'), options: options(courses ?? []) },
  ];
}
