import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { libraryAddress } from '../../rules/library-pages.ts';
import styles from './library.module.css';
import type { LibraryLessonFragment } from './library.graphql.generated.ts';

/** Lessons to watch, the newest first. */
export const LibraryLessons = ({ lessons }: { lessons: readonly LibraryLessonFragment[] }) => (
  <ul className={styles['lessons']}>
    {lessons.map((one) => (
      <LibraryLesson key={one.lesson._id} {...one} />
    ))}
  </ul>
);

function LibraryLesson({ lesson, readyAt }: LibraryLessonFragment) {
  const text = useText();
  const { _id, courseId, courseName, title, locale, seconds } = lesson;
  const minutes = seconds === null ? null : Math.max(1, Math.round(seconds / 60));
  return (
    <li>
      <Link to={libraryAddress(courseId, _id)} className={styles['lesson']}>
        <span className={styles['still']} aria-hidden="true">
          <Icon name="play" />
        </span>
        <span className={styles['words']}>
          <strong lang={locale.replace('_', '-')}>{title}</strong>
          <small>
            {[courseName, minutes !== null && text('libraryMinutes', { minutes })]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <Moment at={readyAt} shows="day" />
          </small>
        </span>
      </Link>
    </li>
  );
}
