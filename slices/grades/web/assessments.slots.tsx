import type { AssessmentsSlot } from '#slices/exams/web/api.ts';

export const slots: readonly AssessmentsSlot[] = [
  { id: 'grades', as: { link: 'menuGrades', icon: 'sum' }, to: () => '/student/grades' },
];
