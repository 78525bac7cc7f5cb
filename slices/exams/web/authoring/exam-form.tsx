import { useAppState } from '#kit/client/storage/app-state.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { EXAM_TITLE_MAX } from '#slices/exams/rules/authoring/check-exam.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import { REVIEWS } from '#slices/exams/rules/results/review.ts';
import {
  examsOfCourse,
  saveExam,
  writtenExam,
  type WrittenExamFragment,
  type WrittenQuestionFragment,
} from './authoring.graphql.generated.ts';
import { PickFields, picksFrom } from './pick-fields.tsx';

interface ExamFormProps {
  exam: WrittenExamFragment;
  questions: readonly WrittenQuestionFragment[];
}

const REVIEW_TEXTS = {
  NEVER: 'reviewNever',
  AFTER_LAST: 'reviewAfterLast',
  BEFORE_DEADLINE: 'reviewBeforeDeadline',
  AT_ONCE: 'reviewAtOnce',
} as const;

const numberOrNull = (value: string | undefined): number | null => (value ? Number(value) : null);

/** How an exam is sat, and what it is called in one language at a time. */
export function ExamForm({ exam, questions }: ExamFormProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [writtenExam, examsOfCourse] });
  const { writeLocale } = useAppState();
  const words = exam.texts.find(({ locale }) => locale === writeLocale);

  async function save(values: Record<string, string>): Promise<void> {
    const saved = await mutate(saveExam, {
      examId: exam._id,
      courseId: exam.courseId,
      version: exam.version,
      examInput: {
        locale: writeLocale,
        title: values['title'] ?? '',
        instructions: values['instructions'] ?? '',
        passMark: Number(values['passMark']),
        allowedAttempts: numberOrNull(values['allowedAttempts']),
        limitMinutes: numberOrNull(values['limitMinutes']),
        openBook: values['openBook'] === 'yes',
        shuffles: values['shuffles'] === 'yes',
        review: REVIEWS.find((review) => review === values['review']) ?? 'AFTER_LAST',
        picks: picksFrom(values),
      },
    });
    if (saved) showToast('success', text('examSaved'));
  }

  return (
    <GuardedForm key={`${writeLocale} ${exam.version}`} id="exam" onSubmit={save}>
      <TextField
        name="title"
        label={text('examTitleField')}
        required
        maxLength={EXAM_TITLE_MAX}
        defaultValue={words?.title ?? ''}
        placeholder={exam.title}
      />
      <TextArea
        name="instructions"
        label={text('examInstructionsField')}
        rows={4}
        maxLength={MAX_WORDS}
        defaultValue={words?.instructions ?? ''}
      />
      <PercentField name="passMark" label={text('examPassMarkField')} required defaultValue={exam.passMark} />
      <NumberField
        name="allowedAttempts"
        label={text('examAttemptsField')}
        help={text('examAttemptsHelp')}
        rules={{ min: 1, max: 20 }}
        defaultValue={exam.allowedAttempts ?? null}
      />
      <NumberField
        name="limitMinutes"
        label={text('examLimitField')}
        help={text('examLimitHelp')}
        unit={text('examMinutes')}
        rules={{ min: 1, max: 600 }}
        defaultValue={exam.limitMinutes ?? null}
      />
      <Checkbox name="openBook" value="yes" label={text('examOpenBook')} defaultChecked={exam.openBook} />
      <Checkbox name="shuffles" value="yes" label={text('examShuffles')} defaultChecked={exam.shuffles} />
      <SelectField
        name="review"
        label={text('examReviewField')}
        hidesPlaceholder
        defaultValue={exam.review}
        options={REVIEWS.map((review) => ({ value: review, label: text(REVIEW_TEXTS[review]) }))}
      />
      <Note>
        <Text id="examReviewHelp" />
      </Note>
      <PickFields questions={questions} picks={exam.picks} />
    </GuardedForm>
  );
}
