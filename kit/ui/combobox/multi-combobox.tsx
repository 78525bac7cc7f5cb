import { useState, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { submittedValue } from '../form/form-problems.ts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { SuggestionBox } from './suggestion-box.tsx';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import { useRestoredChoice } from './use-restored-choice.ts';
import styles from './combobox.module.css';

interface MultiComboboxProps {
  name: string;
  label: string;
  help?: ReactNode;
  source: SuggestionSource;
  required?: boolean;
  defaultChosen?: readonly Suggestion[];
  onChoose?: (chosen: readonly Suggestion[]) => void;
}

/** Several of many, each a chip that can be taken away again. It hands over their values with commas between. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { name, label, help, source, required = false, defaultChosen = [], onChoose } = props;
  const text = useText();
  const [chosen, setChosen] = useState(defaultChosen);
  const values = chosen.map(({ value }) => value);

  function choose(next: readonly Suggestion[]): void {
    setChosen(next);
    onChoose?.(next);
  }
  const kept = useRestoredChoice(chosen, choose);
  const without = (value: string): readonly Suggestion[] => chosen.filter((one) => one.value !== value);

  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <SuggestionBox
          label={label}
          input={{
            ...links,
            ...kept,
            name,
            required: required && chosen.length === 0,
            ...submittedValue(values.join(',')),
          }}
          source={source}
          resting=""
          chosen={values}
          onChoose={(one) => choose(values.includes(one.value) ? without(one.value) : [...chosen, one])}
          onEmpty={(how) => how === 'backspace' && choose(chosen.slice(0, -1))}
        >
          {chosen.map((one) => (
            <span key={one.value} className={styles['chip']}>
              {one.label}
              <button
                type="button"
                aria-label={text('removeNamed', { name: one.label })}
                onClick={() => choose(without(one.value))}
              >
                <Icon name="close" size="small" />
              </button>
            </span>
          ))}
        </SuggestionBox>
      )}
    </Field>
  );
}
