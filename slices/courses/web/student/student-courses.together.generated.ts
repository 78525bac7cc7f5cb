import type { Together } from '#kit/client/together/together.ts';

export const studentCourses: Together = {
  operationName: 'studentCourses',
  query: `query studentCourses($locale:String){ownCourses(locale:$locale){...ShownCourses}ownCourseOfferings{...TaughtCourse rollsToTake{sessionId isNow}groupToEvaluate}}fragment ShownCourses on StudentCourses{groups{_id name isPast outlinesUrl __typename}taken{groupId course{...TakenCard}}}fragment TakenCard on Course{_id code name locale credits kind teacher{name photoUrl}category{name colour}outline{url}progress{lessons completed shares}nextLesson{_id title resumeAt __typename}__typename}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}`,
  at: "/student/courses",
  parts: {"ownCourses":{"fields":["ownCourses","ownCourseOfferings"],"variables":["locale"]}},
  variables: {"locale":"@readLocale"},
};
