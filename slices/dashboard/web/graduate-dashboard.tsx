import { Text } from '#kit/ui/text/text.tsx';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { WeekPanel } from '#slices/calendar/web/api.ts';
import { TaughtPanel } from '#slices/courses/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import styles from './dashboard.module.css';
import { AlumniPanel } from './panels/alumni-panel.tsx';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { GraduatePanel } from './panels/graduate-panel.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';
import { taughtByGraduate } from './waiting-work.graphql.generated.ts';

/** What a user finds who has graduated: nothing waits to be done (HOLE-17). */
export function GraduateDashboard() {
  const { data } = useQuery(taughtByGraduate, {});
  const { groups } = useSignedInUser();
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <TaughtPanel
          running={data?.runningCourseOfferings ?? []}
          count={data?.ownCourseOfferings.length ?? 0}
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
  );
}
