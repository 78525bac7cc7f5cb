import { lazy, Suspense, type ComponentType } from 'react';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { rememberShown } from '#kit/client/together/last-shown.ts';
import { appState, useAppState } from '#kit/client/storage/app-state.ts';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { onceSignedIn, useSignedInUser } from '#kit/client/session/session.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { isAlumniOnly } from '#slices/people/rules/person.ts';
import { shownDashboard, type Dashboard } from '../rules/dashboards.ts';
import { GraduateDashboard } from './graduate-dashboard.tsx';
import { Greeting } from './greeting.tsx';
import { ManagerDashboard } from './manager-dashboard.tsx';
import { StudentDashboard } from './student-dashboard.tsx';
import { studentDashboard } from './student-dashboard.together.generated.ts';

/** Lists and choices of staff are heavy, and no student waits for them. */
const AdminDashboard = lazy(async () => {
  const screen = await loadScreen(() => import('./admin-dashboard.tsx'));
  return { default: screen.AdminDashboard };
});

const DASHBOARD: Record<Dashboard, ComponentType> = {
  Admin: AdminDashboard,
  Manager: ManagerDashboard,
  Student: StudentOrGraduate,
};

function StudentOrGraduate() {
  return isAlumniOnly(useSignedInUser()) ? <GraduateDashboard /> : <StudentDashboard />;
}

/** Asks in one call for what the panels of a student show, who are most of those who come. */
export const prefetch = (): void =>
  onceSignedIn((user) => {
    const isStudents = shownDashboard(user.roles ?? [], appState().selectedDashboard) === 'Student';
    if (isStudents && !isAlumniOnly(user)) askTogether(studentDashboard);
    else rememberShown(studentDashboard.at, null);
  });

/** The first screen after login: what needs this person comes first. */
export function DashboardScreen() {
  const { selectedDashboard } = useAppState();
  const Shown = DASHBOARD[shownDashboard(useSignedInUser().roles ?? [], selectedDashboard)];
  return (
    <Page>
      <Greeting />
      <Suspense fallback={<Skeleton shape="block" count={2} />}>
        <Shown />
      </Suspense>
    </Page>
  );
}
