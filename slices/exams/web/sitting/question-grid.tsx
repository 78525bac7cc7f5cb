import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { completenessOf, type Completeness, type Desk } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { ShownQuestion } from './answer-desk.ts';
import styles from './overview.module.css';

/** What each state of a question is called. */
export const COMPLETENESS = {
  answered: 'answeredQuestion',
  partly: 'partlyAnswered',
  open: 'openQuestion',
} as const satisfies Record<Completeness, string>;

interface QuestionGridProps {
  questions: readonly ShownQuestion[];
  state: Desk;
  current: number | null;
  onShow: (index: number) => void;
}

export function QuestionGrid({ questions, state: { answers, flagged }, current, onShow }: QuestionGridProps) {
  const text = useText();
  const states = questions.map((question) => completenessOf(question, answers[question._id]));
  const answered = states.filter((state) => state === 'answered').length;
  // Only a question with several lines can be answered in part.
  const shownStates = (['answered', 'partly', 'open'] as const).filter(
    (state) => state !== 'partly' || questions.some(({ kind }) => kind === 'MATCHING'),
  );
  return (
    <nav className={styles['overview']} aria-label={text('examQuestions')}>
      <div className={styles['head']}>
        <h2>{text('examQuestions')}</h2>
        <span>{text('answeredOf', { answered, of: questions.length })}</span>
      </div>
      <ol className={styles['grid']}>
        {questions.map(({ _id }, index) => {
          const number = index + 1;
          const state = states[index] ?? 'open';
          const standing = [
            text(COMPLETENESS[state]),
            ...(flagged.has(_id) ? [text('flaggedQuestion')] : []),
          ];
          return (
            <li key={_id}>
              <button
                type="button"
                data-state={state}
                data-is-flagged={flagged.has(_id)}
                aria-current={index === current ? 'step' : undefined}
                aria-label={`${text('questionOf', { number, of: questions.length })}, ${standing.join(', ')}`}
                onClick={() => onShow(index)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className={styles['legend']} aria-hidden="true">
        {shownStates.map((state) => (
          <li key={state}>
            <i data-state={state} />
            <Text id={COMPLETENESS[state]} />
          </li>
        ))}
        <li>
          <Icon name="flag" size="small" />
          <Text id="flaggedQuestion" />
        </li>
      </ul>
    </nav>
  );
}
