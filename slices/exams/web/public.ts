export { Assessments } from './assessments.tsx';
export { ExamsTab } from './authoring/exams-tab.tsx';
export { PendingExams } from './pending-exams.tsx';
export { RecentResults } from './recent-results.tsx';
