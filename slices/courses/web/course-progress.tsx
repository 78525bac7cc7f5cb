import { Link } from 'react-router';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './student-courses.module.css';
import type { TakenCardFragment } from './student-courses.graphql.generated.ts';

interface CourseProgressProps {
  course: TakenCardFragment;
  /** Where the course is. */
  to: string;
}

/** How far a student is in a course, lesson by lesson, and the one to open next. */
export function CourseProgress({ course: { progress, nextLesson }, to }: CourseProgressProps) {
  const text = useText();
  const { lessons, completed, shares } = progress;
  if (lessons === 0) return null;
  const [path = '', query] = to.split('?');
  const address = nextLesson && `${path}/lessons/${nextLesson._id}${query ? `?${query}` : ''}`;
  return (
    <>
      <div
        className={styles['bars']}
        role="img"
        aria-label={text('lessonsCompleted', { completed, lessons })}
      >
        {shares.map((share, at) => (
          // Lessons stand in their order and have no other name here.
          // oxlint-disable-next-line react/no-array-index-key -- the place is what a bar stands for.
          <progress key={at} max={1} value={share} aria-hidden="true" />
        ))}
      </div>
      <p className={styles['quiet']} aria-hidden="true">
        <Text id="lessonsCompleted" values={{ completed, lessons }} />
      </p>
      {nextLesson && address && (
        <Link className={styles['outline']} to={address}>
          <Icon name="play" size="small" />
          <Text
            id={nextLesson.resumeAt > 0 ? 'resumeLesson' : 'nextLessonNamed'}
            values={{ title: nextLesson.title }}
          />
        </Link>
      )}
    </>
  );
}
