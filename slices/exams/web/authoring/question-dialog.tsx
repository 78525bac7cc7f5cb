import { useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import { QUESTION_KINDS, type QuestionKind } from '#slices/exams/rules/question.ts';
import styles from './authoring.module.css';
import { AnswerFields } from './answer-fields.tsx';
import { emptyRows, rowsOf } from './answer-rows.ts';
import { saveQuestion, writtenExam, type WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { ImageField } from './image-field.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import { questionInputOf } from './question-input.ts';
import { WriteLocaleField } from './write-locale-field.tsx';

interface QuestionDialogProps {
  examId: string;
  /** Null for a new one. */
  question: WrittenQuestionFragment | null;
  onClose: () => void;
  /** Told how many results still stand on what was right in it before. */
  onSaved?: (resultsOnOldKey: number) => void;
}

type Field = 'words' | 'imageAlt' | 'explanation' | 'points' | 'category' | 'truth' | 'accepted';

/** A question in one language at a time. What kind it is stays: what was answered is marked by it. */
export function QuestionDialog({ examId, question, onClose, onSaved }: QuestionDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [writtenExam] });
  const { writeLocale } = useAppState();
  const [questionId] = useState(() => question?._id ?? crypto.randomUUID());
  const [kind, setKind] = useState<QuestionKind>(question?.kind ?? 'SINGLE_CHOICE');
  const [imageId, setImageId] = useState(question?.imageId ?? null);
  const [rowsIn, setRowsIn] = useState({
    locale: writeLocale,
    rows: question ? rowsOf(question, writeLocale) : emptyRows(kind),
  });
  // Another language has words of its own; those that were typed for a new question are not lost by choosing it.
  const isOther = question !== null && rowsIn.locale !== writeLocale;
  const rows = isOther ? rowsOf(question, writeLocale) : rowsIn.rows;
  const words = question?.texts.find(({ locale }) => locale === writeLocale);
  const first = question?.texts[0];

  async function save(values: Record<Field, string>): Promise<void> {
    const questionInput = questionInputOf(question, writeLocale, {
      kind,
      rows,
      points: Number(values.points),
      category: values.category,
      words: values.words,
      imageId,
      imageAlt: values.imageAlt ?? '',
      explanation: values.explanation,
      isTrue: values.truth === 'true',
      accepted: values.accepted ?? '',
    });
    const version = question?.version ?? null;
    const saved = await mutate(saveQuestion, { examId, questionId, version, questionInput });
    if (!saved) return;
    showToast('success', text('questionSaved'));
    onSaved?.(saved.saveQuestion?.onOldKey ?? 0);
    onClose();
  }

  return (
    <Modal isOpen title={<Text id={question ? 'editQuestion' : 'newQuestion'} />} onClose={onClose}>
      {question && (
        <div className={styles['note']}>
          <Note>
            <Text id="questionVersionNote" values={{ version: question.version }} />
          </Note>
        </div>
      )}
      <WriteLocaleField />
      {!question && (
        <SelectField
          name="kind"
          label={text('questionKindField')}
          hidesPlaceholder
          value={kind}
          options={QUESTION_KINDS.map((value) => ({ value, label: text(KIND_TEXTS[value]) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = QUESTION_KINDS.find((one) => one === value) ?? kind;
            setKind(chosen);
            setRowsIn({ locale: writeLocale, rows: emptyRows(chosen) });
          }}
        />
      )}
      <Form<Field> key={question ? writeLocale : 'new'} id="question" onSubmit={save}>
        <TextArea
          name="words"
          label={text('questionWordsField')}
          rows={3}
          required
          maxLength={MAX_WORDS}
          defaultValue={words?.words ?? ''}
          placeholder={first?.words}
        />
        <ImageField
          imageId={imageId}
          alt={imageId === question?.imageId ? (words?.imageAlt ?? '') : ''}
          altElsewhere={first?.imageAlt ?? ''}
          onImage={setImageId}
        />
        <AnswerFields
          kind={kind}
          question={question}
          original={first}
          rows={rows}
          onRows={(changed) => setRowsIn({ locale: writeLocale, rows: changed })}
        />
        <NumberField
          name="points"
          label={text('questionPointsField')}
          required
          rules={{ min: 1, max: 100 }}
          defaultValue={question?.points ?? 1}
        />
        <TextField
          name="category"
          label={text('questionCategoryField')}
          help={text('questionCategoryHelp')}
          maxLength={100}
          defaultValue={question?.category ?? ''}
        />
        <TextArea
          name="explanation"
          label={text('questionExplanationField')}
          help={text('questionExplanationHelp')}
          rows={2}
          maxLength={MAX_WORDS}
          defaultValue={words?.explanation ?? ''}
        />
      </Form>
    </Modal>
  );
}
