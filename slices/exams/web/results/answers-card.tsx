import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { Staffed, StaffQuestion } from './staffed.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { PictureOf } from './picture-of.tsx';
import styles from './results.module.css';
import { useAnswerText } from './use-answer-text.ts';

interface AnswersCardProps {
  attempt: Staffed['attempt'];
  mayMark: boolean;
}

/** Every question of an attempt with what was answered, what is right and what it earned. */
export function AnswersCard({ attempt, mayMark }: AnswersCardProps) {
  const { formatNumber } = useIntl();
  const wordsOf = useAnswerText();
  const [marked, setMarked] = useState<StaffQuestion | null>(null);
  const isOver = attempt.result.ending !== null;
  return (
    <Card title={<Text id="attemptAnswers" />}>
      <ol className={styles['answers']}>
        {attempt.questions.map((question) => (
          <li key={question._id}>
            <p className={styles['asked']}>{question.words}</p>
            <PictureOf attemptId={attempt._id} image={question.image} />
            <p className={styles['given']}>
              {wordsOf(question, question.answer) || (
                <em>
                  <Text id="answerMissing" />
                </em>
              )}
            </p>
            {question.right && question.kind !== 'ESSAY' && (
              <p className={styles['right']}>
                <Text id="answerRight" />: {wordsOf(question, question.right)}
              </p>
            )}
            {question.comment && <p className={styles['right']}>{question.comment}</p>}
            <p className={styles['points']}>
              <Text
                id="staffPointsOf"
                values={{
                  points: question.earned === null ? '–' : formatNumber(question.earned ?? 0),
                  outOf: question.points,
                }}
              />
              {isOver && mayMark && (
                <Button tone="quiet" aria-haspopup="dialog" onClick={() => setMarked(question)}>
                  <Text id="changePoints" />
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {marked && <MarkDialog attemptId={attempt._id} question={marked} onClose={() => setMarked(null)} />}
    </Card>
  );
}
