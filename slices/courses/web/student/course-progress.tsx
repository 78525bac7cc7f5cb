import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LessonBars } from './lesson-bars.tsx';
import styles from './student-courses.module.css';
import type { TakenCardFragment } from './student-courses.graphql.generated.ts';

interface CourseProgressProps {
  course: TakenCardFragment;
  /** Where the course is. */
  to: string;
}

/** How far a student is in a course, lesson by lesson, and the one to open next. */
export function CourseProgress({ course: { progress, nextLesson }, to }: CourseProgressProps) {
  const { lessons, completed, shares } = progress;
  if (lessons === 0) return null;
  const [path = '', query] = to.split('?');
  const address = nextLesson && `${path}/lessons/${nextLesson._id}${query ? `?${query}` : ''}`;
  return (
    <>
      <LessonBars shares={shares} />
      <p className={styles['quiet']}>
        <Text id="lessonsCompleted" values={{ completed, lessons }} />
      </p>
      {nextLesson && address && (
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
