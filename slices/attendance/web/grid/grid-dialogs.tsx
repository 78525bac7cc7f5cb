import { Form } from '#kit/ui/form/form.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PastedMark, PastedProblem } from '../../rules/pasted-marks.ts';
import { FREE_DAYS, MAX_REASON } from '../../rules/roll.ts';
import { useColumnText } from './use-column-text.ts';
import type { FilledGrid } from './use-grid.ts';
import type { GridMarks } from './use-grid-marks.ts';
import styles from './grid.module.css';

interface ReasonDialogProps {
  marks: GridMarks;
  /** None where only the reason is to be changed. */
  asking: readonly PastedMark[];
}

/** Asks once why old rolls are changed; it is used for what follows too. */
export function ReasonDialog({ marks, asking }: ReasonDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="rollReason" />} onClose={marks.dropAsking}>
      <Form<'reason'>
        id="gridReason"
        submitLabel={text('gridReasonSave')}
        onSubmit={({ reason }) => marks.giveReason(reason)}
      >
        {asking.length > 0 && (
          <p className={styles['lead']}>
            <Text id="gridReasonLead" values={{ count: asking.length, days: FREE_DAYS }} />
          </p>
        )}
        <TextField
          name="reason"
          label={text('rollReason')}
          required
          autoFocus
          maxLength={MAX_REASON}
          autoComplete="off"
          defaultValue={marks.reason}
        />
      </Form>
    </Modal>
  );
}

/** As many as a user looks through. */
const MAX_SHOWN = 20;

interface PasteRefusedProps {
  filled: FilledGrid;
  problems: readonly PastedProblem[];
  onClose: () => void;
}

/** What is wrong with copied cells, each with its row and column. None of them was marked. */
export function PasteRefused({ filled: { grid, columns, rows }, problems, onClose }: PasteRefusedProps) {
  const { whenOf } = useColumnText(grid.timeZone);
  const nameAt = (line: number): string => rows[line]?.fullName ?? '';
  const columnAt = (index: number): string => {
    const column = columns[index];
    return column ? whenOf(column) : '';
  };
  return (
    <Modal isOpen title={<Text id="gridPasteRefused" />} onClose={onClose}>
      <p className={styles['lead']}>
        <Text id="gridPasteLead" values={{ count: problems.length }} />
      </p>
      <ul className={styles['refused']}>
        {problems.slice(0, MAX_SHOWN).map((one) =>
          'line' in one ? (
            <li key={`${one.line} ${one.column}`}>
              <Text
                id="gridPasteCell"
                values={{
                  row: one.line + 1,
                  name: nameAt(one.line),
                  when: columnAt(one.column),
                  problem: one.problem,
                  said: one.said,
                }}
              />
            </li>
          ) : (
            <li key={one.problem}>
              <Text
                id={one.problem === 'ROWS' ? 'gridPasteRows' : 'gridPasteColumns'}
                values={{ count: one.count }}
              />
            </li>
          ),
        )}
        {problems.length > MAX_SHOWN && (
          <li>
            <Text id="gridPasteMore" values={{ count: problems.length - MAX_SHOWN }} />
          </li>
        )}
      </ul>
    </Modal>
  );
}
