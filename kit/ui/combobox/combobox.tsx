import { useState, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { submittedValue } from '../form/form-problems.ts';
import { SuggestionBox } from './suggestion-box.tsx';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import { useRestoredChoice } from './use-restored-choice.ts';

interface ComboboxProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** All there are, or a search; a search must stay the same function from one drawing to the next. */
  source: SuggestionSource;
  required?: boolean;
  disabled?: boolean;
  /** There is always one: deleting the words only makes room to type others. */
  isNeverEmpty?: boolean;
  defaultChosen?: Suggestion | null;
  /** It has the focus when its window opens, and its list is open. */
  opensAtOnce?: boolean;
  onChoose?: (chosen: Suggestion | null) => void;
}

/** One of many: type to narrow them down, choose with arrows and Enter. Deleting the words chooses nothing. */
export function Combobox(props: ComboboxProps) {
  const { name, label, help, source, required, disabled, isNeverEmpty = false, onChoose } = props;
  const { defaultChosen = null } = props;
  const [chosen, setChosen] = useState(defaultChosen);

  function choose(next: Suggestion | null): void {
    setChosen(next);
    onChoose?.(next);
  }

  const kept = useRestoredChoice(chosen ? [chosen] : [], ([restored = null]) => choose(restored));
  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <SuggestionBox
          label={label}
          input={{
            ...links,
            ...kept,
            name,
            required,
            disabled,
            ...submittedValue(chosen?.value ?? ''),
          }}
          opensAtOnce={props.opensAtOnce ?? false}
          source={source}
          resting={chosen?.label ?? ''}
          chosen={chosen ? [chosen.value] : []}
          onChoose={choose}
          onEmpty={() => chosen && !isNeverEmpty && choose(null)}
        />
      )}
    </Field>
  );
}
