import { call } from '#kit/client/call/call.ts';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { hourGroupsFound } from './policy.graphql.generated.ts';

interface OfCampus {
  _id: string;
  name: string;
  regionName: string;
}

/** Categories of several campuses are told apart by them. */
export function optionsOf(records: readonly OfCampus[]): SelectOption[] {
  const isOneCampus = new Set(records.map(({ regionName }) => regionName)).size < 2;
  return records.map(({ _id: value, name, regionName }) => ({
    value,
    label: isOneCampus ? name : `${name} · ${regionName}`,
  }));
}

/** The groups whose hours the reader looks after: a campus may have more than a choice can show. */
export const findGroups: SuggestionSource = async (search, signal) => {
  const { hourGroups } = await call(hourGroupsFound, { search }, { signal });
  return hourGroups.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
