import type { Together } from '#kit/client/together/together.ts';

export const graduateDashboard: Together = {
  operationName: 'graduateDashboard',
  query: `query graduateDashboard{ownCourseOfferings{_id __typename}runningCourseOfferings(first:5){...TaughtCourse}calendar{timeZone entries{...ShownEntry}}news(first:4){rows{...PinnedUpPost}nextCursor}}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}fragment ShownEntry on CalendarEntry{_id kind title detail note startsAt endsAt allDay timeZone campus path url isDone eventId eventDay __typename}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}`,
  at: "/dashboard",
  parts: {"taughtByGraduate":{"fields":["ownCourseOfferings","runningCourseOfferings"],"variables":[]},"calendarAround":{"fields":["calendar"],"variables":[]},"noticeboard":{"fields":["news"],"variables":[]}},
  variables: {},
};
