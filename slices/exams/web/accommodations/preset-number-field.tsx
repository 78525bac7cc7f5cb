import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import styles from './accommodations.module.css';

interface PresetNumberFieldProps extends Omit<ComponentProps<typeof NumberField>, 'onChange'> {
  presets: readonly number[];
  /** What is written on the button of a preset. */
  written: (preset: number) => string;
}

/** A number with the usual ones to press; pressing the chosen one again takes it back. */
export function PresetNumberField(props: PresetNumberFieldProps) {
  const { presets, written, defaultValue = null, ...field } = props;
  const [value, setValue] = useState(defaultValue);
  // The field keeps what is typed by itself: a preset resets it.
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
      <NumberField {...field} key={pressed.times} defaultValue={pressed.value} onChange={setValue} />
      <fieldset aria-label={field.label} className={styles['presets']}>
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
