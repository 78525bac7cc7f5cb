import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneLessonFragment } from './lesson.graphql.generated.ts';
import styles from './lesson-panel.module.css';
import { NotesPanel } from './notes/notes-panel.tsx';
import { useNotes } from './notes/use-notes.ts';
import { useCourseAddress } from './shelf.ts';
import type { Media } from './player/use-media.ts';
import type { ListedLessonFragment } from './student-course.graphql.generated.ts';
import { TranscriptPanel } from './transcript-panel.tsx';
import type { useSubtitles } from './use-subtitles.ts';

interface LessonPanelProps {
  lesson: OneLessonFragment;
  lessons: readonly ListedLessonFragment[];
  media: Media;
  subtitles: ReturnType<typeof useSubtitles>;
  /** What the reader's notes are for here; null where there are none. */
  notesFor: 'writing' | 'reading' | null;
}

type PanelId = 'transcript' | 'notes' | 'lessons';

/** Beside the player: what is said, what was written down, and the other lessons. */
export function LessonPanel({ lesson, lessons, media, subtitles, notesFor }: LessonPanelProps) {
  const text = useText();
  const notes = useNotes(lesson._id, lesson.notes);
  const tabs: Tab<PanelId>[] = [
    { id: 'transcript', label: text('transcript') },
    ...(notesFor ? [{ id: 'notes' as const, label: text('lessonNotes'), count: notes.notes.length }] : []),
    { id: 'lessons', label: text('lessons') },
  ];
  const current = useTab(tabs, 'panel') ?? 'transcript';
  return (
    <aside className={styles['panel']} aria-label={text('besideTheLesson')}>
      <Tabs label={text('besideTheLesson')} tabs={tabs} current={current} param="panel" isPassing />
      {current === 'transcript' && (
        <TranscriptPanel
          lines={subtitles.lines}
          second={media.second}
          onSeek={media.seek}
          files={subtitles.files}
        />
      )}
      {current === 'notes' && (
        <NotesPanel
          notes={notes}
          second={media.second}
          onSeek={media.seek}
          isReadOnly={notesFor === 'reading'}
        />
      )}
      {current === 'lessons' && <LessonLinks lesson={lesson} lessons={lessons} />}
    </aside>
  );
}

function LessonLinks({ lesson, lessons }: Pick<LessonPanelProps, 'lesson' | 'lessons'>) {
  const addressOf = useCourseAddress();
  return (
    <ol className={styles['links']}>
      {lessons.map(({ _id, title, completed }, index) => (
        <li key={_id}>
          <Link to={addressOf(lesson.courseId, _id)} aria-current={_id === lesson._id ? 'page' : undefined}>
            <span className={styles['number']}>
              {completed ? <Icon name="check" size="small" /> : index + 1}
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
