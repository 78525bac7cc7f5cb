import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isAnswered, type Desk } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { ShownQuestion } from './answer-desk.ts';
import styles from './overview.module.css';

interface QuestionGridProps {
  questions: readonly ShownQuestion[];
  state: Desk;
  current: number | null;
  onShow: (place: number) => void;
}

export function QuestionGrid({ questions, state: { answers, flagged }, current, onShow }: QuestionGridProps) {
  const text = useText();
  const isDone = (id: string): boolean => isAnswered(answers[id] ?? {});
  const answered = questions.filter(({ _id }) => isDone(_id)).length;
  return (
    <nav className={styles['overview']} aria-label={text('examQuestions')}>
      <div className={styles['head']}>
        <h2>{text('examQuestions')}</h2>
        <span>{text('answeredOf', { answered, of: questions.length })}</span>
      </div>
      <ol className={styles['grid']}>
        {questions.map(({ _id }, index) => {
          const number = index + 1;
          const standing = [
            isDone(_id) ? text('answeredQuestion') : text('openQuestion'),
            ...(flagged.has(_id) ? [text('flaggedQuestion')] : []),
          ];
          return (
            <li key={_id}>
              <button
                type="button"
                data-is-done={isDone(_id)}
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
        <li>
          <i data-is-done="true" />
          <Text id="answeredQuestion" />
        </li>
        <li>
          <i />
          <Text id="openQuestion" />
        </li>
        <li>
          <Icon name="flag" size="small" />
          <Text id="flaggedQuestion" />
        </li>
      </ul>
    </nav>
  );
}
