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
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { call } from '#kit/client/call/call.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';
import type { QuestionInput } from '#kit/client/schema-types.generated.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import { QUESTION_KINDS, type QuestionKind } from '#slices/exams/rules/question.ts';
import { questionImageAddress } from '#slices/exams/rules/downloads.ts';
import { IMAGE_BYTES_MAX, IMAGE_TYPES, MAX_ALT } from '#slices/exams/rules/authoring/question-image.ts';
import styles from './authoring.module.css';
import { AnswerFields } from './answer-fields.tsx';
import { emptyRows, rowsOf, choicesIn, filledRows, type AnswerRow } from './answer-rows.ts';
import {
  saveQuestion,
  writtenExam,
  type WrittenQuestionFragment,
  keepQuestionImage,
  openQuestionImage,
} from './authoring.graphql.generated.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { WriteLocaleField } from './write-locale-field.tsx';
import { QuestionPicture } from '../question-picture.tsx';

interface QuestionValues {
  kind: QuestionKind;
  points: number;
  category: string;
  words: string;
  explanation: string;
  isTrue: boolean;
  accepted: string;
  imageId: string | null;
  imageAlt: string;
  rows: readonly AnswerRow[];
}

/** What is saved of a question that was written in one language; its words in all others stay. */
export function questionInputOf(
  question: WrittenQuestionFragment | null,
  locale: string,
  values: QuestionValues,
): QuestionInput {
  const { kind, points, category, words, explanation, isTrue } = values;
  const rows = filledRows(values.rows);
  const others = (question?.texts ?? []).filter((text) => text.locale !== locale);
  const right = rows.filter(({ isRight }) => isRight).map(({ id }) => id);
  const base = { kind, points, category, imageId: values.imageId };
  const texts = [
    { locale, words, explanation, imageAlt: values.imageAlt, ...choicesIn(rows, null) },
    ...others.map((text) => ({
      locale: text.locale,
      words: text.words,
      explanation: text.explanation,
      imageAlt: imageAltIn(question, text, values),
      ...choicesIn(rows, text),
    })),
  ];
  switch (kind) {
    case 'SINGLE_CHOICE':
      return { ...base, texts, right: { option: right[0] ?? '' } };
    case 'MULTIPLE_CHOICE':
      return { ...base, texts, right: { options: right } };
    case 'TRUE_FALSE':
      return { ...base, texts, right: { isTrue } };
    case 'MATCHING':
      return {
        ...base,
        texts,
        right: {
          pairs: rows
            .filter((row) => row.words !== '')
            .map(({ id, matchId, match }) => ({ option: id, match: match === '' ? '' : matchId })),
        },
      };
    case 'FILL_IN':
      return { ...base, texts, accepted: linesOf(values.accepted) };
    case 'ESSAY':
      return { ...base, texts };
  }
}

/** Of a new picture, the words of this language until they are translated. */
const imageAltIn = (
  question: WrittenQuestionFragment | null,
  text: { imageAlt: string },
  { imageId, imageAlt }: QuestionValues,
): string => (imageId === question?.imageId && text.imageAlt !== '' ? text.imageAlt : imageAlt);

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface ImageFieldProps {
  imageId: string | null;
  alt: string;
  altElsewhere: string;
  onImage: (imageId: string | null) => void;
}

const RULES = { accept: IMAGE_TYPES, maxFiles: 1, maxBytes: IMAGE_BYTES_MAX };

/** The picture of a question, which all languages share, and what it shows, which each says in its own words. */
function ImageField({ imageId, alt, altElsewhere, onImage }: ImageFieldProps) {
  const text = useText();
  const { attempt, isBusy: isSending } = useMutation();

  async function send([file]: File[]): Promise<void> {
    if (!file) return;
    const sent = await attempt(async () => ({ imageId: await sendQuestionImage(file) }));
    if (sent) onImage(sent.imageId);
  }

  if (isSending)
    return (
      <output className={styles['hint']}>
        <Spinner size="button" /> <Text id="questionImageSending" />
      </output>
    );
  if (imageId === null)
    return (
      <FileUpload label={text('questionImageField')} rules={RULES} onFiles={(files) => void send(files)} />
    );
  return (
    <>
      <div>
        <QuestionPicture address={questionImageAddress(imageId)} alt={alt} />
        <Button tone="quiet" onClick={() => onImage(null)}>
          <Icon name="trash" />
          <Text id="questionImageRemove" />
        </Button>
      </div>
      <TextField
        name="imageAlt"
        label={text('questionImageAltField')}
        help={text('questionImageAltHelp')}
        required
        maxLength={MAX_ALT}
        defaultValue={alt}
        placeholder={altElsewhere}
      />
    </>
  );
}

/** Sends a picture to the store, past our server, has it redrawn there, and says its id. */
async function sendQuestionImage(file: File): Promise<string> {
  const imageId = crypto.randomUUID();
  const bytes = file.size;
  const { openQuestionImage: upload } = await call(openQuestionImage, { imageId, bytes });
  // Nobody breaks it off: the window that waits for it stays until it has gone.
  const { signal } = new AbortController();
  await sendFile({ file, urls: [upload.url], partBytes: bytes, onSent: () => {}, signal });
  await call(keepQuestionImage, { imageId, bytes, uploadId: upload.uploadId });
  return imageId;
}

interface QuestionDialogProps {
  examId: string;
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
          <Note>{text('questionVersionNote', { version: question.version })}</Note>
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
