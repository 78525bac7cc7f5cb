import type { SelectOption } from '../field/select-field.tsx';

interface NamedFilter {
  /** Its name in the address. */
  name: string;
  label: string;
}

/** What a list can be narrowed by: one of a few, or words. */
export type Filter = NamedFilter & ({ kind: 'choice'; options: readonly SelectOption[] } | { kind: 'words' });

/** How a set filter is shown on its chip; a value that is no option any more is shown as it stands. */
export function shownValue(filter: Filter, value: string): string {
  if (filter.kind === 'words') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}
