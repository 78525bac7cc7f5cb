import type { Day } from '#kit/calendar/day.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Clashes } from './clashes.tsx';
import { SessionMenu } from './session-menu.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import type { KeptSessionFragment } from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

interface SessionRowProps {
  session: KeptSessionFragment;
  /** By the clocks of the campus. */
  today: Day;
  timetable: ShownTimetable;
}

export function SessionRow({ session, today, timetable }: SessionRowProps) {
  const { titleOf, dayText, hours, aboutOf } = useMeetingText();
  const { _id: sessionId, isCancelled, hasRoll } = session;
  // What is not held is in nobody's way.
  const clashes = isCancelled || session.isHoliday ? [] : session.clashes;
  return (
    <li className={styles['row']} data-off={isCancelled || session.isHoliday || undefined}>
      <RowText
        name={<strong className={styles['when']}>{`${hours(session)} · ${titleOf(session)}`}</strong>}
        chips={<Chips session={session} />}
      >
        <span>{aboutOf(session)}</span>
        <Clashes clashes={clashes} />
      </RowText>
      {hasRoll ? (
        <Link className={styles['roll']} to={`/attendances/${sessionId}`}>
          <Text id="sessionRollTaken" />
        </Link>
      ) : (
        <>
          {!isCancelled && !session.isHoliday && session.day <= today && (
            <Link className={styles['roll']} to={`/attendances/${sessionId}`}>
              <Text id="takeTheRoll" />
            </Link>
          )}
          <SessionMenu
            name={`${titleOf(session)}, ${dayText(session.day)}`}
            isCancelled={isCancelled}
            load={() => Promise.resolve({ session, timetable })}
          />
        </>
      )}
    </li>
  );
}

/** What is not as usual about a session. */
function Chips({
  session: { isCancelled, cancelReason, isHoliday, isChanged },
}: {
  session: KeptSessionFragment;
}) {
  if (isCancelled)
    return (
      <>
        <Chip tone="danger">
          <Text id="sessionIsCancelled" />
        </Chip>
        {cancelReason}
      </>
    );
  if (isHoliday)
    return (
      <Chip tone="success">
        <Text id="sessionOnHoliday" />
      </Chip>
    );
  return (
    isChanged && (
      <Chip tone="info">
        <Text id="sessionIsChanged" />
      </Chip>
    )
  );
}
