import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Choice } from '#kit/ui/choice/choice.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_OPTIONS } from '#slices/exams/rules/authoring/check-question.ts';
import { originalTexts, withRow, type AnswerRow, type Original } from './answer-rows.ts';
import styles from './authoring.module.css';

interface ChoiceFieldsProps {
  isSingle: boolean;
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

/** The choices of a question, each with a mark beside it when it is right. */
export function ChoiceFields({ isSingle, original, rows, onRows }: ChoiceFieldsProps) {
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
      <legend>
        <Text id="questionAnswersLegend" />
      </legend>
      <p className={styles['hint']}>
        <Text id={isSingle ? 'markTheRightOne' : 'markTheRightOnes'} />
      </p>
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
