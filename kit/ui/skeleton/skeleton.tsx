import { useText } from '../text/use-text.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What will come: fields of a form, lines of text, rows of a list, people with their pictures, or one block. */
  shape: 'fields' | 'lines' | 'rows' | 'people' | 'block';
  count: number;
}

/** Stands where data will come, in its shape, so that nothing jumps when it does. */
export function Skeleton({ shape, count }: SkeletonProps) {
  const text = useText();
  return (
    <output className={styles['skeleton']} data-shape={shape} aria-label={text('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  );
}
