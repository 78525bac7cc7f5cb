import { createElement } from 'react';
import { CoursePage } from '#slices/courses/web/managing/course.page.tsx';
import { slots as slots0 } from '#slices/lessons/web/managing/course.slots.tsx';
import { slots as slots1 } from '#slices/exams/web/authoring/course.slots.tsx';
import { slots as slots2 } from '#slices/assignments/web/managing/course.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2];

export const Page = () => createElement(CoursePage, { slots });
