import { useText } from '#kit/ui/text/use-text.ts';

export interface Campus {
  _id: string;
  name: string;
}

/** A campus with two currencies is owed in each. */
export const campusesOwed = (rows: readonly { regionId: string; regionName: string }[]): Campus[] => [
  ...new Map(rows.map(({ regionId: _id, regionName: name }) => [_id, { _id, name }])).values(),
];

export const isOneCampus = (campuses: readonly Campus[] | undefined): boolean => (campuses?.length ?? 0) < 2;

/** Who keeps the books of one campus is not asked which. */
export function useCampusFilter(campuses: readonly Campus[] | undefined) {
  const text = useText();
  if (isOneCampus(campuses)) return [];
  return [
    {
      kind: 'choice' as const,
      name: 'regionId',
      label: text('booksCampus'),
      options: (campuses ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    },
  ];
}
