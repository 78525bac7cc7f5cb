import { Text } from '../text/text.tsx';
import styles from './rich-text-field.module.css';

interface CharacterCountProps {
  id: string;
  count: number;
  max: number;
}

/** How much of the room is used. Only when it is not enough is it told to those who listen: every letter would be too often. */
export function CharacterCount({ id, count, max }: CharacterCountProps) {
  const isTooLong = count > max;
  return (
    <p id={id} className={styles['count']} data-too-long={isTooLong} aria-live={isTooLong ? 'polite' : 'off'}>
      {isTooLong ? (
        <Text id="charactersTooMany" values={{ count: count - max }} />
      ) : (
        <Text id="charactersOfMost" values={{ count, max }} />
      )}
    </p>
  );
}
