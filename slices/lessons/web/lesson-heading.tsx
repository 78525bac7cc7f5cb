import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { clock, wholeMinutes } from '../rules/watching/playback.ts';
import { EditLessonsLink } from './edit-lessons-link.tsx';
import type { OneLessonFragment, OneLessonQuery } from './lesson.graphql.generated.ts';
import styles from './lesson.module.css';
import type { PlaceSaved } from './player/use-watching.ts';
import { useIsLibrary } from './shelf.ts';

interface LessonHeadingProps {
  lesson: OneLessonFragment;
  course: NonNullable<OneLessonQuery['course']>;
  place: { number: number; of: number };
  saved: PlaceSaved;
  isRecorded: boolean;
}

/** What the lesson is called, where it stands, and whether its viewer's place is safe. */
export function LessonHeading({ lesson, course, place, saved, isRecorded }: LessonHeadingProps) {
  const text = useText();
  const isLibrary = useIsLibrary();
  const facts = [
    place.number > 0 && text('lessonOf', place),
    course.teacher?.name,
    lesson.seconds && text('minutesLong', { minutes: wholeMinutes(lesson.seconds) }),
  ].filter(Boolean);
  return (
    <div className={styles['heading']}>
      <div>
        <h1>{lesson.title}</h1>
        <p className={styles['quiet']}>{facts.join(' · ')}</p>
      </div>
      {!isRecorded && <EditLessonsLink courseId={course._id} />}
      <output>
        {!isRecorded && !isLibrary && (
          <Chip>
            <Text id={course.wasTaken ? 'lessonKept' : 'previewOnly'} />
          </Chip>
        )}
        {saved.status === 'saved' && (
          <Chip tone="success">
            <Icon name="cloud" size="small" />
            <Text id="placeSaved" values={{ place: clock(saved.second) }} />
          </Chip>
        )}
        {saved.status === 'waiting' && (
          <Chip tone="warning">
            <Icon name="wifi" size="small" />
            <Text id="savedOnDevice" />
          </Chip>
        )}
      </output>
    </div>
  );
}
