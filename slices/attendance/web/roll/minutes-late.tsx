import { useId, useState, type KeyboardEvent } from 'react';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { keepOwnUndo } from './keep-own-undo.ts';
import styles from './roll-row.module.css';

interface MinutesLateProps {
  name: string;
  minutes: number | null;
  /** The class lasts no longer. */
  max: number;
  onChange: (minutes: number | null) => void;
  /** Up or down to another student. */
  onMove: (step: 1 | -1) => void;
}

/** How late a student came; stored when the field is left. What cannot be is said beside it and not stored. */
export function MinutesLate({ name, minutes, max, onChange, onMove }: MinutesLateProps) {
  const text = useText();
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  function store(said: string): void {
    const count = said.trim() === '' ? null : Number(said);
    const fits = count === null || (Number.isInteger(count) && count >= 1 && count <= max);
    setIsWrong(!fits);
    if (fits && count !== minutes) onChange(count);
  }
  function hearKey(event: KeyboardEvent<HTMLInputElement>): void {
    keepOwnUndo(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape') {
      event.currentTarget.value = minutes === null ? '' : String(minutes);
      setIsWrong(false);
    }
    if (event.key === 'Enter' || event.key === 'Escape' || step) event.currentTarget.blur();
    if (!step) return;
    event.preventDefault();
    onMove(step);
  }
  return (
    <div className={styles['minutes']}>
      <label>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          data-minutes
          defaultValue={minutes ?? ''}
          aria-label={text('minutesLateOf', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          onBlur={({ currentTarget }) => store(currentTarget.value)}
          onKeyDown={hearKey}
        />
        <Text id="minutesAfterNumber" />
      </label>
      {isWrong && (
        <p id={id} role="alert">
          <Text id="minutesLateBounds" values={{ max }} />
        </p>
      )}
    </div>
  );
}
