import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '../../rules/entered-grade.ts';
import type { Book, OpenedGrade } from './book.ts';
import { CellHistory } from './cell-history.tsx';
import styles from './gradebook.module.css';
import type { NewGrade } from './use-book-deeds.ts';

interface EnterGradeWindowProps {
  book: Book;
  opened: OpenedGrade;
  lastReason: string;
  onClose: () => void;
  onEnter: (grade: NewGrade, reason: string) => Promise<void>;
}

/** One grade: what was done about it so far and, for those who may, another in place of it. */
export function EnterGradeWindow({ book, opened, lastReason, onClose, onEnter }: EnterGradeWindowProps) {
  const text = useText();
  const { row, part, cell } = opened;
  const [countsReached, setCountsReached] = useState(false);
  const { studentId, studentName } = row;
  const mayEnter = row.mayEnter && !book.isFinal;
  const field = useRef<HTMLDivElement>(null);
  useEffect(function beginWithTheGrade() {
    field.current?.querySelector('input')?.select();
  }, []);

  const enter = ({ grade, complete, reason }: Record<'grade' | 'complete' | 'reason', string>) =>
    onEnter(
      {
        studentId,
        partId: part?.partId ?? null,
        lastChangeId: cell.lastChangeId,
        grade: countsReached || part?.kind === 'COMPLETION' ? null : Number(grade),
        complete: countsReached || part?.kind !== 'COMPLETION' ? null : complete === 'true',
      },
      reason,
    );

  return (
    <Modal
      isOpen
      title={text('enterGradeTitle', { student: studentName, part: part?.title ?? text('stepCourse') })}
      onClose={onClose}
    >
      {mayEnter && (
        <Form<'grade' | 'complete' | 'reason'> id="enterGrade" onSubmit={enter}>
          <div ref={field} hidden={countsReached}>
            <GradeField opened={opened} isAsked={!countsReached} />
          </div>
          {cell.isEntered && (
            <Checkbox
              label={text('countReached')}
              checked={countsReached}
              onChange={(event) => setCountsReached(event.currentTarget.checked)}
            />
          )}
          <TextArea
            name="reason"
            label={text('enterReason')}
            help={text('enterReasonHelp')}
            rows={2}
            required
            maxLength={REASON_MAX}
            defaultValue={lastReason}
          />
        </Form>
      )}
      <div className={styles['past']}>
        <CellHistory
          key={cell.lastChangeId}
          teachingId={book._id}
          studentId={studentId}
          partId={part?.partId ?? null}
          parts={book.parts}
        />
      </div>
    </Modal>
  );
}

function GradeField({ opened: { part, cell }, isAsked }: { opened: OpenedGrade; isAsked: boolean }) {
  const text = useText();
  // What was typed stays, also when somebody else changes the grade meanwhile.
  const [first] = useState(cell);
  if (part?.kind !== 'COMPLETION')
    return (
      <PercentField
        name="grade"
        label={text('gradeOfCourse')}
        required={isAsked}
        defaultValue={first.grade}
      />
    );
  return (
    <RadioGroup
      name="complete"
      legend={part.title}
      defaultValue={String(first.complete ?? false)}
      options={['true', 'false'].map((complete) => ({
        value: complete,
        label: <Text id="partComplete" values={{ complete }} />,
      }))}
    />
  );
}
