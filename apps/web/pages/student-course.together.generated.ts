import type { Together } from '#kit/client/together/together.ts';

export const studentCoursePage: Together = {
  operationName: 'studentCoursePage',
  query: `query studentCoursePage($courseId:ID!$locale:String){course(courseId:$courseId locale:$locale){_id code name description credits kind locale locales isTaken wasTaken startedOn endsOn category{_id colour __typename}teacher{_id name photoUrl(width:96)__typename}outline{name bytes url}files{_id name bytes url __typename}progress{lessons completed secondsLeft shares}nextLesson{_id resumeAt __typename}__typename}courseLessons(courseId:$courseId locale:$locale){...ListedLesson}studentExams(courseId:$courseId){...ListedExam limitMinutes questionCount}studentAssignments(courseId:$courseId){...ListedAssignment}ownGrades{_id courses(courseId:$courseId){_id grade state __typename}__typename}}fragment ListedLesson on Lesson{_id title hidden seconds resumeAt completed watchedSeconds watchedAt files{_id __typename}__typename}fragment ListedExam on ListedExam{...PendingExam isToCome}fragment PendingExam on ListedExam{_id courseCode title opensAt deadline timeZone isOpen attemptCount allowedAttempts told{endedAt grade passed}__typename}fragment ListedAssignment on ListedAssignment{_id courseName title dueDate timeZone state grade complete __typename}`,
  at: "/student/courses/:courseId",
  parts: {"studentCourse":{"fields":["course","courseLessons"],"variables":["courseId","locale"]},"examsInCourse":{"fields":["studentExams"],"variables":["courseId"]},"assignmentsOfCourse":{"fields":["studentAssignments"],"variables":["courseId"]},"gradeOfCourse":{"fields":["ownGrades"],"variables":["courseId"]}},
  variables: {"courseId":":courseId","locale":"@readLocale"},
};
