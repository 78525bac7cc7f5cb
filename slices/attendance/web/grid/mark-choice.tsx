import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { FOCUSED_FIRST } from '#kit/ui/focus/focused-first.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { GridPosition } from '../../rules/pasted-marks.ts';
import { minutesOf } from '../../rules/roll.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../../rules/status.ts';
import { MarkHistory } from '../roll/mark-history.tsx';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import { useCellText } from './use-cell-text.ts';
import { useColumnText } from './use-column-text.ts';
import type { FilledGrid } from './use-grid.ts';
import type { GridMarks } from './use-grid-marks.ts';
import styles from './grid-cards.module.css';

interface MarkChoiceProps {
  filled: FilledGrid;
  at: GridPosition;
  marks: GridMarks;
  onClose: () => void;
}

/** What a student was in a session: large buttons, the minutes of who came late, and what was marked before. */
export function MarkChoice({ filled: { grid, columns, rows }, at, marks, onClose }: MarkChoiceProps) {
  const text = useText();
  const { said } = useCellText();
  const { whenOf } = useColumnText(grid.timeZone);
  const [row, column] = [rows[at.line], columns[at.column]];
  const cell = row?.cells[at.column];
  const [minutes, setMinutes] = useState<number | null>(cell?.minutesLate ?? null);
  const [isHistory, setIsHistory] = useState(false);
  if (!row || !column || !cell) return null;
  if (isHistory) {
    const session = { _id: column._id, timeZone: grid.timeZone, rollTakenAt: column.rollTakenAt };
    return <MarkHistory student={row} session={session} onClose={onClose} />;
  }
  const choose = (kind: AttendanceStatus): void => {
    marks.mark({ from: at, to: at }, { kind, minutesLate: kind === 'LATE' ? minutes : null });
    onClose();
  };
  const isOpen = cell.closed === null;
  return (
    <Modal isOpen title={row.fullName} onClose={onClose}>
      <p className={styles['when']}>{whenOf(column)}</p>
      {!isOpen && <p className={styles['when']}>{said(cell)}</p>}
      {isOpen && (
        <>
          <fieldset className={styles['choice']} aria-label={row.fullName}>
            {ATTENDANCE_STATUSES.map((status) => (
              <button
                key={status}
                type="button"
                data-status={status}
                {...(cell.kind === status && FOCUSED_FIRST)}
                aria-pressed={cell.kind === status}
                onClick={() => choose(status)}
              >
                {text(STATUS_TEXTS[status].name)}
              </button>
            ))}
          </fieldset>
          <NumberField
            name="minutesLate"
            label={text('minutesLateOf', { name: row.fullName })}
            unit={text('minutesAfterNumber')}
            defaultValue={minutes}
            help={text('minutesLateBounds', { max: minutesOf(column) })}
            rules={{ min: 1, max: minutesOf(column) }}
            onChange={setMinutes}
          />
          {minutes !== null && minutes !== cell.minutesLate && (
            <Button tone="primary" size="block" onClick={() => choose('LATE')}>
              <Text id="minutesLateText" values={{ status: text(STATUS_TEXTS.LATE.name), minutes }} />
            </Button>
          )}
        </>
      )}
      <div className={styles['foot']}>
        <Button onClick={() => setIsHistory(true)}>
          <Text id="rollHistory" />
        </Button>
        <LinkButton to={`/attendances/${column._id}`}>
          <Text id="rollOf" />
        </LinkButton>
      </div>
    </Modal>
  );
}
