import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { clock, wholeMinutes } from '../rules/watching/playback.ts';
import type { ListedLessonFragment } from './student-course.graphql.generated.ts';
import type { ReadCourse } from './read-course.ts';
import { useCourseAddress } from './shelf.ts';
import styles from './student-course.module.css';
import { WatchedBar } from './watched-bar.tsx';

interface LessonListProps {
  course: ReadCourse;
  lessons: readonly ListedLessonFragment[];
}

/** The lessons of a course in order: what is done, what comes next, and how long each takes. */
export function LessonList({ course, lessons }: LessonListProps) {
  const text = useText();
  const { completed, secondsLeft } = course.progress;
  const minutes = Math.round(secondsLeft / 60);
  return (
    <section className={styles['lessons']}>
      <header>
        <h2>
          <Text id="lessons" />
        </h2>
        {lessons.length > 0 && (course.isTaken || course.wasTaken) && (
          <span>
            {[
              text('lessonsWatched', { completed, lessons: lessons.length }),
              course.isTaken &&
                minutes > 0 &&
                text(minutes < 60 ? 'filmMinutesLeft' : 'filmHoursLeft', {
                  hours: Math.floor(minutes / 60),
                  minutes: minutes % 60,
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </header>
      {lessons.length === 0 && (
        <Note>
          <Text id="noLessonsYet" />
        </Note>
      )}
      <ol>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson._id}
            lesson={lesson}
            number={index + 1}
            courseId={course._id}
            isNext={!course.wasTaken && lesson._id === course.nextLesson?._id}
          />
        ))}
      </ol>
    </section>
  );
}

interface LessonRowProps {
  lesson: ListedLessonFragment;
  number: number;
  courseId: string;
  isNext: boolean;
}

function LessonRow({ lesson, number, courseId, isNext }: LessonRowProps) {
  const text = useText();
  const { _id, title, seconds, completed, resumeAt, watchedSeconds, files } = lesson;
  const address = useCourseAddress()(courseId, _id);
  const facts = [
    seconds && text('minutesShort', { minutes: wholeMinutes(seconds) }),
    !completed && resumeAt > 0 && text('stoppedAt', { place: clock(resumeAt) }),
    files.length > 0 && text('withFiles', { count: files.length }),
  ].filter(Boolean);
  const isBegun = !completed && watchedSeconds > 0 && seconds !== null;
  return (
    <li data-state={completed ? 'done' : isNext ? 'next' : 'open'}>
      <span className={styles['mark']}>
        {completed ? (
          <>
            <Icon name="check" size="small" />
            <span className={styles['spoken']}>
              <Text id="lessonDone" />
            </span>
          </>
        ) : (
          number
        )}
      </span>
      <span className={styles['lesson']}>
        <Link to={address}>{title}</Link>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {isBegun && <WatchedBar share={watchedSeconds / seconds} />}
      </span>
      {isNext ? (
        <LinkButton to={address} tone="primary">
          <Icon name="play" />
          <Text id={resumeAt > 0 ? 'resumeLesson' : 'startLesson'} />
        </LinkButton>
      ) : (
        <Link to={address} className={styles['play']} aria-label={text('playNamed', { title })}>
          <Icon name="play" />
        </Link>
      )}
    </li>
  );
}
