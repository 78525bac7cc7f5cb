import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import styles from './modal.module.css';

type Counts = Readonly<Partial<Record<MessageId, number>>>;

/** What depends on a thing, in words: each text is told how many, and left out where there are none. */
export function useDependentsInWords(): (counts: Counts) => string[] {
  const text = useText();
  return (counts) =>
    Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [text(id as MessageId, { count })] : []));
}

export const useDependents = (counts: Counts): string[] => useDependentsInWords()(counts);

/** Stands in the window that asks before a thing is archived or deleted. */
export function Dependents({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0)
    return (
      <p className={styles['dependents']}>
        <Text id="nothingDependsOnIt" />
      </p>
    );
  return (
    <ul className={styles['dependents']}>
      {texts.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
