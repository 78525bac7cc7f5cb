import type { Together } from '#kit/client/together/together.ts';

export const adminDashboard: Together = {
  operationName: 'adminDashboard',
  query: `query adminDashboard{rollsToStandIn{...RollToStandIn}ownCourseOfferings{...TaughtWork}courseOfferingsToMark{...ClassToMark}courseOfferingsToSettle{...WaitingClass lastDay}queues{...WaitingQueue}regions{_id name userCount zone type addressCountry closed __typename}currencies{__typename value label}news(first:4){rows{...PinnedUpPost}nextCursor}}fragment RollToStandIn on RollSession{_id groupName courseName startsAt endsAt __typename}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}rollsToTake{count since sessionId isNow}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}fragment WaitingQueue on Queue{name path regionId regionName waiting{count since}first{_id version studentName about text firstDay lastDay __typename}}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
  at: "/dashboard",
  parts: {"workToGrade":{"fields":["rollsToStandIn","ownCourseOfferings"],"variables":[]},"campusWork":{"fields":["courseOfferingsToMark","courseOfferingsToSettle","queues"],"variables":[]},"chartedRegions":{"fields":["regions"],"variables":[]},"ratedCurrencies":{"fields":["currencies"],"variables":[]},"noticeboard":{"fields":["news"],"variables":[]}},
  variables: {},
};
