import { useList, type List } from '#kit/ui/table/use-list.ts';
import { RESULT_SORTS, RESULT_STATES } from '#slices/exams/rules/results/result-state.ts';

const FILTERS = ['state', 'exam', 'course', 'group', 'person'];

export interface ResultsParams {
  list: List;
  query: ReturnType<typeof paramsOf>;
}

export function useResultsParams(): ResultsParams {
  const list = useList(FILTERS);
  return { list, query: paramsOf(list) };
}

/** An address written by hand may hold anything. */
function paramsOf({ params: { search, filters, sort } }: List) {
  return {
    filter: {
      search: search.trim(),
      state: RESULT_STATES.find((state) => state === filters['state']) ?? null,
      examId: filters['exam'] ?? null,
      courseId: filters['course'] ?? null,
      groupId: filters['group'] ?? null,
      personId: filters['person'] ?? null,
    },
    sort: RESULT_SORTS.find((known) => known === sort?.key) ?? 'STARTED',
    descending: sort?.isDescending ?? true,
  };
}
