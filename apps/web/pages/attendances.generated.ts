import { createElement } from 'react';
import { AttendancesPage } from '#slices/attendance/web/roll/attendances.page.tsx';
import { slots as slots0 } from '#slices/attendance/web/roll/attendances.slots.tsx';
import { slots as slots1 } from '#slices/absence-explanations/web/queue/attendances.slots.tsx';

const slots = [...slots0, ...slots1];

export const Page = () => createElement(AttendancesPage, { slots });
