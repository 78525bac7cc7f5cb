import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { attemptImageAddress } from '#slices/exams/rules/downloads.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';
import { QuestionPicture } from '../question-picture.tsx';
import styles from './result.module.css';

interface AnswerReviewProps {
  attemptId: string;
  questions: readonly ReviewedQuestionFragment[];
}

export function AnswerReview({ attemptId, questions }: AnswerReviewProps) {
  const { formatNumber } = useIntl();
  return (
    <Card title={<Text id="yourAnswers" />}>
      <ol className={styles['review']}>
        {questions.map((question) => {
          const { _id, words, image, points, answer, earned, right, explanation, comment, kind } = question;
          const isRight = earned === points;
          return (
            <li key={_id}>
              <div className={styles['asked']}>
                <p>{words}</p>
                <span data-is-right={isRight}>
                  <Text id="pointsOf" values={{ points: formatNumber(earned ?? 0), outOf: points }} />
                </span>
              </div>
              {image && (
                <QuestionPicture
                  address={attemptImageAddress(attemptId, image.imageId)}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                />
              )}
              <dl>
                <dt>
                  <Text id="yourAnswer" />
                </dt>
                <dd>
                  <AnswerText question={question} answer={answer} />
                </dd>
                {!isRight && right && kind !== 'ESSAY' && (
                  <>
                    <dt>
                      <Text id="rightAnswer" />
                    </dt>
                    <dd>
                      <AnswerText question={question} answer={right} />
                    </dd>
                  </>
                )}
                {comment && (
                  <>
                    <dt>
                      <Text id="answerComment" />
                    </dt>
                    <dd>{comment}</dd>
                  </>
                )}
              </dl>
              {explanation && <p className={styles['quiet']}>{explanation}</p>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface AnswerTextProps {
  question: ReviewedQuestionFragment;
  answer: ReviewedQuestionFragment['answer'];
}

function AnswerText({ question: { kind, options, matches }, answer }: AnswerTextProps) {
  const text = useText();
  const wordsOf = (choices: readonly { name: string; words: string }[], name: string): string =>
    choices.find((choice) => choice.name === name)?.words ?? '';
  const said = ((): readonly string[] => {
    if (!answer) return [];
    if (kind === 'TRUE_FALSE') return [text(answer.isTrue ? 'answerTrue' : 'answerFalse')];
    if (kind === 'MATCHING')
      return answer.pairs.map(
        ({ option, match }) => `${wordsOf(options, option)} → ${wordsOf(matches, match)}`,
      );
    // Of several right wordings the first stands for all.
    return kind === 'FILL_IN' || kind === 'ESSAY'
      ? answer.words.slice(0, 1)
      : answer.options.map((name) => wordsOf(options, name));
  })().filter((words) => words.trim() !== '');
  if (said.length === 0) return <em>{text('notAnswered')}</em>;
  return said.map((words) => <span key={words}>{words}</span>);
}
