import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { openCheckIns, type OpenCheckInsQuery } from '#slices/attendance/web/api.ts';
import { WeekPanel } from '#slices/calendar/web/api.ts';
import { TaughtPanel } from '#slices/courses/web/api.ts';
import { RecentResults } from '#slices/exams/web/api.ts';
import { recentLessons, RecentLessons } from '#slices/lessons/web/api.ts';
import { NoticeboardPanel } from '#slices/noticeboard/web/api.ts';
import { dashboardsFor, holdsOffice } from '../rules/dashboards.ts';
import { isNeededSoon } from '../rules/needed-soon.ts';
import { DashboardWaiting, isAwaited } from './dashboard-waiting.tsx';
import styles from './dashboard.module.css';
import { EmptyPanel } from './panels/empty-panel.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { GroupsPanel } from './panels/groups-panel.tsx';
import { ManagedGroupsPanel } from './panels/managed-groups-panel.tsx';
import { OfficePanel } from './panels/office-panel.tsx';
import { RegionsPanel } from './panels/regions-panel.tsx';
import { StudyStrip } from './panels/study-strip.tsx';
import { MAX_SHOWN, WorkPanel } from './panels/work-panel.tsx';
import { studySummary } from './study-summary.graphql.generated.ts';
import { WaitingRow } from './panels/waiting-row.tsx';
import { useOwnTasks, useStudentWork } from './use-student-work.tsx';
import { useWaitingWork } from './use-waiting-work.tsx';
import { taughtByReader } from './waiting-work.graphql.generated.ts';

/** What a student begins the day with, and the user who teaches without a role. */
export function StudentDashboard() {
  const work = useStudentWork();
  const tasks = useOwnTasks();
  const taught = useQuery(taughtByReader, {});
  const grading = useWaitingWork(taught);
  const classes = useQuery(openCheckIns, {}, { fresh: true }).data?.openCheckIns ?? [];
  const { roles, groups, regionRoles } = useSignedInUser();
  const { readLocale } = useAppState();
  // What the panels below show is asked for here: they come when this is known, and would ask once more.
  const watched = useQuery(recentLessons, { locale: readLocale });
  const summary = useQuery(studySummary, {});
  // They are no newcomers.
  const isStaff = (roles ?? []).some((role) => role !== 'user') || holdsOffice({ regionRoles });
  const isNew =
    !isStaff && watched.data?.recentLessons.length === 0 && taught.data?.ownCourseOfferings.length === 0;
  // Who is in no group has no use for the places of a student, unless they chose to see them.
  const studies = (groups ?? []).length > 0 || dashboardsFor(roles ?? []).length > 1;
  const [now] = useState(() => new Date());
  const needed =
    tasks.data &&
    work.data &&
    [...work.data.filter((one) => isNeededSoon(one, now)), ...tasks.data].toSorted(
      (one, other) => Date.parse(one.due) - Date.parse(other.due),
    );
  if (isAwaited(work) || isAwaited(tasks) || isAwaited(taught)) return <DashboardWaiting />;
  return (
    <div className={styles['dashboard']}>
      {isNew && <FirstSteps />}
      <WorkPanel
        title={<Text id="needsYouToday" />}
        answer={{
          data: needed &&
            grading.data && [
              ...classes.filter(({ mark }) => mark === null).map(checkInRow),
              ...needed.map(({ neededRow }) => neededRow),
              ...grading.data,
            ],
          problem: work.problem ?? tasks.problem ?? grading.problem,
          isLoading: work.isLoading || tasks.isLoading || grading.isLoading,
          refetch: () => {
            work.refetch?.();
            tasks.refetch?.();
            grading.refetch?.();
          },
        }}
        room={1}
        isCounted
        empty={!isNew && <EmptyPanel title="needsYouToday" icon="check" nothing="nothingNeedsYou" />}
      />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <TaughtPanel
            running={taught.data?.runningCourseOfferings ?? []}
            count={taught.data?.ownCourseOfferings.length ?? 0}
          />
          <RecentLessons title={<Text id="continueWatching" />} answer={watched} empty={null} />
          {isStaff && !studies && <OfficePanel />}
          <WeekPanel hidesEmpty={isNew} />
          {studies && <StudyStrip answer={summary} />}
          <div className={styles['places']}>
            {studies && <GroupsPanel />}
            <ManagedGroupsPanel />
            <RegionsPanel />
          </div>
        </div>
        <div className={styles['column']}>
          <WorkPanel
            title={<Text id="pendingAssessments" />}
            // Of more than this the list of all assessments tells.
            answer={{ ...work, data: work.data?.slice(0, MAX_SHOWN).map(({ row }) => row) }}
            room={MAX_SHOWN}
            link={
              <Link to="/student/assessments">
                <Text id="allAssessments" />
              </Link>
            }
            empty={
              studies &&
              !isNew && <EmptyPanel title="pendingAssessments" icon="award" nothing="noPendingExams" />
            }
          />
          <RecentResults title={<Text id="recentResults" />} empty={null} />
          <NoticeboardPanel title={<Text id="noticeboard" />} empty={null} />
        </div>
      </div>
    </div>
  );
}

/** A class of theirs that is checked in to at this moment. */
const checkInRow = ({ _id, courseName, groupName }: OpenCheckInsQuery['openCheckIns'][number]) => (
  <WaitingRow
    key={_id}
    waiting={{
      key: _id,
      name: 'checkInNow',
      count: 1,
      since: null,
      isChore: false,
      regionId: null,
      path: '/check-in',
      icon: 'check',
      place: [courseName, groupName].filter(Boolean).join(' · '),
    }}
  />
);
