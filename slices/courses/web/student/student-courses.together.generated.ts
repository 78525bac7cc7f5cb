import type { Together } from '#kit/client/together/together.ts';

export const studentCourses: Together = {
  operationName: 'studentCourses',
  query: `query studentCourses($locale:String){ownCourses(locale:$locale){...ShownCourses __typename}ownCourseOfferings{...TaughtCourse __typename}}fragment ShownCourses on StudentCourses{groups{_id name outlinesUrl __typename}taken{groupId course{...TakenCard __typename}__typename}__typename}fragment TakenCard on Course{_id code name locale credits kind teacher{name photoUrl __typename}category{name colour __typename}outline{url __typename}progress{lessons completed shares __typename}nextLesson{_id title resumeAt __typename}__typename}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name __typename}__typename}`,
  at: "/student/courses",
  parts: {"ownCourses":{"fields":["ownCourses","ownCourseOfferings"],"variables":["locale"]}},
  variables: {"locale":"@readLocale"},
};
