import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Pick } from '#slices/exams/rules/authoring/check-exam.ts';
import styles from './authoring.module.css';

interface PickFieldsProps {
  questions: readonly { category: string }[];
  picks: readonly Pick[];
}

const NAME = 'pick:';

/** What the fields below hand over; an empty one asks every question of its category. */
export const picksFrom = (values: Readonly<Record<string, string>>): Pick[] =>
  Object.entries(values).flatMap(([name, pick]) =>
    name.startsWith(NAME) && pick ? [{ category: name.slice(NAME.length), pick: Number(pick) }] : [],
  );

/** How many questions of each category are asked, at random. Without categories there is nothing to choose from. */
export function PickFields({ questions, picks }: PickFieldsProps) {
  const text = useText();
  const byCategory = [...Map.groupBy(questions, ({ category }) => category)].filter(([name]) => name !== '');
  if (byCategory.length === 0) return null;
  return (
    <fieldset className={styles['answers']}>
      <legend>
        <Text id="examPicksLegend" />
      </legend>
      {byCategory.map(([category, inIt]) => (
        <NumberField
          key={category}
          name={`${NAME}${category}`}
          label={category}
          help={text('examPickHelp', { count: inIt.length })}
          rules={{ min: 1, max: inIt.length }}
          defaultValue={picks.find((pick) => pick.category === category)?.pick ?? null}
        />
      ))}
    </fieldset>
  );
}
