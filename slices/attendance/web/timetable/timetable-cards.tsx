import { useState } from 'react';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GroupSchemaCard } from './group-schema-card.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionRow } from './session-row.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import { groupTimetable } from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

const DAYS_SHOWN = 14;

interface TimetableCardsProps {
  groupId: string;
  /** The day it is on the campus. */
  today: Day;
}

/** When a group meets: every week, and in the two weeks to come. */
export function TimetableCards({ groupId, today }: TimetableCardsProps) {
  const [weeks, setWeeks] = useState(0);
  const first = addDays(today, weeks * DAYS_SHOWN);
  const answer = useQuery(groupTimetable, { groupId, from: first, to: addDays(first, DAYS_SHOWN - 1) });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="lines" count={6} />} isEmpty={() => false}>
      {({ timetable, attendanceSchemas, group }) =>
        timetable && (
          <>
            {group && (
              <GroupSchemaCard
                counting={group.attendanceCounting}
                schemas={attendanceSchemas}
                today={today}
              />
            )}
            <Meetings timetable={timetable} today={today} terms={group?.attendanceCounting.terms ?? []} />
            <Sessions timetable={timetable} today={today} first={first} weeks={weeks} onWeeks={setWeeks} />
          </>
        )
      }
    </DataView>
  );
}

interface MeetingsProps {
  timetable: ShownTimetable;
  today: Day;
  terms: readonly { firstDay: Day; lastDay: Day }[];
}

function Meetings({ timetable, today, terms }: MeetingsProps) {
  const text = useText();
  const zone = useZoneName()(timetable.timeZone);
  const [isNew, setIsNew] = useState(false);
  return (
    <Card
      title={<Text id="weeklyMeetings" />}
      link={
        <Button aria-haspopup="dialog" onClick={() => setIsNew(true)}>
          <Icon name="plus" />
          <Text id="addMeeting" />
        </Button>
      }
    >
      <p className={styles['quiet']}>{text('timetableZone', { zone })}</p>
      {timetable.meetings.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="noMeetings" />
        </p>
      ) : (
        <Rows>
          {timetable.meetings.map((meeting) => (
            <MeetingRow
              key={meeting._id}
              meeting={meeting}
              timetable={timetable}
              today={today}
              terms={terms}
            />
          ))}
        </Rows>
      )}
      {isNew && (
        <MeetingDialog
          stored={null}
          timetable={timetable}
          today={today}
          terms={terms}
          onClose={() => setIsNew(false)}
        />
      )}
    </Card>
  );
}

interface SessionsProps {
  timetable: ShownTimetable;
  today: Day;
  first: Day;
  weeks: number;
  onWeeks: (weeks: number) => void;
}

function Sessions({ timetable, today, first, weeks, onWeeks }: SessionsProps) {
  const { dayText } = useMeetingText();
  const [isNew, setIsNew] = useState(false);
  return (
    <Card
      title={<Text id={weeks === 0 ? 'comingSessions' : 'sessionsOfWeeks'} />}
      link={
        <Button aria-haspopup="dialog" onClick={() => setIsNew(true)}>
          <Icon name="plus" />
          <Text id="addSession" />
        </Button>
      }
    >
      {timetable.sessions.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="noSessions" />
        </p>
      ) : (
        [...Map.groupBy(timetable.sessions, ({ day }) => day)].map(([day, sessions]) => (
          <section key={day} className={styles['day']}>
            <h3>{dayText(day)}</h3>
            <Rows>
              {sessions.map((session) => (
                <SessionRow key={session._id} session={session} today={today} timetable={timetable} />
              ))}
            </Rows>
          </section>
        ))
      )}
      <div className={styles['pages']}>
        <Button onClick={() => onWeeks(weeks - 1)}>
          <Text id="earlierSessions" />
        </Button>
        <Button onClick={() => onWeeks(weeks + 1)}>
          <Text id="laterSessions" />
        </Button>
      </div>
      {isNew && (
        <SessionDialog stored={null} timetable={timetable} today={first} onClose={() => setIsNew(false)} />
      )}
    </Card>
  );
}
