import type { CSSProperties } from 'react';
import styles from './course-cover.module.css';

interface CourseCoverProps {
  name: string;
  /** The colour of the course's category. */
  colour?: string | null | undefined;
}

const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s-]+/).map(({ length }) => length));

/** A course as a book on a shelf. Its name stands beside it, so it is silent to screen readers. */
export function CourseCover({ name, colour }: CourseCoverProps) {
  const size = { '--longest-word': longestWord(name) } as CSSProperties;
  return (
    <span className={styles['cover']} style={size} data-colour={colour ?? 'SLATE'} aria-hidden="true">
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
