import type { Together } from '#kit/client/together/together.ts';

export const assessmentsPage: Together = {
  operationName: 'assessmentsPage',
  query: `query assessmentsPage{studentExams{...ListedExam}studentAssignments{...ListedAssignment}}fragment ListedExam on StudentExam{_id courseCode courseName title opensAt deadline timeZone allowedAttempts isPastDeadline refusal attempts{...ResultOfExam}counts{...ResultOfExam}__typename}fragment ResultOfExam on ExamResult{_id number startedAt endedAt ending grade passed waits __typename}fragment ListedAssignment on StudentAssignment{_id title kind dueDate timeZone state grade complete __typename}`,
  at: "/student/assessments",
  parts: {"studentExams":{"fields":["studentExams"],"variables":[]},"studentAssignments":{"fields":["studentAssignments"],"variables":[]}},
  variables: {},
};
