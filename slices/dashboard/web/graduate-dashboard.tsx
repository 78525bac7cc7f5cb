import type { ReactElement } from 'react';
import { Text } from '#kit/ui/text/text.tsx';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { WeekPanel } from '#slices/calendar/web/api.ts';
import { TaughtPanel } from '#slices/courses/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import { DashboardWaiting, isAwaited } from './dashboard-waiting.tsx';
import styles from './dashboard.module.css';
import { AlumniPanel } from './panels/alumni-panel.tsx';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { GraduatePanel } from './panels/graduate-panel.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';
import { WorkPanel } from './panels/work-panel.tsx';
import { useOwnTasks } from './use-student-work.tsx';
import { useWaitingWork } from './use-waiting-work.tsx';
import { taughtByReader } from './waiting-work.graphql.generated.ts';

/** What a user finds who has graduated (HOLE-17). Of work there is what they owe, teach or look after, and no card where that is nothing. */
export function GraduateDashboard() {
  const taught = useQuery(taughtByReader, {});
  const tasks = useOwnTasks();
  const waiting = useWaitingWork(taught);
  const { groups } = useSignedInUser();
  if (isAwaited(tasks) || isAwaited(waiting)) return <DashboardWaiting />;
  return (
    <div className={styles['dashboard']}>
      <WorkPanel
        title={<Text id="needsYouToday" />}
        answer={joined(tasks, waiting)}
        room={1}
        isCounted
        empty={null}
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <TaughtPanel
            running={taught.data?.runningCourseOfferings ?? []}
            count={taught.data?.ownCourseOfferings.length ?? 0}
          />
          <AlumniPanel />
          <GraduatePanel />
          <WeekPanel />
          {(groups ?? []).length > 0 && <GroupsPanel />}
          <ManagedGroupsPanel />
        </div>
        <div className={styles['column']}>
          <NoticeboardPanel
            title={<Text id="noticeboard" />}
            empty={<EmptyPanel title="noticeboard" icon="note" nothing="nothingToShowYet" />}
          />
          <RegionsPanel />
        </div>
      </div>
    </div>
  );
}

const joined = (
  tasks: ReturnType<typeof useOwnTasks>,
  waiting: Answer<readonly ReactElement[]>,
): Answer<readonly ReactElement[]> => ({
  data: tasks.data && waiting.data && [...tasks.data.map(({ neededRow }) => neededRow), ...waiting.data],
  problem: tasks.problem ?? waiting.problem,
  isLoading: tasks.isLoading || waiting.isLoading,
  refetch: () => {
    tasks.refetch?.();
    waiting.refetch?.();
  },
});
