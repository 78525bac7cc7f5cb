import type { Together } from '#kit/client/together/together.ts';

export const assessmentsPage: Together = {
  operationName: 'assessmentsPage',
  query: `query assessmentsPage{studentExams{...ListedExam}studentAssignments{...ListedAssignment}}fragment ListedExam on ListedExam{...PendingExam isToCome}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}fragment ListedAssignment on ListedAssignment{_id courseName title dueDate timeZone state grade complete __typename}`,
  at: "/student/assessments",
  parts: {"studentExams":{"fields":["studentExams"],"variables":[]},"studentAssignments":{"fields":["studentAssignments"],"variables":[]}},
  variables: {},
};
