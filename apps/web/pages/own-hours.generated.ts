import { createElement } from 'react';
import { OwnHoursPage } from '#slices/hours/web/student/own-hours.page.tsx';
import { slots as slots0 } from '#slices/evaluations/web/student/own-hours.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(OwnHoursPage, { slots });
