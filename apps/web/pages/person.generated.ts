import { createElement } from 'react';
import { PersonPage } from '#slices/people/web/person-page/person.page.tsx';
import { slots as slots0 } from '#slices/groups/web/members/person.slots.tsx';
import { slots as slots1 } from '#slices/sign-in/web/accounts/person.slots.tsx';
import { slots as slots2 } from '#slices/exams/web/accommodations/person.slots.tsx';
import { slots as slots3 } from '#slices/assignments/web/grading/person.slots.tsx';
import { slots as slots4 } from '#slices/attendance/web/student/person.slots.tsx';
import { slots as slots5 } from '#slices/leave-requests/web/queue/person.slots.tsx';
import { slots as slots6 } from '#slices/hours/web/office/person.slots.tsx';
import { slots as slots7 } from '#slices/evaluations/web/about/person.slots.tsx';
import { slots as slots8 } from '#slices/grades/web/office/person.slots.tsx';
import { slots as slots9 } from '#slices/transcripts/web/office/person.slots.tsx';
import { slots as slots10 } from '#slices/billing/web/office/person.slots.tsx';
import { slots as slots11 } from '#slices/payment-plans/web/office/person.slots.tsx';
import { slots as slots12 } from '#slices/sponsors/web/office/person.slots.tsx';
import { slots as slots13 } from '#slices/group-invoicing/web/person.slots.tsx';
import { slots as slots14 } from '#slices/dues/web/person.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2, ...slots3, ...slots4, ...slots5, ...slots6, ...slots7, ...slots8, ...slots9, ...slots10, ...slots11, ...slots12, ...slots13, ...slots14];

export const Page = () => createElement(PersonPage, { slots });
