import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { Turn } from '../rules/in-turn.ts';

/** One kind of work that waits in one place. */
export interface Waiting extends Turn {
  key: string;
  name: string;
  count: number;
  path: string;
  icon: IconName;
  /** The class it is of, if it is of one. */
  place: string;
}
