import { useRef, useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import styles from './accommodations.module.css';

interface PresetNumberFieldProps {
  name: string;
  label: string;
  unit: string;
  max: number;
  presets: readonly number[];
  /** What is written on the button of a preset. */
  written: (preset: number) => string;
  defaultValue: number | null;
}

/** A number with the usual ones to press; pressing the chosen one again takes it back. */
export function PresetNumberField(props: PresetNumberFieldProps) {
  const { name, label, unit, max, presets, written, defaultValue } = props;
  const [value, setValue] = useState(defaultValue);
  // The field keeps what is typed by itself: a preset begins it anew.
  const [pressed, setPressed] = useState({ times: 0, value: defaultValue });
  const group = useRef<HTMLDivElement>(null);

  function press(preset: number | null): void {
    setValue(preset);
    setPressed(({ times }) => ({ times: times + 1, value: preset }));
    // A form that guards against unsaved changes must hear of it too.
    group.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <div ref={group} className={styles['preset']}>
      <NumberField
        key={pressed.times}
        name={name}
        label={label}
        unit={unit}
        rules={{ min: 0, max }}
        defaultValue={pressed.value}
        onChange={setValue}
      />
      <fieldset aria-label={label} className={styles['presets']}>
        {presets.map((preset) => (
          <Button
            key={preset}
            aria-pressed={value === preset}
            onClick={() => press(value === preset ? null : preset)}
          >
            {written(preset)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
