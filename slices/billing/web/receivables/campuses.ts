import { useText } from '#kit/ui/text/use-text.ts';

interface Campus {
  regionId: string;
  regionName: string;
}

type Campuses = readonly Campus[] | undefined;

const namesOf = (campuses: Campuses) =>
  new Map(campuses?.map(({ regionId, regionName }) => [regionId, regionName]));

/** A campus with two currencies stands in two rows. */
export const isOneCampus = (campuses: Campuses): boolean => namesOf(campuses).size < 2;

/** Who keeps the books of one campus is not asked which. */
export function useCampusFilter(campuses: Campuses) {
  const text = useText();
  if (isOneCampus(campuses)) return [];
  return [
    {
      kind: 'choice' as const,
      name: 'regionId',
      label: text('booksCampus'),
      options: [...namesOf(campuses)].map(([value, label]) => ({ value, label })),
    },
  ];
}
