import type { SelectOption } from '#kit/ui/field/select-field.tsx';

interface OfCampus {
  _id: string;
  name: string;
  regionName: string;
}

/** Groups and forms of several campuses are told apart by them. */
export function optionsOf(records: readonly OfCampus[]): SelectOption[] {
  const isOneCampus = new Set(records.map(({ regionName }) => regionName)).size < 2;
  return records.map(({ _id: value, name, regionName }) => ({
    value,
    label: isOneCampus ? name : `${name} · ${regionName}`,
  }));
}
