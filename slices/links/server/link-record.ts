import type { LinkValues } from '../rules/link.ts';

export interface LinkRecord extends LinkValues {
  id: string;
  groupName: string | null;
  /** The campus of the group. */
  regionId: string | null;
  version: number;
}
