import styles from './key.module.css';

interface KeyProps {
  /** The keys that are pressed together, as they are written on the keyboard. */
  keys: readonly string[];
}

/** Keys to press. */
export function Key({ keys }: KeyProps) {
  return (
    <span className={styles['keys']}>
      {keys.map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
