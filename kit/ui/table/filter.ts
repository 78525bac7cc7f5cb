import type { Day } from '#kit/calendar/day.ts';
import type { SelectOption } from '../field/select-field.tsx';

interface NamedFilter {
  /** Its name in the address. */
  name: string;
  label: string;
}

/** What a list can be narrowed by: one of a few, words, or days from one to another. */
export type Filter = NamedFilter &
  (
    | { kind: 'choice'; options: readonly SelectOption[] }
    | { kind: 'words' }
    // Its value is a span of days as kit/calendar/day-span.ts writes it.
    | { kind: 'days'; today: Day }
  );
