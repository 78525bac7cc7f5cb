import { languageName } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OrderedRow } from '#kit/ui/ordered-rows/ordered-row.tsx';
import type { RowDrag } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { wholeMinutes } from '../../rules/watching/playback.ts';
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

interface FilmStatesProps {
  films: ManagedLessonFragment['films'];
  /** Null where nothing can be changed. */
  onAgain: ((filmId: string) => Promise<unknown>) | null;
}

const TONES = { WAITING: 'info', PREPARING: 'info', READY: 'success', FAILED: 'danger' } as const;
const TEXTS = {
  WAITING: 'filmWaits',
  PREPARING: 'filmIsPrepared',
  READY: 'filmReady',
  FAILED: 'filmNotReady',
} as const;

/** Which films a lesson has and how far each is; one that failed says why and can be tried again. */
function FilmStates({ films, onAgain }: FilmStatesProps) {
  const textIfKnown = useTextIfKnown();
  return films.map(({ _id, locale, state, progress, failure }) => (
    <span key={_id}>
      <Chip tone={TONES[state]}>
        <Text
          id={TEXTS[state]}
          values={{
            language: languageName(locale),
            percent: Math.round(progress * 100),
          }}
        />
      </Chip>
      {state === 'FAILED' && (
        <>
          {' '}
          {failure && textIfKnown(failure)}{' '}
          {onAgain && (
            <Button tone="quiet" onClick={() => void onAgain(_id)}>
              <Text id="tryAgain" />
            </Button>
          )}
        </>
      )}
    </span>
  ));
}
