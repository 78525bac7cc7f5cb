import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { dashboardsFor, shownDashboard, type Dashboard } from '../rules/dashboards.ts';

const NAMES: Record<Dashboard, MessageId> = {
  Admin: 'adminDashboard',
  Manager: 'managerDashboard',
  Student: 'studentDashboard',
};

/** Lets administrators see the site as managers and students begin it. */
export function DashboardChoice() {
  const text = useText();
  const roles = useSignedInUser().roles ?? [];
  const { selectedDashboard } = useAppState();
  const choice = dashboardsFor(roles);
  if (choice.length === 1) return null;
  return (
    <SegmentedControl
      label={text('dashboard')}
      options={choice.map((value) => ({ value, label: text(NAMES[value]) }))}
      value={shownDashboard(roles, selectedDashboard)}
      onChoose={(chosen) => changeAppState({ selectedDashboard: chosen })}
    />
  );
}
