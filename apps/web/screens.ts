import { screen, type Screens } from '#kit/client/loading/load-screen.ts';
import { routes as assignments } from '#slices/assignments/web/routes.ts';
import { routes as calendar } from '#slices/calendar/web/routes.ts';
import { routes as categories } from '#slices/categories/web/routes.ts';
import { routes as courses } from '#slices/courses/web/routes.ts';
import { routes as dashboard } from '#slices/dashboard/web/routes.ts';
import { screens as documents } from '#slices/documents/web/screens.ts';
import { routes as exams } from '#slices/exams/web/routes.ts';
import { routes as grades } from '#slices/grades/web/routes.ts';
import { routes as groups } from '#slices/groups/web/routes.ts';
import { routes as helpRequests } from '#slices/help-requests/web/routes.ts';
import { routes as lessons } from '#slices/lessons/web/routes.ts';
import { routes as links } from '#slices/links/web/routes.ts';
import { routes as peopleImport } from '#slices/people-import/web/routes.ts';
import { routes as people } from '#slices/people/web/routes.ts';
import { routes as regions } from '#slices/regions/web/routes.ts';
import { ownScreens } from '#slices/sign-in/web/own-screens.ts';
import { routes as siteSettings } from '#slices/site-settings/web/routes.ts';
import { routes as systemLog } from '#slices/system-log/web/routes.ts';
import { screens as transcripts } from '#slices/transcripts/web/screens.ts';
import { routes as translations } from '#slices/translations/web/routes.ts';
import { routes as teachers } from '#slices/teachers/web/routes.ts';

/** The screens for which somebody must be signed in. A slice that is added here appears in the menus by itself. */
export const SCREENS: Screens = {
  '/student/assessments': screen(() => import('./assessments/assessments.screen.tsx'), 'AssessmentsScreen'),
  '/users/:userId': screen(() => import('./person/person.screen.tsx'), 'PersonScreen'),
  '/groups/:groupId': screen(() => import('./group/group.screen.tsx'), 'GroupScreen'),
  '/teachers/:teacherId': screen(() => import('./teacher/teacher.screen.tsx'), 'TeacherScreen'),
  '/regions': screen(() => import('./region-manager/region-manager.screen.tsx'), 'RegionManagerScreen'),
  '/courses/:courseId': screen(() => import('./course/course.screen.tsx'), 'CourseScreen'),
  ...assignments,
  ...calendar,
  ...categories,
  ...courses,
  ...dashboard,
  ...documents,
  ...exams,
  ...grades,
  ...groups,
  ...helpRequests,
  ...lessons,
  ...links,
  ...ownScreens,
  ...people,
  ...peopleImport,
  ...regions,
  ...siteSettings,
  ...systemLog,
  ...transcripts,
  ...translations,
  ...teachers,
  '/student/courses/:courseId': screen(
    () => import('./course/student-course.screen.tsx'),
    'StudentCourseScreen',
  ),
};
