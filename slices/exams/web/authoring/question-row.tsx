import { languageName } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem, MenuSeparator } from '#kit/ui/menu/menu-item.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './authoring.module.css';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { textIn } from './text-in.ts';
import type { QuestionDeeds } from './use-question-deeds.ts';

interface QuestionRowProps {
  question: WrittenQuestionFragment;
  locale: string;
  place: { at: number; of: number };
  deeds: QuestionDeeds;
  onEdit: () => void;
  drag: { isDragged: boolean; onStart: () => void; onDrop: () => void };
}

/** One question of the list: moved by hand, by its two buttons with the keyboard, or by its menu. */
export function QuestionRow({ question, locale, place, deeds, onEdit, drag }: QuestionRowProps) {
  const text = useText();
  const number = place.at + 1;
  const words = textIn(question.texts, locale);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys have buttons of their own.
    <li
      draggable
      data-dragged={drag.isDragged}
      onDragStart={drag.onStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.onDrop}
    >
      <span className={styles['number']}>{number}</span>
      <span className={styles['words']}>
        <button type="button" className={styles['name']} onClick={onEdit}>
          {words?.words}
        </button>
        <span className={styles['chips']}>
          <Chip>{text(KIND_TEXTS[question.kind])}</Chip>
          <Chip>
            <Text id="questionPointsCount" values={{ count: question.points }} />
          </Chip>
          {question.imageId && (
            <Chip>
              <Text id="questionImageField" />
            </Chip>
          )}
          {question.category && <Chip tone="info">{question.category}</Chip>}
          {words?.locale !== locale && (
            <Chip tone="warning">
              <Text id="questionNotIn" values={{ language: languageName(locale) }} />
            </Chip>
          )}
        </span>
      </span>
      <span className={styles['move']}>
        <IconButton
          icon="chevronUp"
          label={text('moveQuestionUp', { number })}
          disabled={place.at === 0}
          onClick={() => void deeds.move(place.at, place.at - 1)}
        />
        <IconButton
          icon="chevronDown"
          label={text('moveQuestionDown', { number })}
          disabled={place.at === place.of - 1}
          onClick={() => void deeds.move(place.at, place.at + 1)}
        />
      </span>
      <Menu
        label={text('questionDeeds', { number })}
        renderButton={(links) => (
          <IconButton {...links} icon="more" label={text('questionDeeds', { number })} />
        )}
      >
        <MenuItem icon="edit" action={onEdit}>
          {text('editQuestion')}
        </MenuItem>
        {place.at > 0 && (
          <MenuItem icon="chevronUp" action={() => void deeds.move(place.at, place.at - 1)}>
            {text('moveQuestionUp', { number })}
          </MenuItem>
        )}
        {place.at < place.of - 1 && (
          <MenuItem icon="chevronDown" action={() => void deeds.move(place.at, place.at + 1)}>
            {text('moveQuestionDown', { number })}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon="archive" tone="danger" action={() => void deeds.retire(question._id, true)}>
          {text('retireQuestion')}
        </MenuItem>
      </Menu>
    </li>
  );
}
