import { useQuery } from '#kit/client/query/use-query.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { HELP_STATES, HELP_SUBJECTS } from '../rules/help-request.ts';
import { campusesOfHelp } from './help-requests.graphql.generated.ts';

export const HELP_FILTERS = ['state', 'about', 'regionId'] as const;

/** What the address narrows a list of requests to. */
export const helpParams = ({ params: { filters, after } }: List) => ({
  state: HELP_STATES.find((known) => known === filters['state']) ?? null,
  about: HELP_SUBJECTS.find((known) => known === filters['about']) ?? null,
  regionId: filters['regionId'] ?? null,
  after,
});

/** State, subject and campus. Who looks after one campus is not asked which. */
export function useHelpFilters(): Filter[] {
  const text = useText();
  const campuses = useQuery(campusesOfHelp, {}).data?.regions ?? [];
  const campusFilter: Filter = {
    kind: 'choice',
    name: 'regionId',
    label: text('helpRequestCampus'),
    options: campuses.map(({ _id, name }) => ({ value: _id, label: name })),
  };
  return [
    {
      kind: 'choice',
      name: 'state',
      label: text('helpRequestState'),
      options: [
        { value: 'OPEN', label: text('helpRequestOpen') },
        { value: 'CLOSED', label: text('helpRequestClosed') },
      ],
    },
    {
      kind: 'choice',
      name: 'about',
      label: text('helpRequestAbout'),
      options: [
        { value: 'EXAM', label: text('helpAboutExam') },
        { value: 'COURSE', label: text('helpAboutCourse') },
        { value: 'COLLEGE', label: text('helpAboutCollege') },
      ],
    },
    ...(campuses.length > 1 ? [campusFilter] : []),
  ];
}
