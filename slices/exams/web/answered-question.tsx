import type { QuestionKind } from '../rules/question.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { attemptImageAddress } from '../rules/downloads.ts';
import { QuestionPicture } from './question-picture.tsx';
import type { ReviewedQuestionFragment } from './result.graphql.generated.ts';

type Choices = readonly { name: string; words: string }[];

export interface AnsweredQuestion {
  kind: QuestionKind;
  options: Choices;
  matches: Choices;
}

/** Says an answer part by part. */
export function useAnswerTexts() {
  const text = useText();
  const wordsOf = (choices: Choices, name: string): string =>
    choices.find((choice) => choice.name === name)?.words ?? '';
  return (
    { kind, options, matches }: AnsweredQuestion,
    answer: ReviewedQuestionFragment['answer'],
  ): readonly string[] => {
    if (!answer) return [];
    if (kind === 'TRUE_FALSE') return [text(answer.isTrue ? 'answerTrue' : 'answerFalse')];
    if (kind === 'FILL_IN' || kind === 'ESSAY') return answer.words;
    if (kind !== 'MATCHING') return answer.options.map((name) => wordsOf(options, name));
    return answer.pairs.map(
      ({ option, match }) => `${wordsOf(options, option)} → ${wordsOf(matches, match)}`,
    );
  };
}

interface AttemptPictureProps {
  attemptId: string;
  image: ReviewedQuestionFragment['image'];
}

export const AttemptPicture = ({ attemptId, image }: AttemptPictureProps) =>
  image && (
    <QuestionPicture
      address={attemptImageAddress(attemptId, image.imageId)}
      alt={image.alt}
      width={image.width}
      height={image.height}
    />
  );
