import { useState } from 'react';
import { languageName } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { wholeMinutes } from '../../rules/playback.ts';
import { FilmStates } from './film-states.tsx';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';
import type { RowDrag } from './use-dragged-lesson.ts';
import type { LessonDeeds } from './use-lesson-deeds.ts';

interface ManagedLessonRowProps {
  lesson: ManagedLessonFragment;
  courseId: string;
  place: { at: number; of: number; mayMove: boolean };
  deeds: LessonDeeds;
  onEdit: () => void;
  drag: RowDrag;
}

/** One lesson of the list: moved by hand, or by its two buttons with the keyboard. */
export function ManagedLessonRow({ lesson, courseId, place, deeds, onEdit, drag }: ManagedLessonRowProps) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { _id, title, hidden, seconds, subtitles } = lesson;
  return (
    <li draggable={place.mayMove} {...drag}>
      <span className={styles['number']}>{place.at + 1}</span>
      <span className={styles['words']}>
        <button type="button" className={styles['name']} onClick={onEdit}>
          {title}
        </button>
        <span className={styles['chips']}>
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
          <FilmStates films={lesson.films} onAgain={deeds.prepareAgain} />
        </span>
      </span>
      {place.mayMove && (
        <span className={styles['move']}>
          <IconButton
            icon="chevronUp"
            label={text('moveLessonUp', { title })}
            disabled={place.at === 0}
            onClick={() => void deeds.move(place.at, place.at - 1)}
          />
          <IconButton
            icon="chevronDown"
            label={text('moveLessonDown', { title })}
            disabled={place.at === place.of - 1}
            onClick={() => void deeds.move(place.at, place.at + 1)}
          />
        </span>
      )}
      <Menu
        label={title}
        renderButton={(links) => <IconButton {...links} icon="more" label={text('lessonDeeds', { title })} />}
      >
        <MenuItem icon="edit" action={onEdit}>
          {text('editLesson')}
        </MenuItem>
        <MenuItem icon="eye" action={`/student/courses/${courseId}/lessons/${_id}`}>
          {text('previewLesson')}
        </MenuItem>
        <MenuItem icon={hidden ? 'eye' : 'eyeOff'} action={() => void deeds.hide(lesson)}>
          {text(hidden ? 'showLesson' : 'hideLesson')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="trash" tone="danger" action={() => setIsAsked(true)}>
          {text('deleteLesson')}
        </MenuItem>
      </Menu>
      <Confirm
        isOpen={isAsked}
        title={<Text id="deleteLesson" />}
        deed={<Text id="deleteLesson" />}
        onConfirm={async () => {
          await deeds.remove(lesson);
          setIsAsked(false);
        }}
        onCancel={() => setIsAsked(false)}
      >
        <Text id="deleteLessonMeans" values={{ title }} />
      </Confirm>
    </li>
  );
}
