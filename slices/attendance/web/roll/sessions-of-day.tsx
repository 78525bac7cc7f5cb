import { Navigate, useSearchParams } from 'react-router';
import { addDays, isDay, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SessionMenu, type KnownSession } from '../timetable/session-menu.tsx';
import { groupTimetable } from '../timetable/timetable.graphql.generated.ts';
import {
  rollSessions,
  type ListedSessionFragment,
  type RollSessionsQuery,
} from './roll.graphql.generated.ts';
import { useSessionText } from './use-session-text.ts';
import styles from './roll.module.css';

/** The classes of a day, to take a roll. Without a day in the address it opens at the class of this moment, if it is the only one. */
export function SessionsOfDay() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const named = params.get('day');
  const asked = named !== null && isDay(named) ? named : null;
  const day = asked ?? readerToday();
  // Where none is named it is today on each campus, which are not all on the reader's day.
  const answer = useQuery(rollSessions, { from: asked, to: asked }, { fresh: true });
  // The user who turned to this side of the page wants to see the day.
  const isChosen = named !== null || params.has('tab');
  const running = !isChosen ? (answer.data?.rollSessions ?? []).filter(isRunning) : [];
  const [only] = running;
  if (only && running.length === 1) return <Navigate to={`/attendances/${only._id}`} replace />;
  const show = (next: Day): void => setParams({ tab: 'classes', day: next }, { replace: true });
  return (
    <Card>
      <div className={styles['days']}>
        <IconButton icon="chevronLeft" label={text('rollDayBefore')} onClick={() => show(addDays(day, -1))} />
        <DayField
          key={day}
          name="day"
          label={text('rollDay')}
          rules={{ today: readerToday() }}
          defaultDay={day}
          onChange={(chosen) => chosen && chosen !== day && show(chosen)}
        />
        <IconButton icon="chevronRight" label={text('rollDayAfter')} onClick={() => show(addDays(day, 1))} />
      </div>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={5} />}
        empty={<EmptyState icon="calendar" title={<Text id="noSessionsThatDay" />} />}
        isEmpty={({ rollSessions: sessions }) => sessions.length === 0}
      >
        {({ rollSessions: sessions }) => (
          <Rows>
            {runningFirst(sessions).map((session) => (
              <SessionLine
                key={session._id}
                session={session}
                hasCampuses={hasCampuses(sessions)}
                namesDay={dayIn(new Date(session.startsAt), session.timeZone) !== day}
              />
            ))}
          </Rows>
        )}
      </DataView>
    </Card>
  );
}

type Listed = RollSessionsQuery['rollSessions'][number];

export const hasCampuses = (sessions: readonly ListedSessionFragment[]): boolean =>
  new Set(sessions.map(({ regionName }) => regionName)).size > 1;

function isRunning({ startsAt, endsAt, isCancelled, isHoliday }: ListedSessionFragment): boolean {
  const now = asOf();
  return !isCancelled && !isHoliday && new Date(startsAt) <= now && now < new Date(endsAt);
}

/** The user who comes here while a class runs has come for that one. */
const runningFirst = (sessions: readonly Listed[]): Listed[] =>
  sessions.toSorted((one, other) => Number(isRunning(other)) - Number(isRunning(one)));

interface SessionLineProps {
  session: Listed;
  /** Whether sessions of several campuses stand together. */
  hasCampuses: boolean;
  /** Where the day is not that of the whole list. */
  namesDay?: boolean;
}

export function SessionLine({ session, hasCampuses: namesCampus, namesDay = false }: SessionLineProps) {
  const { titleOf, hoursOf, whenOf } = useSessionText();
  const { groupName, regionName, teacherName, room } = session;
  const title = titleOf(session);
  return (
    <li>
      <RowText
        name={`${namesDay ? whenOf(session) : hoursOf(session)} · ${title}`}
        action={`/attendances/${session._id}`}
        chips={<StateChips session={session} />}
      >
        <span>
          {[groupName, namesCampus ? regionName : '', room, teacherName].filter(Boolean).join(' · ')}
        </span>
      </RowText>
      {session.mayPlan && session.rollTakenAt === null && (
        <SessionMenu
          name={[title, groupName].join(', ')}
          isCancelled={session.isCancelled}
          load={() => findPlanned(session)}
        />
      )}
    </li>
  );
}

/** The session in the timetable of its group. */
async function findPlanned({ _id, groupId, day }: ListedSessionFragment): Promise<KnownSession | null> {
  const { timetable } = await call(groupTimetable, { groupId, from: day, to: day });
  const session = timetable?.sessions.find((each) => each._id === _id);
  return timetable && session ? { session, timetable } : null;
}

function StateChips({ session }: { session: ListedSessionFragment }) {
  if (session.isCancelled)
    return (
      <Chip tone="danger">
        <Text id="sessionIsCancelled" />
      </Chip>
    );
  if (session.isHoliday)
    return (
      <Chip tone="success">
        <Text id="sessionOnHoliday" />
      </Chip>
    );
  return (
    <>
      {isRunning(session) && (
        <Chip tone="brand">
          <Text id="sessionRunsNow" />
        </Chip>
      )}
      {session.rollTakenAt === null ? (
        new Date(session.startsAt) <= asOf() && (
          <Chip tone="warning">
            <Text id="rollNotTaken" />
          </Chip>
        )
      ) : (
        <Chip>
          <Text id="rollTakenCount" values={{ count: session.exceptionCount }} />
        </Chip>
      )}
    </>
  );
}
