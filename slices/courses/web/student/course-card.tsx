import { isLocale, LOCALE_NAMES } from '#kit/messages/locales.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CourseCover } from './course-cover.tsx';
import { CourseProgress } from './course-progress.tsx';
import { KIND_TEXTS } from '../kind-texts.ts';
import styles from './student-courses.module.css';
import type { TakenCardFragment } from './student-courses.graphql.generated.ts';

interface CourseCardProps {
  course: TakenCardFragment;
  /** The language that was asked for. */
  locale: string;
  /** Where the card leads. */
  to: string;
}

/** A course as a student takes it from the shelf. */
export function CourseCard({ course, locale, to }: CourseCardProps) {
  const text = useText();
  const { code, name, kind, credits, teacher, category, outline } = course;
  return (
    <li className={styles['card']}>
      <div className={styles['cover']} lang={course.locale.replace('_', '-')}>
        <CourseCover name={name} colour={category?.colour} />
      </div>
      <div className={styles['words']}>
        <p className={styles['quiet']}>
          {[code, text(KIND_TEXTS[kind]), credits > 0 && text('creditsCount', { credits })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h3 className={styles['name']} lang={course.locale.replace('_', '-')}>
          <Link to={to}>{name}</Link>
        </h3>
        {teacher && (
          <p className={styles['teacher']}>
            <Avatar fullName={teacher.name} picture={teacher.photoUrl ?? null} size="small" />
            {teacher.name}
          </p>
        )}
        {course.locale !== locale && isLocale(course.locale) && (
          <p className={styles['quiet']}>
            <Text id="courseInLanguage" values={{ language: LOCALE_NAMES[course.locale] }} />
          </p>
        )}
        <CourseProgress course={course} to={to} />
        {outline && (
          <a
            className={styles['outline']}
            href={outline.url}
            aria-label={`${text('courseOutline')}: ${name}`}
          >
            <Icon name="download" size="small" />
            <Text id="courseOutline" />
          </a>
        )}
      </div>
    </li>
  );
}
