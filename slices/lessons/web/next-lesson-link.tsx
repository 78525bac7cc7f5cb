import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './lesson.module.css';
import { useCourseAddress } from './shelf.ts';

interface NextLessonLinkProps {
  courseId: string;
  next: { _id: string; title: string } | null;
  number: number;
}

export function NextLessonLink({ courseId, next, number }: NextLessonLinkProps) {
  const addressOf = useCourseAddress();
  if (!next) return null;
  return (
    <Link to={addressOf(courseId, next._id)} className={styles['next']}>
      <span>
        <small>
          <Text id="nextLessonNumber" values={{ number }} />
        </small>
        <strong>{next.title}</strong>
      </span>
      <Icon name="arrowRight" />
    </Link>
  );
}
