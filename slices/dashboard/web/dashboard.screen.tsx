import { useAppState } from '#kit/client/app-state.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { shownDashboard, type Dashboard } from '../rules/dashboards.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { Greeting } from './greeting.tsx';
import { ManagerDashboard } from './manager-dashboard.tsx';
import { StudentDashboard } from './student-dashboard.tsx';

const DASHBOARD: Record<Dashboard, () => React.ReactNode> = {
  Admin: AdminDashboard,
  Manager: ManagerDashboard,
  Student: StudentDashboard,
};

/** The first screen after login: what needs this person comes first. */
export function DashboardScreen() {
  const { selectedDashboard } = useAppState();
  const Shown = DASHBOARD[shownDashboard(useSignedInUser().roles ?? [], selectedDashboard)];
  return (
    <Page>
      <Greeting />
      <Shown />
    </Page>
  );
}
