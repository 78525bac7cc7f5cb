import { Text } from '#kit/ui/text/text.tsx';
import { SCORE_MAX, SCORE_MIN } from '../rules/evaluation.ts';
import type { CriterionKind } from '../rules/evaluation-form.ts';
import styles from './evaluations.module.css';

/** A criterion in the language of its reader. */
export interface ShownCriterion {
  criterionId: string;
  kind: CriterionKind;
  label: string;
  /** What 1 to 5 mean, as far as it is said; none where it is answered in words. */
  stepLabels: readonly string[];
}

export interface ShownAnswer {
  criterionId: string;
  score: number | null;
  text: string;
}

interface ShownAnswersProps {
  evaluation: {
    criteria: readonly ShownCriterion[];
    answers: readonly ShownAnswer[];
    comment: string;
  };
}

export const SCORES: readonly number[] = Array.from(
  { length: SCORE_MAX - SCORE_MIN + 1 },
  (_, at) => at + SCORE_MIN,
);

/** What an evaluation says, criterion by criterion, to be read. */
export function ShownAnswers({ evaluation: { criteria, answers, comment } }: ShownAnswersProps) {
  const byCriterion = new Map(answers.map((answer) => [answer.criterionId, answer]));
  return (
    <dl className={styles['answers']}>
      {criteria.map((criterion) => (
        <div key={criterion.criterionId} data-kind={criterion.kind}>
          <dt>
            {criterion.label}
            {criterion.kind === 'SCALE' && (
              <small>
                {SCORE_MIN} {criterion.stepLabels[0]} · {SCORE_MAX} {criterion.stepLabels.at(-1)}
              </small>
            )}
          </dt>
          <dd>
            <Answer criterion={criterion} answer={byCriterion.get(criterion.criterionId)} />
          </dd>
        </div>
      ))}
      {comment !== '' && (
        <div data-kind="TEXT">
          <dt>
            <Text id="evaluationComment" />
          </dt>
          <dd>
            <p className={styles['written']}>{comment}</p>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface AnswerProps {
  criterion: Pick<ShownCriterion, 'stepLabels'>;
  answer: ShownAnswer | undefined;
}

/** What was answered to one criterion, with the words for it where the form has some between its ends. */
export function Answer({ criterion, answer }: AnswerProps) {
  if (answer?.text) return <p className={styles['written']}>{answer.text}</p>;
  const value = answer?.score ?? null;
  if (value === null)
    return (
      <span className={styles['quiet']}>
        <Text id="evaluationNotAnswered" />
      </span>
    );
  const word = criterion.stepLabels[value - 1];
  return (
    <span className={styles['score']}>
      <span className={styles['pips']} aria-hidden="true">
        {SCORES.map((score) => (
          <i key={score} data-full={score <= value || undefined} />
        ))}
      </span>
      <span>
        <Text id="evaluationOfFive" values={{ value }} />
        {word && <small> {word}</small>}
      </span>
    </span>
  );
}
