import type { AttendancesSlot } from '#slices/attendance/web/api.ts';
import { ExplanationQueue } from './explanation-queue.tsx';
import { isAttendanceAdmin } from './is-attendance-admin.ts';

export const slots: readonly AttendancesSlot[] = [
  {
    id: 'explanations',
    as: { tab: 'absenceExplanations' },
    isShown: (_, reader) => isAttendanceAdmin(reader),
    render: () => <ExplanationQueue />,
  },
];
