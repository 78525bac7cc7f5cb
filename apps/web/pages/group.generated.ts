import { createElement } from 'react';
import { GroupPage } from '#slices/groups/web/group.page.tsx';
import { slots as slots0 } from '#slices/courses/web/offerings/group.slots.tsx';
import { slots as slots1 } from '#slices/calendar/web/office/group.slots.tsx';
import { slots as slots2 } from '#slices/exams/web/scheduling/group.slots.tsx';
import { slots as slots3 } from '#slices/assignments/web/managing/group.slots.tsx';
import { slots as slots4 } from '#slices/attendance/web/timetable/group.slots.tsx';
import { slots as slots5 } from '#slices/evaluations/web/group.slots.tsx';
import { slots as slots6 } from '#slices/transcripts/web/office/group.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2, ...slots3, ...slots4, ...slots5, ...slots6];

export const Page = () => createElement(GroupPage, { slots });
