import type { Day } from '#kit/calendar/day.ts';
import type { GroupValues } from '../rules/group.ts';

/** A group as those see it who look after its campus. */
export interface ManagedGroup extends GroupValues {
  id: string;
  regionName: string;
  /** The day it is on its campus. */
  today: Day;
  archived: boolean;
  version: number;
  membersNow: number;
  /** Everybody who is or was in it. */
  membersEver: number;
  /** The group it has gone on as. */
  promotedToId: string | null;
}
