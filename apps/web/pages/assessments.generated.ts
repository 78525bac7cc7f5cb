import { createElement } from 'react';
import type { Params } from 'react-router';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { assessmentsPage } from './assessments.together.generated.ts';
import { AssessmentsPage } from '#slices/exams/web/assessments.page.tsx';
import { slots as slots0 } from '#slices/assignments/web/assessments.slots.tsx';
import { slots as slots1 } from '#slices/grades/web/assessments.slots.tsx';
import { slots as slots2 } from '#slices/transcripts/web/assessments.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2];

export const prefetch = (params: Params): void => askTogether(assessmentsPage, params);

export const Page = () => createElement(AssessmentsPage, { slots });
