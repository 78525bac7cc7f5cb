import type { ReactNode } from 'react';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CourseCover } from '#slices/courses/web/api.ts';
import { libraryAddress } from '../../rules/library-pages.ts';
import styles from './library.module.css';
import type { LibraryCourseFragment } from './library.graphql.generated.ts';

/** Courses as books on a shelf. */
export const Shelf = ({ children }: { children: ReactNode }) => (
  <ul className={styles['shelf']}>{children}</ul>
);

/** A course of the library; the whole card leads to it. */
export function LibraryCourseCard({ course }: { course: LibraryCourseFragment }) {
  const text = useText();
  const { _id, name, locale, category, teacher, progress } = course;
  const facts = [category?.name, text('libraryLessonsCounted', { count: progress.lessons })];
  return (
    <li className={styles['card']}>
      <span className={styles['cover']} lang={locale.replace('_', '-')}>
        <CourseCover name={name} colour={category?.colour} />
      </span>
      <span className={styles['words']}>
        <Link to={libraryAddress(_id)} className={styles['name']} lang={locale.replace('_', '-')}>
          {name}
        </Link>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {teacher && (
          <span className={styles['teacher']}>
            <Avatar fullName={teacher.name} picture={teacher.photoUrl ?? null} size="small" />
            {teacher.name}
          </span>
        )}
      </span>
    </li>
  );
}
