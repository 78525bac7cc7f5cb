import { screen } from '#kit/client/loading/load-screen.ts';

export const PAGES = {
  'regions': screen(() => import('./pages/regions.generated.ts'), 'Page'),
  'person': screen(() => import('./pages/person.generated.ts'), 'Page'),
  'teacher': screen(() => import('./pages/teacher.generated.ts'), 'Page'),
  'group': screen(() => import('./pages/group.generated.ts'), 'Page'),
  'profile': screen(() => import('./pages/profile.generated.ts'), 'Page'),
  'course': screen(() => import('./pages/course.generated.ts'), 'Page'),
  'student-course': screen(() => import('./pages/student-course.generated.ts'), 'Page'),
  'assessments': screen(() => import('./pages/assessments.generated.ts'), 'Page'),
  'exam-result': screen(() => import('./pages/exam-result.generated.ts'), 'Page'),
  'student-exam': screen(() => import('./pages/student-exam.generated.ts'), 'Page'),
  'attendances': screen(() => import('./pages/attendances.generated.ts'), 'Page'),
  'student-attendance': screen(() => import('./pages/student-attendance.generated.ts'), 'Page'),
  'own-hours': screen(() => import('./pages/own-hours.generated.ts'), 'Page'),
  'receivables': screen(() => import('./pages/receivables.generated.ts'), 'Page'),
  'finances': screen(() => import('./pages/finances.generated.ts'), 'Page'),
  'invoice': screen(() => import('./pages/invoice.generated.ts'), 'Page'),
  'alumni': screen(() => import('./pages/alumni.generated.ts'), 'Page'),
  'alumnus': screen(() => import('./pages/alumnus.generated.ts'), 'Page'),
};
