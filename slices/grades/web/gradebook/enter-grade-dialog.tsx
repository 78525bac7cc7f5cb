import { useEffect, useRef, useState } from 'react';
import { decimal, flag, optional, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '#slices/grades/rules/entered-grade.ts';
import type { Book, OpenedGrade } from './book.ts';
import { useCourseLedger } from '../use-course-ledger.ts';
import { CellHistory } from './cell-history.tsx';
import { countedLine } from './counted-line.ts';
import styles from './grade-dialogs.module.css';
import type { NewGrade } from './use-book-actions.ts';
import type { Entry } from './grid/use-entries.ts';

const ENTRY = {
  grade: optional(decimal({ problem: 'gradeOutOfRange' })),
  complete: optional(flag({})),
  reason: textKind({ max: REASON_MAX, default: '', problem: 'gradeReasonMissing' }),
};

interface EnterGradeDialogProps {
  book: Book;
  opened: OpenedGrade;
  /** The digit by which it was opened, with which the new grade begins. */
  typed: string | null;
  /** What was entered here before and refused or held, to be mended. */
  refused: Entry | undefined;
  lastReason: string;
  onClose: () => void;
  onEnter: (grade: NewGrade, reason: string) => void;
}

/** One grade: what was done about it so far and, for those who may, another in place of it. */
export function EnterGradeDialog(props: EnterGradeDialogProps) {
  const { book, opened, typed, lastReason, onClose, onEnter } = props;
  const text = useText();
  // As it was opened: what is sent from here on is told at its cell.
  const [refused] = useState(props.refused?.refusal || props.refused?.isHeld ? props.refused : null);
  const { row, part, cell } = opened;
  const [countsReached, setCountsReached] = useState(false);
  const { studentId, studentName } = row;
  const ledger = useCourseLedger(countedLine(book, row));
  const mayEnter = row.mayEnter && !book.isFinal;
  const field = useRef<HTMLDivElement>(null);
  useEffect(
    function beginWithTheGrade() {
      const input = field.current?.querySelector('input');
      input?.focus();
      if (typed === null) input?.select();
      else input?.setSelectionRange(input.value.length, input.value.length);
    },
    [typed],
  );

  function enter({ reason, ...entry }: ValuesOf<typeof ENTRY>): void {
    const { grade, complete } = countsReached ? { grade: null, complete: null } : entry;
    const { lastChangeId } = cell;
    onEnter({ studentId, partId: part?.partId ?? null, lastChangeId, grade, complete }, reason);
  }

  return (
    <Modal
      isOpen
      title={text('enterGradeTitle', { student: studentName, part: part?.title ?? text('stepCourse') })}
      onClose={onClose}
    >
      {refused?.refusal && <Note tone="danger">{refused.refusal}</Note>}
      {mayEnter && (
        <FieldsForm
          id="enterGrade"
          fields={ENTRY}
          initial={{ reason: refused?.isHeld ? lastReason : (refused?.reason ?? lastReason) }}
          onSubmit={enter}
        >
          {({ control }) => (
            <>
              <div ref={field} hidden={countsReached}>
                <GradeField
                  control={control}
                  opened={opened}
                  typed={typed}
                  refused={refused}
                  isAsked={!countsReached}
                />
              </div>
              {cell.isEntered && (
                <Checkbox
                  label={text('countReached')}
                  checked={countsReached}
                  onChange={(event) => setCountsReached(event.currentTarget.checked)}
                />
              )}
              <TextArea
                {...control('reason')}
                label={text('enterReason')}
                help={text('enterReasonLater')}
                rows={2}
              />
            </>
          )}
        </FieldsForm>
      )}
      {ledger.length > 0 && (
        <div className={styles['past']}>
          <Ledger steps={ledger} />
        </div>
      )}
      <div className={styles['past']}>
        <CellHistory
          key={cell.lastChangeId}
          courseOfferingId={book._id}
          studentId={studentId}
          partId={part?.partId ?? null}
          parts={book.parts}
        />
      </div>
    </Modal>
  );
}

interface GradeFieldProps extends Pick<Controls<typeof ENTRY>, 'control'> {
  opened: OpenedGrade;
  typed: string | null;
  refused: Entry | null;
  isAsked: boolean;
}

function GradeField({ control, opened: { part, cell }, typed, refused, isAsked }: GradeFieldProps) {
  const text = useText();
  // What was typed stays, also when another user changes the grade meanwhile.
  const [first] = useState(cell);
  if (part?.kind !== 'COMPLETION')
    return (
      <PercentField
        {...control('grade')}
        label={text('gradeOfCourse')}
        required={isAsked}
        defaultValue={typed === null ? (refused?.grade ?? first.grade) : Number(typed)}
      />
    );
  const complete = refused?.complete ?? first.complete;
  return (
    <RadioGroup
      name={control('complete').name}
      legend={part.title}
      required={isAsked}
      // Nothing is chosen for the teacher: a press of Save in passing would fail the student.
      {...(complete !== null && { defaultValue: String(complete) })}
      options={['true', 'false'].map((value) => ({
        value,
        label: <Text id="partComplete" values={{ complete: value }} />,
      }))}
    />
  );
}
