import type { AssessmentsSlot } from '#slices/exams/web/api.ts';
import { AssignmentList } from './assignment-list.tsx';

export const slots: readonly AssessmentsSlot[] = [
  { id: 'assignments', as: 'card', render: () => <AssignmentList /> },
];
