import { useQuery } from '#kit/client/query/use-query.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { WeekPanel } from '#slices/calendar/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import { DashboardWaiting, isAwaited } from './dashboard-waiting.tsx';
import styles from './dashboard.module.css';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { WaitingPanel } from './panels/waiting-panel.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';
import { useWaitingWork } from './use-waiting-work.tsx';
import { workToGrade } from './waiting-work.graphql.generated.ts';

/** What a user who leads groups begins the day with. */
export function ManagerDashboard() {
  const waiting = useWaitingWork(useQuery(workToGrade, {}));
  if (isAwaited(waiting)) return <DashboardWaiting />;
  return (
    <div className={styles['dashboard']}>
      <WaitingPanel />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <WeekPanel />
          <GroupsPanel />
        </div>
        <div className={styles['column']}>
          <NoticeboardPanel
            title={<Text id="noticeboard" />}
            empty={<EmptyPanel title="noticeboard" icon="note" nothing="nothingToShowYet" />}
          />
          <ManagedGroupsPanel />
          <RegionsPanel />
        </div>
      </div>
    </div>
  );
}
