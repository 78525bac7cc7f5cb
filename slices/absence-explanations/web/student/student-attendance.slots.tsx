import type { StudentAttendanceSlot } from '#slices/attendance/web/api.ts';
import { OwnAbsences } from './own-absences.tsx';

export const slots: readonly StudentAttendanceSlot[] = [
  { id: 'absence-explanations', as: { tab: 'absenceExplanations' }, render: () => <OwnAbsences /> },
];
