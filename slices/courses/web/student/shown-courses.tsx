import { useState } from 'react';
import { LOCALE_NAMES, isLocale } from '#kit/messages/locales.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { holding } from '#kit/ui/combobox/suggestion.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { KIND_TEXTS } from '../course-texts.tsx';
import { CourseCover } from './course-cover.tsx';
import { LessonBars } from './lesson-bars.tsx';
import type { ShownCoursesFragment, TakenCardFragment } from './student-courses.graphql.generated.ts';
import styles from './student-courses.module.css';

interface ShownCoursesProps {
  shown: ShownCoursesFragment;
  locale: string;
  addressOf: (courseId: string) => string;
}

/** More than these, and a person would rather type than look. */
const SEARCHED_FROM = 9;

/** Groups and their courses as students see them; searched where there are many. */
export function ShownCourses({ shown: { groups, taken }, locale, addressOf }: ShownCoursesProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  if (groups.length === 0) return <EmptyState icon="users" title={<Text id="noGroupsFound" />} />;
  const fits = holding(search);
  const found = taken.filter(({ course }) =>
    fits(`${course.code} ${course.name} ${course.teacher?.name ?? ''}`),
  );
  const isSearched = search.trim() !== '';
  const shownGroups = groups.filter(({ _id }) => !isSearched || found.some(({ groupId }) => groupId === _id));
  return (
    <>
      {taken.length >= SEARCHED_FROM && (
        <div className={styles['search']}>
          <TextField
            name="search"
            type="search"
            label={text('searchOwnCourses')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </div>
      )}
      {shownGroups.length === 0 && <EmptyState icon="search" title={<Text id="noCourseMatches" />} />}
      <div className={styles['groups']}>
        {shownGroups.map((group) => (
          <GroupCourses
            key={group._id}
            group={group}
            courses={found.filter(({ groupId }) => groupId === group._id).map(({ course }) => course)}
            locale={locale}
            addressOf={addressOf}
          />
        ))}
      </div>
    </>
  );
}

type Shown = ShownCoursesFragment;

interface GroupCoursesProps {
  group: Shown['groups'][number];
  courses: readonly Shown['taken'][number]['course'][];
  locale: string;
  addressOf: (courseId: string) => string;
}

function GroupCourses({ group, courses, locale, addressOf }: GroupCoursesProps) {
  const text = useText();
  return (
    <section aria-labelledby={`group-${group._id}`}>
      <div className={styles['head']}>
        <h2 id={`group-${group._id}`}>
          {group.name}{' '}
          {group.isPast && (
            <Chip>
              <Text id="pastGroup" />
            </Chip>
          )}
        </h2>
        {group.outlinesUrl ? (
          <a className={styles['outline']} href={`${group.outlinesUrl}?locale=${locale}`} download>
            <Icon name="download" size="small" />
            {text('allOutlines')}
          </a>
        ) : (
          <span className={styles['quiet']}>{text('noFilesToDisplay')}</span>
        )}
      </div>
      {courses.length === 0 ? (
        <p className={styles['quiet']}>{text('noCoursesYet')}</p>
      ) : (
        <ul className={styles['shelf']}>
          {courses.map((course) => (
            <CourseCard
              key={course._id}
              course={course}
              locale={locale}
              to={addressOf(course._id)}
              isPast={group.isPast}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface CourseCardProps {
  course: TakenCardFragment;
  /** The language that was asked for. */
  locale: string;
  /** Where the card leads. */
  to: string;
  /** Whether it is only there to be read again. */
  isPast: boolean;
}

function CourseCard({ course, locale, to, isPast }: CourseCardProps) {
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
            {text('courseInLanguage', { language: LOCALE_NAMES[course.locale] })}
          </p>
        )}
        <CourseProgress course={course} to={to} isPast={isPast} />
        {outline && (
          <a
            className={styles['outline']}
            href={outline.url}
            aria-label={`${text('courseOutline')}: ${name}`}
          >
            <Icon name="download" size="small" />
            {text('courseOutline')}
          </a>
        )}
      </div>
    </li>
  );
}

interface CourseProgressProps {
  course: TakenCardFragment;
  /** Where the course is. */
  to: string;
  isPast: boolean;
}

function CourseProgress({ course: { progress, nextLesson }, to, isPast }: CourseProgressProps) {
  const text = useText();
  const { lessons, completed, shares } = progress;
  if (lessons === 0) return null;
  const [path = '', query] = to.split('?');
  const address = nextLesson && `${path}/lessons/${nextLesson._id}${query ? `?${query}` : ''}`;
  return (
    <>
      <LessonBars shares={shares} />
      <p className={styles['quiet']}>{text('lessonsCompleted', { completed, lessons })}</p>
      {!isPast && nextLesson && address && (
        <Link className={styles['outline']} to={address}>
          <Icon name="play" size="small" />
          <Text
            id={nextLesson.resumeAt > 0 ? 'resumeLessonNamed' : 'nextLessonNamed'}
            values={{ title: nextLesson.title }}
          />
        </Link>
      )}
    </>
  );
}
