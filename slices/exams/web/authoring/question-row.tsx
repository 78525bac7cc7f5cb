import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OrderedRow } from '#kit/ui/ordered-rows/ordered-row.tsx';
import type { RowDrag } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { textIn } from './text-in.ts';
import type { QuestionActions } from './use-question-actions.ts';

interface QuestionRowProps {
  question: WrittenQuestionFragment;
  locale: string;
  place: { at: number; of: number };
  actions: QuestionActions;
  /** Null where the question is only read. */
  onEdit: (() => void) | null;
  drag: RowDrag;
}

/** One question of the list. */
export function QuestionRow({ question, locale, place, actions, onEdit, drag }: QuestionRowProps) {
  const text = useText();
  const number = place.at + 1;
  const words = textIn(question.texts, locale);
  return (
    <OrderedRow
      place={place}
      name={words?.words}
      chips={
        <>
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
        </>
      }
      onOpen={onEdit}
      moves={
        onEdit && {
          up: text('moveQuestionUp', { number }),
          down: text('moveQuestionDown', { number }),
          by: (step) => void actions.move(place.at, place.at + step),
          drag,
        }
      }
      menu={
        onEdit && {
          label: text('questionDeeds', { number }),
          items: (
            <MenuItem icon="edit" action={onEdit}>
              {text('editQuestion')}
            </MenuItem>
          ),
          last: (
            <MenuItem icon="archive" tone="danger" action={() => void actions.retire(question._id, true)}>
              {text('retireQuestion')}
            </MenuItem>
          ),
        }
      }
    />
  );
}
