import { useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useDraggedRow } from '#kit/ui/ordered-rows/use-dragged-row.ts';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { OldKeysNote, OldKeysDialog } from '../regrading/old-keys.tsx';
import { RegradeDialog } from '../regrading/regrade-dialog.tsx';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { QuestionRow } from './question-row.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useQuestionActions } from './use-question-actions.ts';

interface QuestionOrderProps {
  exam: { _id: string; resultsOnOldKeys: number | null };
  questions: readonly WrittenQuestionFragment[];
  isReadOnly: boolean;
}

/** The questions of an exam in their order, moved by hand or by keys. */
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
