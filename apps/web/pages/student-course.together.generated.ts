import type { Together } from '#kit/client/together/together.ts';

export const studentCoursePage: Together = {
  operationName: 'studentCoursePage',
  query: `query studentCoursePage($courseId:ID!$locale:String){course(courseId:$courseId locale:$locale){_id code name description credits kind locale locales isTaken category{_id colour __typename}teacher{_id name photoUrl(width:96)__typename}outline{name bytes url}files{_id name bytes url __typename}progress{lessons completed secondsLeft shares}nextLesson{_id resumeAt __typename}__typename}courseLessons(courseId:$courseId locale:$locale){...ListedLesson}studentAssignments(courseId:$courseId){...ListedAssignment}}fragment ListedLesson on Lesson{_id title hidden seconds resumeAt completed watchedSeconds watchedAt files{_id __typename}__typename}fragment ListedAssignment on ListedAssignment{_id title dueDate timeZone state grade complete __typename}`,
  at: "/student/courses/:courseId",
  parts: {"studentCourse":{"fields":["course","courseLessons"],"variables":["courseId","locale"]},"assignmentsOfCourse":{"fields":["studentAssignments"],"variables":["courseId"]}},
  variables: {"courseId":":courseId","locale":"@readLocale"},
};
