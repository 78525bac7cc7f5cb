import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Choice } from '#kit/ui/choice/choice.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { QuestionKind } from '#slices/exams/rules/question.ts';
import { MAX_OPTIONS } from '#slices/exams/rules/authoring/check-question.ts';
import { type AnswerRow, type Original, originalTexts, withRow } from './answer-rows.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import styles from './authoring.module.css';

interface AnswerFieldsProps {
  kind: QuestionKind;
  question: WrittenQuestionFragment | null;
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

export function AnswerFields({ kind, question, original, rows, onRows }: AnswerFieldsProps) {
  const text = useText();
  switch (kind) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return (
        <ChoiceFields isSingle={kind === 'SINGLE_CHOICE'} original={original} rows={rows} onRows={onRows} />
      );
    case 'MATCHING':
      return <PairFields original={original} rows={rows} onRows={onRows} />;
    case 'TRUE_FALSE':
      return (
        <RadioGroup
          name="truth"
          legend={text('questionAnswersLegend')}
          defaultValue={question?.isTrue === false ? 'false' : 'true'}
          options={[
            { value: 'true', label: text('answerTrue') },
            { value: 'false', label: text('answerFalse') },
          ]}
        />
      );
    case 'FILL_IN':
      return (
        <TextArea
          name="accepted"
          label={text('acceptedAnswersField')}
          help={text('acceptedAnswersHelp')}
          rows={3}
          required
          defaultValue={question?.accepted.join('\n') ?? ''}
        />
      );
    case 'ESSAY':
      return null;
  }
}

interface ChoiceFieldsProps {
  isSingle: boolean;
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

function ChoiceFields({ isSingle, original, rows, onRows }: ChoiceFieldsProps) {
  const text = useText();
  const change = (id: string, changed: Partial<AnswerRow>): void =>
    onRows(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  const markRight = (id: string, isRight: boolean): void =>
    onRows(
      rows.map((row) =>
        row.id === id ? { ...row, isRight } : isSingle && isRight ? { ...row, isRight: false } : row,
      ),
    );
  return (
    <fieldset className={styles['answers']}>
      <legend>{text('questionAnswersLegend')}</legend>
      <p className={styles['hint']}>{text(isSingle ? 'markTheRightOne' : 'markTheRightOnes')}</p>
      {rows.map(({ id, words, isRight }, index) => (
        <div key={id} className={styles['answer']}>
          <Choice
            kind={isSingle ? 'radio' : 'checkbox'}
            label={null}
            aria-label={text('answerIsRight', { number: index + 1 })}
            name={isSingle ? 'right' : `right-${id}`}
            value={id}
            checked={isRight}
            onChange={({ currentTarget }) => markRight(id, currentTarget.checked)}
          />
          <TextField
            name={`answer-${id}`}
            label={text('answerNumber', { number: index + 1 })}
            value={words}
            placeholder={originalTexts(original?.options, id)}
            onChange={({ currentTarget }) => change(id, { words: currentTarget.value })}
          />
          <IconButton
            icon="trash"
            label={text('removeAnswer', { number: index + 1 })}
            disabled={rows.length <= 2}
            onClick={() => onRows(rows.filter((row) => row.id !== id))}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => onRows(withRow(rows))} disabled={rows.length >= MAX_OPTIONS}>
          <Icon name="plus" />
          <Text id="addAnswer" />
        </Button>
      </div>
    </fieldset>
  );
}

interface PairFieldsProps {
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

function PairFields({ original, rows, onRows }: PairFieldsProps) {
  const text = useText();
  const change = (index: number, changed: Partial<AnswerRow>): void =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <fieldset className={styles['answers']}>
      <legend>{text('questionAnswersLegend')}</legend>
      <p className={styles['hint']}>{text('pairsHelp')}</p>
      {rows.map(({ id, words, matchId, match }, index) => (
        <div key={`${id} ${matchId}`} className={styles['pair']}>
          <TextField
            name={`left-${index}`}
            label={text('pairLeft', { number: index + 1 })}
            value={words}
            placeholder={originalTexts(original?.options, id)}
            disabled={id === ''}
            onChange={({ currentTarget }) => change(index, { words: currentTarget.value })}
          />
          <TextField
            name={`right-${index}`}
            label={text('pairRight', { number: index + 1 })}
            value={match}
            placeholder={originalTexts(original?.matches, matchId)}
            onChange={({ currentTarget }) => change(index, { match: currentTarget.value })}
          />
          <IconButton
            icon="trash"
            label={text('removePair', { number: index + 1 })}
            disabled={rows.length <= 1}
            onClick={() => onRows(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => onRows(withRow(rows))} disabled={rows.length >= MAX_OPTIONS}>
          <Icon name="plus" />
          <Text id="addPair" />
        </Button>
      </div>
    </fieldset>
  );
}
