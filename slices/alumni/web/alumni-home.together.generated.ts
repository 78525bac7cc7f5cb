import type { Together } from '#kit/client/together/together.ts';

export const alumniHome: Together = {
  operationName: 'alumniHome',
  query: `query alumniHome($locale:String){libraryCourses(locale:$locale first:4){rows{...LibraryCourse}nextCursor count countIsOpen}libraryLessons(first:4 locale:$locale){...LibraryLesson}listedMinistries(order:NEWEST first:4){rows{_id name city country __typename}}news(first:4 audience:ALUMNI){rows{...PinnedUpPost}nextCursor}contactAllowance{...Allowance}ownAlumniProfile{_id isComplete __typename}}fragment LibraryCourse on Course{_id name locale teacher{name photoUrl}category{_id name colour __typename}progress{lessons}__typename}fragment LibraryLesson on LibraryLesson{readyAt lesson{_id courseId courseName title locale seconds __typename}}fragment PinnedUpPost on NewsPost{_id title summary sender campuses publishedAt pictureUrl(width:160)pinned isRead __typename}fragment Allowance on ContactAllowance{left max nextAt isSuspended}`,
  at: "/alumni",
  parts: {"libraryOnHome":{"fields":["libraryCourses"],"variables":["locale"]},"videosOnHome":{"fields":["libraryLessons"],"variables":["locale"]},"newestMinistries":{"fields":["listedMinistries"],"variables":[]},"newsForAlumni":{"fields":["news"],"variables":[]},"contactAllowance":{"fields":["contactAllowance"],"variables":[]},"ownAlumniGaps":{"fields":["ownAlumniProfile"],"variables":[]}},
  variables: {"locale":"@readLocale"},
};
