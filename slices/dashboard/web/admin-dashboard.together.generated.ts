import type { Together } from '#kit/client/together/together.ts';

export const adminDashboard: Together = {
  operationName: 'adminDashboard',
  query: `query adminDashboard{ownCourseOfferings{...TaughtCourse __typename}courseOfferingsToMark{...WaitingClass __typename}regions{_id name userCount zone type addressCountry closed __typename}currencies{value label __typename}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name __typename}__typename}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name __typename}answersToMark __typename}`,
  at: "/dashboard",
  parts: {"ownCourseOfferings":{"fields":["ownCourseOfferings"],"variables":[]},"campusToMark":{"fields":["courseOfferingsToMark"],"variables":[]},"chartedRegions":{"fields":["regions"],"variables":[]},"ratedCurrencies":{"fields":["currencies"],"variables":[]}},
  variables: {},
};
