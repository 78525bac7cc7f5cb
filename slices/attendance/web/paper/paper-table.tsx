import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ATTENDANCE_STATUSES } from '../../rules/status.ts';
import type { ListedSessionFragment } from '../roll/roll.graphql.generated.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import { useSessionText } from '../roll/use-session-text.ts';
import type { PaperRollQuery } from './paper.graphql.generated.ts';
import styles from './paper.module.css';

type Student = NonNullable<PaperRollQuery['roll']>['students'][number];

interface PaperTableProps {
  students: readonly Student[];
  sessions: readonly ListedSessionFragment[];
  isWeek: boolean;
  hasPhotos: boolean;
}

/** A class has a box for each thing that students can be; a week has one for each class, for a letter. */
export function PaperTable({ students, sessions, isWeek, hasPhotos }: PaperTableProps) {
  const boxes = isWeek ? sessions.map(({ _id }) => _id) : [...ATTENDANCE_STATUSES, 'MINUTES'];
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col" aria-hidden="true" />
          {hasPhotos && <th scope="col" aria-hidden="true" />}
          <th scope="col">
            <Text id="paperNumber" />
          </th>
          <th scope="col">
            <Text id="paperStudent" />
          </th>
          {isWeek ? sessions.map((one) => <SessionHead key={one._id} session={one} />) : <ClassHead />}
        </tr>
      </thead>
      <tbody>
        {students.map((student, at) => (
          <tr key={student._id}>
            <td className={styles['line']}>{at + 1}</td>
            {hasPhotos && (
              <td className={styles['photo']}>
                <Avatar fullName={student.fullName} picture={student.pictureUrl} size="small" />
              </td>
            )}
            <td className={styles['number']}>{student.studentNumber}</td>
            <td>
              {student.fullName}
              {!isWeek && student.leave?.status === 'APPROVED' && (
                <small>
                  <Text id="onLeaveApproved" values={{ type: student.leave.typeName }} />
                </small>
              )}
            </td>
            {boxes.map((box) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- An empty box, to be filled in by hand.
              <td key={box} className={styles['box']}>
                <span />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ClassHead = () => (
  <>
    {ATTENDANCE_STATUSES.map((status) => (
      <th key={status} scope="col" className={styles['box']}>
        <Text id={STATUS_TEXTS[status].letter} />
      </th>
    ))}
    <th scope="col" className={styles['box']}>
      <Text id="paperMinutes" />
    </th>
  </>
);

function SessionHead({ session }: { session: ListedSessionFragment }) {
  const { formatDate, formatTime } = useIntl();
  const { titleOf } = useSessionText();
  const { day, startsAt, timeZone, teacherName } = session;
  return (
    <th scope="col" className={styles['session']}>
      <strong>
        {formatDate(universalMidnight(day), {
          weekday: 'short',
          day: 'numeric',
          month: 'numeric',
          timeZone: 'UTC',
        })}
      </strong>
      <span>{formatTime(startsAt, { timeStyle: 'short', timeZone })}</span>
      <span>{titleOf(session)}</span>
      <span>{teacherName}</span>
    </th>
  );
}
