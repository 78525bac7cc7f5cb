import type { Together } from '#kit/client/together/together.ts';

export const managerDashboard: Together = {
  operationName: 'managerDashboard',
  query: `query managerDashboard{ownCourseOfferings{...TaughtWork}courseOfferingsToMark{...ClassToMark}courseOfferingsToSettle{...WaitingClass lastDay}queues{name path waiting{count since}}}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}`,
  at: "/dashboard",
  parts: {"workToGrade":{"fields":["ownCourseOfferings"],"variables":[]},"campusWork":{"fields":["courseOfferingsToMark","courseOfferingsToSettle","queues"],"variables":[]}},
  variables: {},
};
