import { createElement } from 'react';
import { StudentCoursePage } from '#slices/lessons/web/student-course.page.tsx';
import { slots as slots0 } from '#slices/assignments/web/student-course.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(StudentCoursePage, { slots });
