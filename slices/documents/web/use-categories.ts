import { useQuery } from '#kit/client/query/use-query.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { categoriesOfDocuments } from './reading/documents.graphql.generated.ts';

/** What documents can be sorted by; nothing until it is known. */
export function useCategories(): readonly SelectOption[] {
  const { data } = useQuery(categoriesOfDocuments, {});
  return (data?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
}

/** Offered once there is anything to choose from. */
export const categoryFilter = (label: string, options: readonly SelectOption[]): Filter[] =>
  options.length > 0 ? [{ kind: 'choice', name: 'category', label, options }] : [];
