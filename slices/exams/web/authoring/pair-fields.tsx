import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_OPTIONS } from '#slices/exams/rules/authoring/check-question.ts';
import { originalTexts, withRow, type AnswerRow, type Original } from './answer-rows.ts';
import styles from './authoring.module.css';

interface PairFieldsProps {
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

/** Two sides of which each left one has a right one that belongs to it. */
export function PairFields({ original, rows, onRows }: PairFieldsProps) {
  const text = useText();
  const change = (place: number, changed: Partial<AnswerRow>): void =>
    onRows(rows.map((row, at) => (at === place ? { ...row, ...changed } : row)));
  return (
    <fieldset className={styles['answers']}>
      <legend>
        <Text id="questionAnswersLegend" />
      </legend>
      <p className={styles['hint']}>
        <Text id="pairsHelp" />
      </p>
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
