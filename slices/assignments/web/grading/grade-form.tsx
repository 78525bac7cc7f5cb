import { percent, type Percent } from '#kit/percent/percent.ts';
import { useEffect, useRef, useState } from 'react';
import type { useMutation } from '#kit/client/query/use-mutation.ts';
import { decimal, flag, line, optional, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '../../rules/deadlines.ts';
import { COMMENT_MAX, isOtherGrade } from '../../rules/grade.ts';
import shared from '../assignments.module.css';
import { CommentBank } from './comment-bank.tsx';
import {
  gradeSubmission,
  ungradeSubmission,
  type AssignmentSubmissionQuery,
  type WorkToGradeFragment,
} from './submission.graphql.generated.ts';

export interface GradeFormProps extends Pick<ReturnType<typeof useMutation>, 'mutate'> {
  work: WorkToGradeFragment;
  bank: AssignmentSubmissionQuery['bankComments'];
  /** It waits no longer: it was graded, or given back. */
  onGraded: (saved?: SavedGrade) => void;
}

/** Whose grade was saved a moment ago, and how it is taken back. */
export interface SavedGrade {
  student: string;
  undo: () => Promise<unknown>;
}

const scoreOf = (grade: number | null): Percent | null => (grade === null ? null : percent(grade));

/** The button at the foot of the window saves this form. */
export const GRADE_FORM = 'grade';

export const submitGradeForm = (): void =>
  document.querySelector<HTMLFormElement>(`form#${GRADE_FORM}`)?.requestSubmit();

const GRADE = {
  grade: optional(decimal({ problem: 'gradeOutOfRange' })),
  complete: optional(flag({})),
  comment: textKind({ max: COMMENT_MAX, default: '', problem: 'gradeCommentTooLong' }),
  reason: optional(line({ max: REASON_MAX, problem: 'gradeReason' })),
};

/** The grade and a comment; Enter in the field saves and leads to the next submission. */
export function GradeForm({ work, bank, mutate, onGraded }: GradeFormProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { assignmentId, studentId, studentName, kind, version, gradedByName } = work;
  const given = work.gradedAt === null ? null : { score: scoreOf(work.grade), complete: work.complete };
  const [meant, setMeant] = useState(given);
  const isReasonAsked = meant !== null && isOtherGrade(given, meant);
  const [isEarly] = useState(
    () => work.gradedAt === null && Date.parse(work.extendedTo ?? work.dueAt) > Date.now(),
  );

  useEffect(function beginWithTheGrade() {
    // Who grades one after the other has the hands on the keys already.
    // On a phone the keyboard would cover what is to be read first.
    if (window.matchMedia('(pointer: fine)').matches)
      box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  async function save(typed: ValuesOf<typeof GRADE>): Promise<void> {
    const saved = await mutate(gradeSubmission, { assignmentId, studentId, version, ...typed });
    if (!saved) return;
    const graded = { assignmentId, studentId, version: saved.gradeSubmission.version };
    onGraded({ student: studentName, undo: () => mutate(ungradeSubmission, graded) });
  }

  const commentBox = (): HTMLTextAreaElement | null => box.current?.querySelector('textarea') ?? null;
  return (
    <div ref={box} className={shared['stack']}>
      {isEarly && (
        <Note tone="warning">
          <Text id="gradingCloses" />
        </Note>
      )}
      <FieldsForm
        id={GRADE_FORM}
        fields={GRADE}
        initial={{ comment: work.comment }}
        hasSubmitAtFoot
        onSubmit={save}
      >
        {({ control }) => (
          <>
            {kind === 'GRADED' ? (
              <PercentField
                {...control('grade')}
                label={text('gradeField')}
                required
                defaultValue={work.grade ?? null}
                onChange={(score) =>
                  setMeant(score === null ? given : { score: percent(score), complete: null })
                }
              />
            ) : (
              <RadioGroup
                name={control('complete').name}
                legend={<Text id="completeField" />}
                required
                {...(given && { defaultValue: String(given.complete === true) })}
                onChoose={(value) => setMeant({ score: null, complete: value === 'true' })}
                options={[
                  { value: 'true', label: text('workComplete') },
                  { value: 'false', label: text('workIncomplete') },
                ]}
              />
            )}
            {isReasonAsked && (
              <TextField
                {...control('reason')}
                label={text('gradeReasonField')}
                help={text('gradeReasonHelp')}
                required
              />
            )}
            <TextArea {...control('comment')} label={text('commentField')} rows={4} />
            <CommentBank kept={bank} commentBox={commentBox} />
          </>
        )}
      </FieldsForm>
      {gradedByName && (
        <p className={shared['quiet']}>
          <Text id="gradedBy" values={{ name: gradedByName }} />
        </p>
      )}
    </div>
  );
}
