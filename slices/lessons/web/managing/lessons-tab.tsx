import { useState } from 'react';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { useDraggedRow } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { DeleteLessonDialog } from './delete-lesson-dialog.tsx';
import { FilmsDialog, type FilmsDialogProps } from './films-dialog.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { managedLessons, type ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import { ManagedLessonRow } from './managed-lesson-row.tsx';
import styles from './managing.module.css';
import { NewLessonDialog } from './new-lesson-dialog.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useFilmNews } from './use-film-news.ts';
import { useLessonActions } from './use-lesson-actions.ts';

interface LessonsTabProps {
  /** With the campuses that would have to be asked before anything is changed. */
  course: { _id: string; ownLocale: string; usedElsewhere: readonly string[] };
}

/** The lessons of a course for those who write it: in order, moved by hand or by keys, with their films and words. */
export function LessonsTab({ course }: LessonsTabProps) {
  const { writeLocale, showHidden } = useAppState();
  const answer = useQuery(managedLessons, { courseId: course._id, locale: writeLocale }, { fresh: true });
  const [isMaking, setIsMaking] = useState(false);
  // Stands above the list: in another language the lessons are read again, and the window stays open meanwhile.
  const [edited, setEdited] = useState<ManagedLessonFragment | null>(null);
  const lessons = answer.data?.courseLessons;
  // With the lessons as they were: this window too stays open while they are read again.
  const [films, setFilms] = useState<Pick<FilmsDialogProps, 'dropped' | 'lessons'> | null>(null);
  const takeFilms = (dropped: readonly File[]): void => void (lessons && setFilms({ dropped, lessons }));
  const mayChange = course.usedElsewhere.length === 0;
  const drop = useDroppedFiles(takeFilms);
  const fresh = lessons?.find(({ _id }) => _id === edited?._id);
  useFilmNews(lessons?.some(hasFilmOnItsWay) ?? false, () => answer.refetch?.());
  return (
    <section>
      {/* Without the windows: what is dropped in one of them is for that one. */}
      <div className={styles['tab']} {...(mayChange && drop)}>
        <div className={styles['bar']}>
          <Switch
            label={<Text id="showHiddenLessons" />}
            checked={showHidden}
            onChange={({ currentTarget }) => changeAppState({ showHidden: currentTarget.checked })}
          />
          {mayChange && (
            <span className={styles['actions']}>
              <Button aria-haspopup="dialog" onClick={() => takeFilms([])}>
                <Icon name="upload" />
                <Text id="filmsForLessons" />
              </Button>
              <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
                <Icon name="plus" />
                <Text id="newLesson" />
              </Button>
            </span>
          )}
        </div>
        <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />}>
          {({ courseLessons }) => (
            <LessonOrder
              course={course}
              lessons={courseLessons ?? []}
              showHidden={showHidden}
              onEdit={setEdited}
            />
          )}
        </DataView>
      </div>
      {edited && (
        <LessonDialog
          courseId={course._id}
          lesson={fresh ?? edited}
          ownLocale={course.ownLocale}
          onClose={() => setEdited(null)}
        />
      )}
      {films && (
        <FilmsDialog
          course={course}
          lessons={shownOf(lessons ?? films.lessons, showHidden)}
          dropped={films.dropped}
          onClose={() => setFilms(null)}
        />
      )}
      {isMaking && <NewLessonDialog course={course} onClose={() => setIsMaking(false)} />}
    </section>
  );
}

const shownOf = (
  lessons: readonly ManagedLessonFragment[],
  showHidden: boolean,
): readonly ManagedLessonFragment[] => lessons.filter(({ hidden }) => showHidden || !hidden);

const hasFilmOnItsWay = ({ films }: ManagedLessonFragment): boolean =>
  films.some(({ state }) => state === 'WAITING' || state === 'PREPARING');

interface LessonOrderProps extends LessonsTabProps {
  /** All of them, whether they are shown or not. */
  lessons: readonly ManagedLessonFragment[];
  showHidden: boolean;
  onEdit: (lesson: ManagedLessonFragment) => void;
}

function LessonOrder({ course, lessons, showHidden, onEdit }: LessonOrderProps) {
  const shown = shownOf(lessons, showHidden);
  // Only the whole order can be changed: what is out of sight would lose its place.
  const mayChange = course.usedElsewhere.length === 0;
  const mayMove = mayChange && shown.length === lessons.length;
  const actions = useLessonActions(course._id, lessons);
  // Asked beside the list, which has room for rows alone.
  const [deleted, setDeleted] = useState<ManagedLessonFragment | null>(null);
  const dragOf = useDraggedRow((from, to) => void actions.move(from, to));
  if (lessons.length === 0)
    return (
      <Note>
        <Text id="noLessonsYet" />
      </Note>
    );
  return (
    <>
      {mayChange && !mayMove && (
        <p className={styles['hint']}>
          <Text id="showHiddenToMove" />
        </p>
      )}
      <Rows isOrdered>
        {shown.map((one, index) => (
          <ManagedLessonRow
            key={one._id}
            lesson={one}
            courseId={course._id}
            place={{ at: index, of: shown.length, mayMove }}
            actions={actions}
            onEdit={mayChange ? () => onEdit(one) : null}
            onDelete={() => setDeleted(one)}
            drag={dragOf(index)}
          />
        ))}
      </Rows>
      {deleted && <DeleteLessonDialog lesson={deleted} actions={actions} onClose={() => setDeleted(null)} />}
    </>
  );
}
