import type { Together } from '#kit/client/together/together.ts';

export const managerDashboard: Together = {
  operationName: 'managerDashboard',
  query: `query managerDashboard{ownCourseOfferings{...TaughtCourse}courseOfferingsToMark{...WaitingClass}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
  at: "/dashboard",
  parts: {"ownCourseOfferings":{"fields":["ownCourseOfferings"],"variables":[]},"campusToMark":{"fields":["courseOfferingsToMark"],"variables":[]}},
  variables: {},
};
