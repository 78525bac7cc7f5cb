import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { attemptImageAddress } from '../../rules/downloads.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';
import { QuestionPicture } from '../question-picture.tsx';
import { AnswerText } from './answer-text.tsx';
import styles from './result.module.css';

interface AnswerReviewProps {
  attemptId: string;
  questions: readonly ReviewedQuestionFragment[];
}

/** Every question with what was answered, what is right, and why. */
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
