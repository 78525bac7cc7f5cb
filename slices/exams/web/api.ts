export { ExamRow } from './exam-row.tsx';
export { RecentResults } from './recent-results.tsx';
export { usePendingExams } from './use-pending-exams.ts';
export type { AssessmentsSlot } from './assessments.page.tsx';
