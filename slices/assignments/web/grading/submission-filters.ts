import { useQuery } from '#kit/client/query/use-query.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { SUBMISSION_SORTS, SUBMISSION_STATES } from '../../rules/submission-state.ts';
import { STATE_TEXTS } from '../state-chip.tsx';
import { submissionChoices } from './submissions.graphql.generated.ts';

export const SUBMISSION_FILTERS = ['assignmentId', 'groupId', 'state'];

const ALL = 'ALL';

/** What the address asks for, as the API puts it: without a state, what waits to be graded. */
export function submissionsParams({ params: { search, filters, sort } }: List) {
  const state = filters['state'] ?? 'SUBMITTED';
  return {
    filter: {
      search: search.trim(),
      assignmentId: filters['assignmentId'] ?? null,
      groupId: filters['groupId'] ?? null,
      state: SUBMISSION_STATES.find((known) => known === state) ?? null,
    },
    sort: SUBMISSION_SORTS.find((known) => known === sort?.key) ?? ('SUBMITTED' as const),
    descending: sort?.isDescending ?? false,
  };
}

export function useSubmissionFilters(): Filter[] {
  const text = useText();
  const { data } = useQuery(submissionChoices, {});
  const choices = data?.submissionChoices ?? [];
  // Groups of two campuses may have the same name.
  const isOneCampus = new Set(choices.map(({ regionName }) => regionName)).size < 2;
  const groups = new Map(
    choices.map(({ groupId, groupName, regionName }) => [
      groupId,
      isOneCampus ? groupName : `${groupName} · ${regionName}`,
    ]),
  );
  const [byAssignment, byState] = useFiltersOfOneGroup(
    choices.map(({ assignmentId, courseCode, title }) => ({
      assignmentId,
      title: `${courseCode} · ${title}`,
    })),
  );
  return [
    byAssignment,
    { kind: 'choice', name: 'groupId', label: text('submissionGroup'), options: options(groups) },
    byState,
  ];
}

/** How many students of a group have handed an assignment in; null while it is asked, 0 where the group does not have it. */
export function useHandedIn(assignmentId: string | null, groupId: string | null): number | null {
  const { data } = useQuery(submissionChoices, {});
  const choice = data?.submissionChoices.find(
    (one) => one.assignmentId === assignmentId && one.groupId === groupId,
  );
  return data ? (choice?.handedIn ?? 0) : null;
}

/** By assignment and by state: all that is left to ask for where the group is known. */
export function useFiltersOfOneGroup(
  choices: readonly { assignmentId: string; title: string }[],
): [Filter, Filter] {
  const text = useText();
  const assignments = new Map(choices.map(({ assignmentId, title }) => [assignmentId, title]));
  return [
    {
      kind: 'choice',
      name: 'assignmentId',
      label: text('submissionAssignment'),
      options: options(assignments),
    },
    {
      kind: 'choice',
      name: 'state',
      label: text('submissionState'),
      options: [
        { value: ALL, label: text('allStates') },
        ...SUBMISSION_STATES.filter((state) => state !== 'SUBMITTED').map((state) => ({
          value: state,
          label: text(STATE_TEXTS[state]),
        })),
      ],
    },
  ];
}

const options = (named: ReadonlyMap<string, string>) =>
  [...named].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
