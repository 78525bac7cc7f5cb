import { lazy, Suspense, type ComponentType } from 'react';
import { askTogether } from '#kit/client/query/ask-together.ts';
import type { Together } from '#kit/client/together/together.ts';
import { appState, useAppState } from '#kit/client/storage/app-state.ts';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { onceSignedIn, useSignedInUser, type SignedInUser } from '#kit/client/session/session.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { isAlumniOnly } from '#slices/people/rules/person.ts';
import { looksAfterCampuses, shownDashboard, type Dashboard } from '../rules/dashboards.ts';
import { GraduateDashboard } from './graduate-dashboard.tsx';
import { Greeting } from './greeting.tsx';
import { ManagerDashboard } from './manager-dashboard.tsx';
import { StudentDashboard } from './student-dashboard.tsx';
import { adminDashboard } from './admin-dashboard.together.generated.ts';
import { graduateDashboard } from './graduate-dashboard.together.generated.ts';
import { managerDashboard } from './manager-dashboard.together.generated.ts';
import { studentDashboardOfStaff } from './staff-as-student.together.generated.ts';
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

/** What the panels of a user's dashboard ask for. */
function askedOn(dashboard: Dashboard, user: SignedInUser): Together {
  if (dashboard === 'Admin') return adminDashboard;
  if (dashboard === 'Manager') return managerDashboard;
  // The few graduates and deans who have queues as well ask for these by themselves: nobody else carries their documents.
  if (isAlumniOnly(user)) return graduateDashboard;
  return looksAfterCampuses(user.roles ?? []) ? studentDashboardOfStaff : studentDashboard;
}

export const prefetch = (): void =>
  onceSignedIn((user) => {
    askTogether(askedOn(shownDashboard(user.roles ?? [], appState().selectedDashboard), user));
  });

/** The first screen after login: what needs this person comes first. */
export function DashboardScreen() {
  const { selectedDashboard } = useAppState();
  const user = useSignedInUser();
  const shown = shownDashboard(user.roles ?? [], selectedDashboard);
  const Shown = DASHBOARD[shown];
  return (
    <Page>
      <Greeting isOfStudent={shown === 'Student' && !isAlumniOnly(user)} />
      <Suspense fallback={<Skeleton shape="block" count={2} />}>
        <Shown />
      </Suspense>
    </Page>
  );
}
