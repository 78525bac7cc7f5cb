import { createElement } from 'react';
import type { Params } from 'react-router';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { studentCoursePage } from './student-course.together.generated.ts';
import { StudentCoursePage } from '#slices/lessons/web/student-course.page.tsx';
import { slots as slots0 } from '#slices/exams/web/student-course.slots.tsx';
import { slots as slots1 } from '#slices/assignments/web/student-course.slots.tsx';
import { slots as slots2 } from '#slices/grades/web/student-course.slots.tsx';
import { slots as slots3 } from '#slices/help-requests/web/student-course.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2, ...slots3];

export const prefetch = (params: Params): void => askTogether(studentCoursePage, params);

export const Page = () => createElement(StudentCoursePage, { slots });
