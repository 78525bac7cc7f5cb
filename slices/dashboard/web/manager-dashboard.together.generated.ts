import type { Together } from '#kit/client/together/together.ts';

export const managerDashboard: Together = {
  operationName: 'managerDashboard',
  query: `query managerDashboard{ownCourseOfferings{...WaitingClass workToGrade}courseOfferingsToMark{...WaitingClass}}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
  at: "/dashboard",
  parts: {"workToGrade":{"fields":["ownCourseOfferings"],"variables":[]},"campusToMark":{"fields":["courseOfferingsToMark"],"variables":[]}},
  variables: {},
};
