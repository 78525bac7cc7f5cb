import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { Turn } from '../rules/in-turn.ts';
import type { CampusWorkQuery } from './waiting-work.graphql.generated.ts';

export type WaitingItem = NonNullable<CampusWorkQuery['queues'][number]['first']>;

/** One kind of work that waits in one place. */
export interface Waiting extends Turn {
  key: string;
  name: string;
  count: number;
  path: string;
  icon: IconName;
  /** The class or the campus it is of, if it is of one. */
  place: string;
  /** The first of it, where a press can decide about it. */
  item?: WaitingItem | null;
}
