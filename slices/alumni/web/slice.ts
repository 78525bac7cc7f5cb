import { screen } from '#kit/client/loading/load-screen.ts';
import type { WebSlice } from '#kit/client/web-slice.ts';
import { ALUMNUS_PAGE, MEMBERS_PAGE, PROFILE_PAGE } from '../rules/alumni-pages.ts';
import { libraryAddress, LIBRARY_PAGE, VIDEOS_PAGE } from '../rules/library-pages.ts';

export const slice: WebSlice = {
  screens: {
    [MEMBERS_PAGE]: screen(() => import('./members/members.screen.tsx'), 'AlumniMembersScreen'),
    [PROFILE_PAGE]: screen(() => import('./profile/profile.screen.tsx'), 'AlumniProfileScreen'),
    [LIBRARY_PAGE]: screen(() => import('./library/library.screen.tsx'), 'LibraryScreen'),
    [libraryAddress(':courseId')]: screen(
      () => import('./library/library-course.screen.tsx'),
      'LibraryCourseScreen',
    ),
    [libraryAddress(':courseId', ':lessonId')]: screen(
      () => import('./library/library-lesson.screen.tsx'),
      'LibraryLessonScreen',
    ),
    [VIDEOS_PAGE]: screen(() => import('./library/videos.screen.tsx'), 'VideosScreen'),
  },
  pages: { '/alumni': 'alumni', [ALUMNUS_PAGE]: 'alumnus' },
  places: [
    {
      path: '/alumni',
      anyOf: ['user'],
      label: 'menuAlumni',
      icon: 'flag',
      menu: 'bar',
      isForAlumni: true,
    },
  ],
};
