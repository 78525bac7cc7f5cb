export { findExams, findOwnExams, findWrittenExams } from './finding/find-exams.ts';
export { ExamRow } from './exam-row.tsx';
export { RecentResults } from './recent-results.tsx';
export { usePendingExams } from './use-pending-exams.ts';
export type { AssessmentsSlot } from './assessments.page.tsx';
export type { AttemptOnPage, AttemptSlot } from './student-exam.page.tsx';
