import type { GroupSlot } from '#slices/groups/web/api.ts';
import { CoursesOfGroupCard } from './courses-of.tsx';

export const slots: readonly GroupSlot[] = [
  { id: 'courses', as: { tab: 'coursesTaught' }, render: (group) => <CoursesOfGroupCard group={group} /> },
];
