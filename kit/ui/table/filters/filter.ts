import type { Day } from '#kit/calendar/day.ts';
import type { SuggestionSource } from '../../combobox/suggestion.ts';
import type { SelectOption } from '../../field/select-field.tsx';

interface NamedFilter {
  /** Its name in the address. */
  name: string;
  label: string;
}

/** What a list can be narrowed by: one of a few, one that is searched for, words, or days from one to another. */
export type Filter = NamedFilter &
  (
    | { kind: 'choice'; options: readonly SelectOption[] }
    // A search must stay the same function from one drawing to the next; words say what is set, once they are known.
    | { kind: 'search'; source: SuggestionSource; text: string | null }
    | { kind: 'words' }
    // Its value is a span of days as kit/calendar/day-span.ts writes it.
    | { kind: 'days'; today: Day }
  );
