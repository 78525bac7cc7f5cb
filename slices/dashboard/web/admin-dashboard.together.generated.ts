import type { Together } from '#kit/client/together/together.ts';

export const adminDashboard: Together = {
  operationName: 'adminDashboard',
  query: `query adminDashboard{ownCourseOfferings{...WaitingClass workToGrade}courseOfferingsToMark{...WaitingClass}regions{_id name userCount zone type addressCountry closed __typename}currencies{__typename value label}}fragment WaitingClass on CourseOffering{_id groupName regionName term course{code name}answersToMark __typename}`,
  at: "/dashboard",
  parts: {"workToGrade":{"fields":["ownCourseOfferings"],"variables":[]},"campusToMark":{"fields":["courseOfferingsToMark"],"variables":[]},"chartedRegions":{"fields":["regions"],"variables":[]},"ratedCurrencies":{"fields":["currencies"],"variables":[]}},
  variables: {},
};
