import { screen, type Screens } from '#kit/client/loading/load-screen.ts';
import { slices } from './slices.generated.ts';

/** The screens that need a signed-in user: those that are put together from several slices, and those of each. */
export const SCREENS: Screens = {
  '/student/assessments': screen(() => import('./assessments/assessments.screen.tsx'), 'AssessmentsScreen'),
  '/users/:userId': screen(() => import('./person/person.screen.tsx'), 'PersonScreen'),
  '/groups/:groupId': screen(() => import('./group/group.screen.tsx'), 'GroupScreen'),
  '/teachers/:teacherId': screen(() => import('./teacher/teacher.screen.tsx'), 'TeacherScreen'),
  '/regions': screen(() => import('./region-manager/region-manager.screen.tsx'), 'RegionManagerScreen'),
  '/courses/:courseId': screen(() => import('./course/course.screen.tsx'), 'CourseScreen'),
  '/student/courses/:courseId': screen(
    () => import('./course/student-course.screen.tsx'),
    'StudentCourseScreen',
  ),
  ...Object.fromEntries(slices.flatMap(({ screens = {} }) => Object.entries(screens))),
};

/** What is open to everybody. */
export const OPEN_ROUTES = slices.flatMap(({ openRoutes = [] }) => openRoutes);
