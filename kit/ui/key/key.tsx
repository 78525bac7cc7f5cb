import styles from './key.module.css';

interface KeyProps {
  /** The keys that are pressed together or after each other, as they are written on the keyboard. */
  keys: readonly string[];
}

/** Keys to press. */
export function Key({ keys }: KeyProps) {
  return (
    <span className={styles['keys']}>
      {keys.map((key, index) => (
        // The same key may be pressed twice.
        <kbd key={index} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
