import type { Together } from '#kit/client/together/together.ts';

export const studentDashboard: Together = {
  operationName: 'studentDashboard',
  query: `query studentDashboard($locale:String){ownCourseOfferings{...TaughtCourse ...TaughtWork}recentLessons(first:5 locale:$locale){_id title courseId courseName seconds resumeAt completed watchedSeconds __typename}recentExamResults{_id examId title endedAt grade passed __typename}pendingExams(first:5 withinHours:25){...PendingExam}pendingAssignments(first:5 withinHours:25){...PendingAssignment}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}fragment PendingAssignment on ListedAssignment{_id courseCode title dueDate timeZone state __typename}`,
  at: "/dashboard",
  parts: {"taughtByReader":{"fields":["ownCourseOfferings"],"variables":[]},"recentLessons":{"fields":["recentLessons"],"variables":["locale"]},"recentExamResults":{"fields":["recentExamResults"],"variables":[]},"pendingExams":{"fields":["pendingExams"],"variables":[]},"pendingAssignments":{"fields":["pendingAssignments"],"variables":[]}},
  variables: {"locale":"@readLocale"},
};
