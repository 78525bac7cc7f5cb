import { FallingBehind } from '../behind/falling-behind.tsx';
import { WeekTab } from '../grid/week-tab.tsx';
import type { AttendancesSlot } from './attendances.page.tsx';
import { ForgottenRolls } from './forgotten-rolls.tsx';
import { SessionsOfDay } from './sessions-of-day.tsx';

export const slots: readonly AttendancesSlot[] = [
  { id: 'classes', as: { tab: 'rollClasses' }, render: () => <SessionsOfDay /> },
  { id: 'forgotten', as: { tab: 'rollsForgotten' }, render: () => <ForgottenRolls /> },
  { id: 'week', as: { tab: 'gridTab' }, render: () => <WeekTab /> },
  { id: 'behind', as: { tab: 'fallingBehind' }, render: () => <FallingBehind /> },
];
