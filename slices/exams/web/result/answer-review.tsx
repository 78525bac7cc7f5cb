import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';
import { verdictOf } from '../../rules/results/verdict.ts';
import { AttemptPicture } from '../answered-question.tsx';
import { AnswerParts, VerdictMark } from '../verdict-mark.tsx';
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
          const verdict = verdictOf(question);
          return (
            <li key={_id}>
              <div className={styles['asked']}>
                <p>{words}</p>
                <span>
                  {verdict && <VerdictMark verdict={verdict} />}
                  {earned !== null && text('pointsOf', { points: formatNumber(earned), outOf: points })}
                </span>
              </div>
              <AttemptPicture attemptId={attemptId} image={image} />
              <dl>
                <dt>{text('yourAnswer')}</dt>
                <dd>
                  <AnswerParts question={question} answer={answer} right={right} />
                </dd>
                {verdict !== 'right' && right && kind !== 'ESSAY' && (
                  <>
                    <dt>{text('rightAnswer')}</dt>
                    <dd>
                      <AnswerParts question={question} answer={right} right={null} />
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
