import type { Day } from '#kit/calendar/day.ts';
import type { Walk } from './use-walk.ts';
import type { WalkedStudent } from './walked-student.ts';

export interface StudentCardProps {
  student: WalkedStudent;
  formId: string;
  today: Day;
  walk: Walk;
  /** Whether the keys work on the criteria at once. */
  beginsInForm: boolean;
  /** Null for the last. */
  onNext: (() => void) | null;
}
