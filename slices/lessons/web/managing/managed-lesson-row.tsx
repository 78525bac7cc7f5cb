import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OrderedRow } from '#kit/ui/ordered-rows/ordered-row.tsx';
import type { RowDrag } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { wholeMinutes } from '../../rules/playback.ts';
import { FilmStates } from './film-states.tsx';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import type { LessonActions } from './use-lesson-actions.ts';

interface ManagedLessonRowProps {
  lesson: ManagedLessonFragment;
  courseId: string;
  place: { at: number; of: number; mayMove: boolean };
  actions: LessonActions;
  /** Null where the lesson is only looked at. */
  onEdit: (() => void) | null;
  onDelete: () => void;
  drag: RowDrag;
}

/** One lesson of the list. */
export function ManagedLessonRow({
  lesson,
  courseId,
  place,
  actions,
  onEdit,
  onDelete,
  drag,
}: ManagedLessonRowProps) {
  const text = useText();
  const { _id, title, hidden, seconds, subtitles } = lesson;
  const preview = `/student/courses/${courseId}/lessons/${_id}`;
  const moves = {
    up: text('moveLessonUp', { title }),
    down: text('moveLessonDown', { title }),
    by: (step: 1 | -1) => void actions.move(place.at, place.at + step),
    drag,
  };
  return (
    <OrderedRow
      place={place}
      name={title}
      chips={
        <>
          {hidden && (
            <Chip tone="warning">
              <Text id="lessonHidden" />
            </Chip>
          )}
          {seconds !== null && <Chip>{text('minutesShort', { minutes: wholeMinutes(seconds) })}</Chip>}
          {subtitles.map(({ locale }) => (
            <Chip key={locale}>
              <Text id="subtitlesIn" values={{ locale: languageName(locale) }} />
            </Chip>
          ))}
          <FilmStates films={lesson.films} onAgain={onEdit && actions.prepareAgain} />
        </>
      }
      onOpen={onEdit ?? preview}
      moves={place.mayMove ? moves : null}
      menu={{
        label: text('lessonDeeds', { title }),
        items: (
          <>
            {onEdit && (
              <MenuItem icon="edit" action={onEdit}>
                {text('editLesson')}
              </MenuItem>
            )}
            <MenuItem icon="eye" action={preview}>
              {text('previewLesson')}
            </MenuItem>
            {onEdit && (
              <MenuItem icon={hidden ? 'eye' : 'eyeOff'} action={() => void actions.hide(lesson)}>
                {text(hidden ? 'showLesson' : 'hideLesson')}
              </MenuItem>
            )}
          </>
        ),
        last: onEdit && (
          <MenuItem icon="trash" tone="danger" action={onDelete}>
            {text('deleteLesson')}
          </MenuItem>
        ),
      }}
    />
  );
}
