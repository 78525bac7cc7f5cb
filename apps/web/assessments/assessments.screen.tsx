import { AssignmentList } from '#slices/assignments/web/public.ts';
import { Assessments } from '#slices/exams/web/public.ts';

/** Whatever a student is examined in, by every slice. */
export const AssessmentsScreen = () => <Assessments more={<AssignmentList />} />;
