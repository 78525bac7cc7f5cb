import { createElement } from 'react';
import { TeacherPage } from '#slices/teachers/web/teacher.page.tsx';
import { slots as slots0 } from '#slices/courses/web/offerings/teacher.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(TeacherPage, { slots });
