import { Text } from '#kit/ui/text/text.tsx';
import { WeekPanel } from '#slices/calendar/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import styles from './dashboard.module.css';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { WaitingPanel } from './panels/waiting-panel.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';

/** What a user who leads groups begins the day with. */
export function ManagerDashboard() {
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
