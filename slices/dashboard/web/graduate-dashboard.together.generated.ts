import type { Together } from '#kit/client/together/together.ts';

export const graduateDashboard: Together = {
  operationName: 'graduateDashboard',
  query: `query graduateDashboard{ownCourseOfferings{...TaughtCourse}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}`,
  at: "/dashboard",
  parts: {"ownCourseOfferings":{"fields":["ownCourseOfferings"],"variables":[]}},
  variables: {},
};
