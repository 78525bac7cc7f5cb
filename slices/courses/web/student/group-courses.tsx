import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CourseCard } from './course-card.tsx';
import styles from './student-courses.module.css';
import type { ShownCoursesFragment } from './student-courses.graphql.generated.ts';

type Shown = ShownCoursesFragment;

interface GroupCoursesProps {
  group: Shown['groups'][number];
  courses: readonly Shown['taken'][number]['course'][];
  locale: string;
  addressOf: (courseId: string) => string;
}

/** What a group is taught, and all its outlines in one file. */
export function GroupCourses({ group, courses, locale, addressOf }: GroupCoursesProps) {
  return (
    <section aria-labelledby={`group-${group._id}`}>
      <div className={styles['head']}>
        <h2 id={`group-${group._id}`}>{group.name}</h2>
        {group.outlinesUrl ? (
          <a className={styles['outline']} href={`${group.outlinesUrl}?locale=${locale}`} download>
            <Icon name="download" size="small" />
            <Text id="allOutlines" />
          </a>
        ) : (
          <span className={styles['quiet']}>
            <Text id="noFilesToDisplay" />
          </span>
        )}
      </div>
      {courses.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="noCoursesYet" />
        </p>
      ) : (
        <ul className={styles['shelf']}>
          {courses.map((course) => (
            <CourseCard key={course._id} course={course} locale={locale} to={addressOf(course._id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
