import { createElement } from 'react';
import { StudentExamPage } from '#slices/exams/web/student-exam.page.tsx';
import { slots as slots0 } from '#slices/help-requests/web/student-exam.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(StudentExamPage, { slots });
