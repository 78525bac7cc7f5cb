import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';
import { AttemptPicture, useAnswerTexts } from '../answered-question.tsx';
import styles from './result.module.css';

interface AnswerReviewProps {
  attemptId: string;
  questions: readonly ReviewedQuestionFragment[];
}

export function AnswerReview({ attemptId, questions }: AnswerReviewProps) {
  const text = useText();
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
                  {text('pointsOf', { points: formatNumber(earned ?? 0), outOf: points })}
                </span>
              </div>
              <AttemptPicture attemptId={attemptId} image={image} />
              <dl>
                <dt>{text('yourAnswer')}</dt>
                <dd>
                  <AnswerText question={question} answer={answer} />
                </dd>
                {!isRight && right && kind !== 'ESSAY' && (
                  <>
                    <dt>{text('rightAnswer')}</dt>
                    <dd>
                      <AnswerText question={question} answer={right} />
                    </dd>
                  </>
                )}
                {comment && (
                  <>
                    <dt>{text('answerComment')}</dt>
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

function AnswerText({ question, answer }: AnswerTextProps) {
  const text = useText();
  const isTyped = question.kind === 'FILL_IN' || question.kind === 'ESSAY';
  // Of several right wordings the first stands for all.
  const said = useAnswerTexts()(question, answer)
    .slice(0, isTyped ? 1 : undefined)
    .filter((words) => words.trim() !== '');
  if (said.length === 0) return <em>{text('notAnswered')}</em>;
  return said.map((words) => <span key={words}>{words}</span>);
}
