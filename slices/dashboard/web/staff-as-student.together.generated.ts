import type { Together } from '#kit/client/together/together.ts';

export const studentDashboardOfStaff: Together = {
  operationName: 'studentDashboardOfStaff',
  query: `query studentDashboardOfStaff($locale:String){ownCourseOfferings{...TaughtCourse ...WaitingClass workToGrade}recentLessons(first:5 locale:$locale){_id title courseId courseName seconds resumeAt completed watchedSeconds __typename}recentExamResults{_id examId title endedAt grade passed __typename}pendingExams(first:5 withinHours:25){...PendingExam}pendingAssignments(first:5 withinHours:25){...PendingAssignment}courseOfferingsToMark{...WaitingClass}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}fragment PendingAssignment on ListedAssignment{_id courseCode title dueDate timeZone state __typename}`,
  at: "/dashboard",
  parts: {"taughtByReader":{"fields":["ownCourseOfferings"],"variables":[]},"recentLessons":{"fields":["recentLessons"],"variables":["locale"]},"recentExamResults":{"fields":["recentExamResults"],"variables":[]},"pendingExams":{"fields":["pendingExams"],"variables":[]},"pendingAssignments":{"fields":["pendingAssignments"],"variables":[]},"campusToMark":{"fields":["courseOfferingsToMark"],"variables":[]}},
  variables: {"locale":"@readLocale"},
};
