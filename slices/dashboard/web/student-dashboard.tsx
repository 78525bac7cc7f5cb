import { Text } from '#kit/ui/text/text.tsx';
import { PendingExams, RecentResults } from '#slices/exams/web/public.ts';
import { RecentLessons } from '#slices/lessons/web/public.ts';
import styles from './dashboard.module.css';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';

/** What a student begins the day with. */
export function StudentDashboard() {
  return (
    <div className={styles['dashboard']}>
      <EmptyPanel title="needsYouToday" icon="check" nothing="nothingNeedsYou" />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <RecentLessons
            title={<Text id="continueWatching" />}
            empty={<EmptyPanel title="continueWatching" icon="play" nothing="nothingWatched" />}
          />
          <EmptyPanel title="thisWeek" icon="calendar" nothing="noCalendarEvents" />
          <GroupsPanel />
          <ManagedGroupsPanel />
        </div>
        <div className={styles['column']}>
          <PendingExams
            title={<Text id="pendingAssessments" />}
            empty={<EmptyPanel title="pendingAssessments" icon="award" nothing="noPendingExams" />}
          />
          <RecentResults
            title={<Text id="recentResults" />}
            empty={<EmptyPanel title="recentResults" icon="sum" nothing="noData" />}
          />
          <EmptyPanel title="noticeboard" icon="note" nothing="nothingToShowYet" />
          <RegionsPanel />
        </div>
      </div>
    </div>
  );
}
