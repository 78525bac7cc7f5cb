import type { ReactNode } from 'react';
import { Card } from '#kit/ui/card/card.tsx';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { clock } from '../rules/watching/playback.ts';
import type { RecentLessonsQuery } from './recent-lessons.graphql.generated.ts';
import styles from './recent-lessons.module.css';
import { WatchedBar } from './watched-bar.tsx';

interface RecentLessonsProps {
  title: ReactNode;
  answer: Answer<RecentLessonsQuery>;
  /** Stands here until something was watched. */
  empty: ReactNode;
}

type Lesson = RecentLessonsQuery['recentLessons'][number];

/** The lesson to go on with, and under it what else was watched lately. */
export function RecentLessons({ title, answer: { data, isLoading }, empty }: RecentLessonsProps) {
  if (!data && isLoading) return <Waiting title={title} />;
  const lessons = data?.recentLessons ?? [];
  if (lessons.length === 0) return empty;
  const next = lessons.find(({ completed }) => !completed) ?? lessons[0];
  // What can be gone on with stands before what was watched to the end.
  const others = lessons
    .filter((lesson) => lesson !== next)
    .toSorted((one, other) => Number(one.completed) - Number(other.completed));
  return (
    <Card title={title}>
      {next && <NextLesson lesson={next} />}
      {others.length > 0 && (
        <ul className={styles['lessons']}>
          {others.map((lesson) => (
            <li key={lesson._id}>
              <RecentLesson lesson={lesson} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const addressOf = ({ _id, courseId }: Lesson): string => `/student/courses/${courseId}/lessons/${_id}`;

const shareOf = ({ completed, seconds, watchedSeconds }: Lesson): number =>
  completed ? 1 : seconds ? watchedSeconds / seconds : 0;

/** The whole of it leads on; two links to one place would be read twice. */
function NextLesson({ lesson }: { lesson: Lesson }) {
  const { title, courseName, resumeAt, seconds, completed } = lesson;
  const left = seconds === null || completed ? null : clock(Math.max(0, seconds - resumeAt));
  return (
    <Link to={addressOf(lesson)} className={styles['next']}>
      <span className={styles['still']} aria-hidden="true">
        <span className={styles['disc']}>
          <Icon name="play" />
        </span>
      </span>
      <span className={styles['words']}>
        <strong>{title}</strong>
        <small>
          {courseName}
          {left !== null && (
            <>
              {' · '}
              <Text id="filmLeft" values={{ time: left }} />
            </>
          )}
        </small>
        <WatchedBar share={shareOf(lesson)} />
        <span className={styles['resume']}>
          <Icon name="play" />
          {completed ? <Text id="watchAgain" /> : <Text id="resumeAt" values={{ place: clock(resumeAt) }} />}
        </span>
      </span>
    </Link>
  );
}

/** As high as what is to come, so that nothing under it moves. */
const Waiting = ({ title }: { title: ReactNode }) => (
  <Card title={title}>
    <span className={styles['next']} aria-hidden="true">
      <span className={styles['still']} />
    </span>
    <ul className={styles['lessons']} aria-hidden="true">
      {[2, 3, 4, 5].map((place) => (
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

function RecentLesson({ lesson }: { lesson: Lesson }) {
  const text = useText();
  const { title, courseName, completed, resumeAt } = lesson;
  const stands = completed ? text('lessonDone') : text('stoppedAt', { place: clock(resumeAt) });
  return (
    <Link to={addressOf(lesson)} className={styles['lesson']}>
      <Icon name={completed ? 'check' : 'play'} />
      <span>
        <strong>{title}</strong>
        <small>
          {courseName} · {stands}
        </small>
        <WatchedBar share={shareOf(lesson)} />
      </span>
    </Link>
  );
}
