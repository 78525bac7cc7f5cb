import { FallingBehind } from '../behind/falling-behind.tsx';
import type { AttendancesSlot } from './attendances.page.tsx';
import { SessionsOfDay } from './sessions-of-day.tsx';

export const slots: readonly AttendancesSlot[] = [
  { id: 'classes', as: { tab: 'rollClasses' }, render: () => <SessionsOfDay /> },
  { id: 'behind', as: { tab: 'fallingBehind' }, render: () => <FallingBehind /> },
];
