import { createElement } from 'react';
import { ExamResultPage } from '#slices/exams/web/exam-result.page.tsx';
import { slots as slots0 } from '#slices/help-requests/web/exam-result.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(ExamResultPage, { slots });
