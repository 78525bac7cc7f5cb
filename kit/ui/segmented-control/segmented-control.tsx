import { useId } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, read aloud. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Two to four ways to see the same thing, one of which is in use. Arrows choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value: chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles['segments']} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={name}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
