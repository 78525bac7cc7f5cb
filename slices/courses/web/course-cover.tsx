import styles from './course-cover.module.css';

interface CourseCoverProps {
  name: string;
  /** The colour of the course's category. */
  colour?: string | null | undefined;
}

/** A course as a book on a shelf. Its name stands beside it, so it is silent to screen readers. */
export function CourseCover({ name, colour }: CourseCoverProps) {
  return (
    <span className={styles['cover']} data-colour={colour ?? 'SLATE'} aria-hidden="true">
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
