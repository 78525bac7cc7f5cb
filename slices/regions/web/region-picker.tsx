import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { fitting, type Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { regionsToPick } from './region-picker.graphql.generated.ts';

interface NamedRegion {
  _id: string;
  name: string;
}

interface RegionPickerProps {
  name: string;
  label: string;
  chosen: NamedRegion;
  onChoose: (regionId: string) => void;
}

/** The few regions there are come in one answer, which then serves every search. */
function regionSearch(): (search: string) => Promise<readonly Suggestion[]> {
  let all: Promise<readonly Suggestion[]> | null = null;
  return async (search) => {
    all ??= call(regionsToPick, {}).then(({ regions }) =>
      regions.map(({ _id, name, slug }) => ({ value: _id, label: name, aside: slug })),
    );
    try {
      return fitting(await all, search);
    } catch (problem) {
      all = null;
      throw problem;
    }
  };
}

/** One of the regions a user belongs to or acts in, found by its name or slug. */
export function RegionPicker({ name, label, chosen, onChoose }: RegionPickerProps) {
  const [search] = useState(regionSearch);
  return (
    <Combobox
      name={name}
      label={label}
      source={search}
      isNeverEmpty
      defaultChosen={{ value: chosen._id, label: chosen.name }}
      onChoose={(region) => region && onChoose(region.value)}
    />
  );
}
