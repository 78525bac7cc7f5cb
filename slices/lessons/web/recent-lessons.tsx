import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { clock } from '../rules/playback.ts';
import { recentLessons, type RecentLessonsQuery } from './recent-lessons.graphql.generated.ts';
import styles from './recent-lessons.module.css';
import { WatchedBar } from './watched-bar.tsx';

interface RecentLessonsProps {
  title: ReactNode;
  /** Stands here until something was watched. */
  empty: ReactNode;
}

export function RecentLessons({ title, empty }: RecentLessonsProps) {
  const { readLocale } = useAppState();
  const { data, isLoading } = useQuery(recentLessons, { locale: readLocale });
  // What can be gone on with stands before what was watched to the end.
  const lessons = (data?.recentLessons ?? []).toSorted(
    (one, other) => Number(one.completed) - Number(other.completed),
  );
  if (!data && isLoading) return <Waiting title={title} />;
  if (lessons.length === 0) return empty;
  return (
    <Card title={title}>
      <ul className={styles['lessons']}>
        {lessons.map((lesson) => (
          <li key={lesson._id}>
            <RecentLesson lesson={lesson} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** As high as what is to come, so that nothing under it moves. */
const Waiting = ({ title }: { title: ReactNode }) => (
  <Card title={title}>
    <ul className={styles['lessons']} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place}>
          <span className={styles['lesson']}>
            <Icon name="play" />
            <span>
              <strong>{'\u00A0'}</strong>
              <small>{'\u00A0'}</small>
              <WatchedBar share={0} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

function RecentLesson({ lesson }: { lesson: RecentLessonsQuery['recentLessons'][number] }) {
  const text = useText();
  const { _id, courseId, title, courseName, completed, resumeAt, seconds, watchedSeconds } = lesson;
  const share = completed ? 1 : seconds ? watchedSeconds / seconds : 0;
  const stands = completed ? text('lessonDone') : text('stoppedAt', { place: clock(resumeAt) });
  return (
    <Link to={`/student/courses/${courseId}/lessons/${_id}`} className={styles['lesson']}>
      <Icon name={completed ? 'check' : 'play'} />
      <span>
        <strong>{title}</strong>
        <small>
          {courseName} · {stands}
        </small>
        <WatchedBar share={share} />
      </span>
    </Link>
  );
}
