import { useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useDraggedRow, type RowDrag } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { OrderedRow } from '#kit/ui/ordered-rows/ordered-row.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { focusedFirst } from '#kit/ui/focus/focused-first.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RegradeDialog } from '../regrading/regrade-dialog.tsx';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { useQuestionActions, type QuestionActions } from './use-question-actions.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { textIn } from './text-in.ts';
import styles from '../regrading/regrading.module.css';

interface QuestionOrderProps {
  exam: { _id: string; resultsOnOldKeys: number | null };
  questions: readonly WrittenQuestionFragment[];
  isReadOnly: boolean;
}

export function QuestionOrder({ exam, questions, isReadOnly }: QuestionOrderProps) {
  const { writeLocale } = useAppState();
  const actions = useQuestionActions(exam._id, questions);
  const [edited, setEdited] = useState<string | null>(null);
  const [onOldKey, setOnOldKey] = useState(0);
  const [isRegrading, setIsRegrading] = useState(false);
  const dragOf = useDraggedRow((from, to) => void actions.move(from, to));
  const question = questions.find(({ _id }) => _id === edited);
  if (questions.length === 0)
    return (
      <EmptyState icon="list" title={<Text id="noQuestionsYet" />}>
        <Text id="noQuestionsYetHint" />
      </EmptyState>
    );
  return (
    <>
      {(exam.resultsOnOldKeys ?? 0) > 0 && (
        <OldKeysNote count={exam.resultsOnOldKeys ?? 0} onSee={() => setIsRegrading(true)} />
      )}
      <Rows isOrdered>
        {questions.map((one, index) => (
          <QuestionRow
            key={one._id}
            question={one}
            locale={writeLocale}
            place={{ at: index, of: questions.length }}
            actions={actions}
            onEdit={isReadOnly ? null : () => setEdited(one._id)}
            drag={dragOf(index)}
          />
        ))}
      </Rows>
      {question && (
        <QuestionDialog
          key={question._id}
          examId={exam._id}
          question={question}
          onClose={() => setEdited(null)}
          onSaved={setOnOldKey}
        />
      )}
      {onOldKey > 0 && (
        <OldKeysDialog
          count={onOldKey}
          onClose={() => setOnOldKey(0)}
          onSee={() => {
            setOnOldKey(0);
            setIsRegrading(true);
          }}
        />
      )}
      {isRegrading && <RegradeDialog examId={exam._id} onClose={() => setIsRegrading(false)} />}
    </>
  );
}

interface QuestionRowProps {
  question: WrittenQuestionFragment;
  locale: string;
  place: { at: number; of: number };
  actions: QuestionActions;
  onEdit: (() => void) | null;
  drag: RowDrag;
}

function QuestionRow({ question, locale, place, actions, onEdit, drag }: QuestionRowProps) {
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
          <Chip>{text('questionPointsCount', { count: question.points })}</Chip>
          {question.imageId && <Chip>{text('questionImageField')}</Chip>}
          {question.category && <Chip tone="info">{question.category}</Chip>}
          {words?.locale !== locale && (
            <Chip tone="warning">{text('questionNotIn', { language: languageName(locale) })}</Chip>
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

interface OldKeysProps {
  count: number;
  onSee: () => void;
}

const SeeButton = ({ onSee, isMain = false }: Pick<OldKeysProps, 'onSee'> & { isMain?: boolean }) => (
  <Button
    tone={isMain ? 'primary' : 'default'}
    {...focusedFirst(isMain)}
    aria-haspopup="dialog"
    onClick={onSee}
  >
    <Text id="seeRegrade" />
  </Button>
);

/** Stands over the questions of an exam until its results follow what was corrected. */
const OldKeysNote = ({ count, onSee }: OldKeysProps) => (
  <div className={styles['oldKeys']}>
    <Note tone="warning">
      <Text id="oldKeysOfExam" values={{ count }} />
      <SeeButton onSee={onSee} />
    </Note>
  </div>
);

/** Comes after a question was saved whose key had graded results, which do not follow by themselves. */
const OldKeysDialog = ({ count, onSee, onClose }: OldKeysProps & { onClose: () => void }) => (
  <Modal
    isOpen
    title={<Text id="oldKeysTitle" />}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>
          <Text id="notNow" />
        </Button>
        <SeeButton onSee={onSee} isMain />
      </>
    }
  >
    <Text id="oldKeysOfQuestion" values={{ count }} />
  </Modal>
);
