import type { RegionValues } from '../rules/region.ts';

/** A region as those see it who manage it. */
export interface ManagedRegion extends RegionValues {
  id: string;
  slug: string;
  closed: boolean;
  userCount: number;
  /** Groups that are not archived. */
  groupCount: number;
  version: number;
}
