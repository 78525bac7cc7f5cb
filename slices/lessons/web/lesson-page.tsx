import { useEffect, useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { call } from '#kit/client/call/call.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { lessonAfter } from '../rules/course-progress.ts';
import { canBeHeard, sourceOf, subtitleNotice } from '../rules/films/film-choice.ts';
import { ChaptersCard } from './chapters-card.tsx';
import { LessonDownloads } from './lesson-downloads.tsx';
import { LessonHeading } from './lesson-heading.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { freshFilms, type OneLessonFragment, type OneLessonQuery } from './lesson.graphql.generated.ts';
import styles from './lesson.module.css';
import { NextLessonLink } from './next-lesson-link.tsx';
import { NothingToPlayStage } from './player/nothing-to-play.tsx';
import { Player } from './player/player.tsx';
import { reportKept } from './player/report-watched.ts';
import { useAirPlay } from './player/use-screens.ts';
import { useMedia } from './player/use-media.ts';
import { useWatching } from './player/use-watching.ts';
import type { ListedLessonFragment } from './student-course.graphql.generated.ts';
import { useCourseOpened } from './use-course-opened.ts';
import { useSubtitles } from './use-subtitles.ts';
import { useWayToCourse } from './use-way-to-course.ts';

interface LessonPageProps {
  lesson: OneLessonFragment;
  course: NonNullable<OneLessonQuery['course']>;
  lessons: readonly ListedLessonFragment[];
  /** Whether its reader wants to see lessons, or only to hear them. */
  showsVideo: boolean;
}

export function LessonPage({ lesson, course, lessons, showsVideo }: LessonPageProps) {
  const { readLocale } = useAppState();
  const { impersonatingUser } = useSignedInUser();
  const isRecorded = course.isTaken && impersonatingUser === null;
  const isReadAgain = course.wasTaken && lesson.notes.length > 0 && impersonatingUser === null;
  const notesFor = isRecorded ? 'writing' : isReadAgain ? 'reading' : null;
  const [films, setFilms] = useState(lesson.films);
  const [isSoundOnly, setIsSoundOnly] = useState(!showsVideo);
  const [startAt] = useState(lesson.resumeAt);
  const media = useMedia(lesson.seconds);
  const saved = useWatching({ element: media.element, lessonId: lesson._id, startAt, isRecorded });
  const subtitles = useSubtitles(lesson);
  const notice = subtitleNotice({
    isOnAirPlay: useAirPlay(media.element),
    hasSubtitles: subtitles.locales.length > 0,
  });
  const source = sourceOf(films, { locales: [readLocale, lesson.locale], isSoundOnly });
  const next = lessonAfter(lessons, lesson._id);
  const number = lessons.findIndex(({ _id }) => _id === lesson._id) + 1;
  useWayToCourse(course, lesson);
  useCourseOpened(course._id, isRecorded);
  useEffect(
    function sendWhatWasKept() {
      if (isRecorded) void reportKept();
    },
    [isRecorded],
  );

  async function askForFilms(): Promise<void> {
    const { lesson: fresh } = await call(freshFilms, { lessonId: lesson._id });
    if (fresh) setFilms(fresh.films);
  }

  return (
    <>
      <div className={styles['player']}>
        {typeof source === 'string' ? (
          <NothingToPlayStage why={source} films={films} onLook={askForFilms} />
        ) : (
          <Player
            media={media}
            source={source}
            film={{
              title: lesson.title,
              startAt,
              chapters: lesson.chapters,
              atEnd: next && <NextLessonLink courseId={course._id} next={next} number={number + 1} />,
            }}
            subtitles={subtitles}
            onLost={askForFilms}
            notice={
              notice === 'disableAirPlay' && (
                <Note>
                  <Text id="disableAirPlay" />
                </Note>
              )
            }
          />
        )}
        <LessonHeading
          lesson={lesson}
          course={course}
          place={{ number, of: lessons.length }}
          saved={saved}
          isRecorded={isRecorded}
        />
        <LessonPanel
          lesson={lesson}
          lessons={lessons}
          media={media}
          subtitles={subtitles}
          notesFor={notesFor}
        />
      </div>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {lesson.description && (
            <section className={styles['card']}>
              <RichText html={lesson.description} />
            </section>
          )}
          <ChaptersCard chapters={lesson.chapters} second={media.second} onSeek={media.seek} />
        </div>
        <div className={styles['column']}>
          <LessonDownloads
            files={lesson.files}
            listening={
              canBeHeard(films) ? { isOn: isSoundOnly, toggle: () => setIsSoundOnly(!isSoundOnly) } : null
            }
          />
          <NextLessonLink courseId={course._id} next={next} number={number + 1} />
        </div>
      </div>
    </>
  );
}
