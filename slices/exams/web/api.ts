export { Assessments } from './assessments.tsx';
export { ExamsTab } from './authoring/exams-tab.tsx';
export { ExamRow } from './exam-row.tsx';
export { RecentResults } from './recent-results.tsx';
export { usePendingExams } from './use-pending-exams.ts';
