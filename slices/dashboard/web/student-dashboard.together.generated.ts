import type { Together } from '#kit/client/together/together.ts';

export const studentDashboard: Together = {
  operationName: 'studentDashboard',
  query: `query studentDashboard($locale:String){ownCourseOfferings{...TaughtCourse __typename}recentLessons(first:5 locale:$locale){_id title courseId courseName seconds resumeAt completed watchedSeconds __typename}recentExamResults{_id examId title result{...ResultOfExam __typename}__typename}studentExams{...ListedExam __typename}studentAssignments{_id courseId courseCode title kind dueDate timeZone state grade complete __typename}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name __typename}__typename}fragment ResultOfExam on ExamResult{_id number startedAt endedAt ending grade passed waits __typename}fragment ListedExam on StudentExam{_id courseCode courseName title opensAt deadline timeZone allowedAttempts isPastDeadline refusal attempts{...ResultOfExam __typename}counts{...ResultOfExam __typename}__typename}`,
  at: "/dashboard",
  parts: {"ownCourseOfferings":{"fields":["ownCourseOfferings"],"variables":[]},"recentLessons":{"fields":["recentLessons"],"variables":["locale"]},"recentExamResults":{"fields":["recentExamResults"],"variables":[]},"studentExams":{"fields":["studentExams"],"variables":[]},"studentAssignments":{"fields":["studentAssignments"],"variables":[]}},
  variables: {"locale":"@readLocale"},
};
