import type { OneRegionFragment } from './regions.graphql.generated.ts';

type Narrowed = Pick<OneRegionFragment, 'zone' | 'type' | 'closed'>;

/** The regions that fit the filters of the address. Without a word about it, closed ones are left out. */
export const regionsAskedFor = <Region extends Narrowed>(
  regions: readonly Region[],
  { zone, type, state }: Readonly<Record<string, string>>,
): Region[] =>
  regions.filter(
    (region) =>
      (!zone || region.zone === zone) &&
      (!type || region.type === type) &&
      (state === 'ALL' || region.closed === (state === 'CLOSED')),
  );
