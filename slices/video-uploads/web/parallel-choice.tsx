import { useId } from 'react';
import { Text } from '#kit/ui/text/text.tsx';
import { FEWEST_PARALLEL, MAX_PARALLEL } from '../rules/parallel.ts';
import { chosenParallel } from './chosen-parallel.ts';
import styles from './uploads.module.css';

const COUNTS = Array.from({ length: MAX_PARALLEL }, (_, index) => index + FEWEST_PARALLEL);

/** How many parts go at once. It counts at once, also for what is under way. */
export function ParallelChoice() {
  const id = useId();
  const { count } = chosenParallel.use();
  return (
    <footer className={styles['foot']}>
      <label htmlFor={id}>
        <Text id="partsAtOnce" />
      </label>
      <select
        id={id}
        value={count}
        onChange={({ currentTarget }) => chosenParallel.change({ count: Number(currentTarget.value) })}
      >
        {COUNTS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </footer>
  );
}
