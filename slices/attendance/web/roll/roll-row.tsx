import { useIntl } from 'react-intl';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../../rules/status.ts';
import { MarkTrouble } from './mark-trouble.tsx';
import { MinutesLate } from './minutes-late.tsx';
import type { ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import styles from './roll-row.module.css';

interface RollRowProps {
  student: ShownStudent;
  isCurrent: boolean;
  isOpen: boolean;
  threshold: number | null;
  /** So long is the class. */
  maxMinutes: number;
  timeZone: string;
  onMark: (kind: AttendanceStatus, minutesLate?: number | null) => void;
  onCurrent: () => void;
  /** From this student to the next or the one before. */
  onMove: (step: 1 | -1) => void;
  onHistory: () => void;
}

/** A student on the roll, with a button for each thing they can be. */
export function RollRow(props: RollRowProps) {
  const { student, isCurrent, isOpen, threshold, maxMinutes, timeZone } = props;
  const { onMark, onCurrent, onMove, onHistory } = props;
  const text = useText();
  const { fullName, kind, minutesLate, status, troubled } = student;
  return (
    <li
      className={styles['student']}
      data-student={student.personId}
      data-status={status}
      data-current={isCurrent || undefined}
      onPointerDown={onCurrent}
    >
      <Avatar fullName={fullName} picture={student.pictureUrl} size="small" />
      <div className={styles['who']}>
        <button type="button" className={styles['name']} aria-haspopup="dialog" onClick={onHistory}>
          {fullName}
        </button>
        <span className={styles['about']}>
          <span className={styles['number']}>{student.studentNumber}</span>
          <LeaveChip leave={student.leave} />
          {student.mark?.byCode && !student.isPending && (
            <CheckedIn at={student.mark.takenAt} timeZone={timeZone} />
          )}
        </span>
        {kind === 'LATE' && status === 'ABSENT' && threshold !== null && (
          <span className={styles['about']}>
            <Text id="countsAsAbsent" values={{ minutes: threshold }} />
          </span>
        )}
      </div>
      <div className={styles['marking']}>
        {kind === 'LATE' && isOpen && !student.isReader && (
          <MinutesLate
            key={minutesLate}
            name={fullName}
            minutes={minutesLate}
            max={maxMinutes}
            onChange={(said) => onMark('LATE', said)}
            onMove={onMove}
          />
        )}
        <fieldset className={styles['marks']} aria-label={fullName}>
          {ATTENDANCE_STATUSES.map((one) => (
            <button
              key={one}
              type="button"
              className={styles['mark']}
              data-kind={one}
              aria-pressed={one === kind}
              aria-label={text('markNamed', { name: fullName, status: text(STATUS_TEXTS[one].name) })}
              disabled={!isOpen || student.isReader}
              onClick={() => onMark(one)}
            >
              <span className={styles['letter']}>{text(STATUS_TEXTS[one].letter)}</span>
              <span className={styles['word']}>{text(STATUS_TEXTS[one].name)}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {troubled && (
        <MarkTrouble
          theirs={kind}
          takenByName={student.mark?.takenByName ?? null}
          checkedInName={student.mark?.byCode ? fullName : null}
          troubled={troubled}
          maxMinutes={maxMinutes}
          onUseMine={() => onMark(troubled.kind, troubled.minutesLate)}
        />
      )}
    </li>
  );
}

const LEAVES: Readonly<Record<string, { text: MessageId; tone: 'success' | 'warning' | 'neutral' }>> = {
  APPROVED: { text: 'onLeaveApproved', tone: 'success' },
  PENDING: { text: 'onLeavePending', tone: 'warning' },
  ACKNOWLEDGED: { text: 'onLeaveNoted', tone: 'neutral' },
};

function LeaveChip({ leave }: Pick<ShownStudent, 'leave'>) {
  const told = leave && LEAVES[leave.status];
  return (
    told && (
      <Chip tone={told.tone}>
        <Text id={told.text} values={{ type: leave.typeName }} />
      </Chip>
    )
  );
}

function CheckedIn({ at, timeZone }: { at: string; timeZone: string }) {
  const { formatTime } = useIntl();
  return (
    <Chip tone="success">
      <Text id="checkedInAt" values={{ time: formatTime(at, { timeStyle: 'short', timeZone }) }} />
    </Chip>
  );
}
