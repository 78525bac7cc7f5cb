import { useEffect, useId, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { Text } from '../../text/text.tsx';
import styles from './filter-bar.module.css';

interface TextFilterFormProps {
  label: string;
  value: string;
  onApply: (text: string) => void;
}

/** Asks for the words to filter by. Enter applies them. */
export function TextFilterForm({ label, value, onApply }: TextFilterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Not before the layout: what does not float yet cannot take the focus.
  useEffect(function enter() {
    input.current?.select();
  }, []);

  return (
    <form
      className={styles['words']}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(input.current?.value.trim() ?? '');
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input ref={input} id={id} type="text" autoComplete="off" defaultValue={value} />
      <Button type="submit">
        <Text id="applyFilter" />
      </Button>
    </form>
  );
}
