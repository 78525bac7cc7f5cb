import type { Together } from '#kit/client/together/together.ts';

export const graduateDashboard: Together = {
  operationName: 'graduateDashboard',
  query: `query graduateDashboard{rollsToStandIn{...RollToStandIn}ownCourseOfferings{...TaughtWork}runningCourseOfferings(first:5){...TaughtCourse}ownTasks{_id name path about firstDay lastDay dueOn timeZone amount currency{value decimals}__typename}calendar{timeZone entries{...ShownEntry}}news(first:4){rows{...PinnedUpPost}nextCursor}}fragment RollToStandIn on RollSession{_id groupName courseName startsAt endsAt __typename}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}rollsToTake{count since sessionId isNow}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment ShownEntry on CalendarEntry{_id kind title detail note startsAt endsAt allDay timeZone campus path url isDone eventId eventDay __typename}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
  at: "/dashboard",
  parts: {"taughtByReader":{"fields":["rollsToStandIn","ownCourseOfferings","runningCourseOfferings"],"variables":[]},"ownTasks":{"fields":["ownTasks"],"variables":[]},"calendarAround":{"fields":["calendar"],"variables":[]},"noticeboard":{"fields":["news"],"variables":[]}},
  variables: {},
};
