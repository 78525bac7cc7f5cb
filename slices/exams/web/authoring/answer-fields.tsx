import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { QuestionKind } from '../../rules/question.ts';
import type { AnswerRow, Original } from './answer-rows.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { PairFields } from './pair-fields.tsx';

interface AnswerFieldsProps {
  kind: QuestionKind;
  question: WrittenQuestionFragment | null;
  original: Original;
  rows: readonly AnswerRow[];
  onRows: (rows: AnswerRow[]) => void;
}

/** What can be answered and what of it is right, as the kind of question asks for. */
export function AnswerFields({ kind, question, original, rows, onRows }: AnswerFieldsProps) {
  const text = useText();
  switch (kind) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return (
        <ChoiceFields isSingle={kind === 'SINGLE_CHOICE'} original={original} rows={rows} onRows={onRows} />
      );
    case 'MATCHING':
      return <PairFields original={original} rows={rows} onRows={onRows} />;
    case 'TRUE_FALSE':
      return (
        <RadioGroup
          name="truth"
          legend={text('questionAnswersLegend')}
          defaultValue={question?.isTrue === false ? 'false' : 'true'}
          options={[
            { value: 'true', label: text('answerTrue') },
            { value: 'false', label: text('answerFalse') },
          ]}
        />
      );
    case 'FILL_IN':
      return (
        <TextArea
          name="accepted"
          label={text('acceptedAnswersField')}
          help={text('acceptedAnswersHelp')}
          rows={3}
          required
          defaultValue={question?.accepted.join('\n') ?? ''}
        />
      );
    case 'ESSAY':
      return null;
  }
}
