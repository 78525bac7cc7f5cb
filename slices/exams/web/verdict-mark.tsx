import { Icon, type IconName } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { rightParts, type Verdict } from '../rules/results/verdict.ts';
import { type AnsweredQuestion, useAnswerTexts } from './answered-question.tsx';
import type { ReviewedQuestionFragment } from './result.graphql.generated.ts';
import styles from './verdict-mark.module.css';

const SIGNS = {
  right: { icon: 'check', words: 'verdictRight' },
  partly: { icon: 'partly', words: 'verdictPartly' },
  wrong: { icon: 'close', words: 'verdictWrong' },
  waiting: { icon: 'clock', words: 'verdictWaiting' },
} as const satisfies Record<Verdict, { icon: IconName; words: string }>;

/** Whether an answer is right: told by a sign, a word and a colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { icon, words } = SIGNS[verdict];
  return (
    <span className={styles['verdict']} data-verdict={verdict}>
      <Icon name={icon} size="small" />
      <Text id={words} />
    </span>
  );
}

type Answer = ReviewedQuestionFragment['answer'];

interface AnswerPartsProps {
  question: AnsweredQuestion;
  answer: Answer;
  /** What would have been right; without it nothing is said of the parts. */
  right: Answer;
}

/** What was answered, each part of it with its sign where parts are right or wrong for themselves. */
export function AnswerParts({ question, answer, right }: AnswerPartsProps) {
  const text = useText();
  const isTyped = question.kind === 'FILL_IN' || question.kind === 'ESSAY';
  // Of several right wordings the first stands for all.
  const said = useAnswerTexts()(question, answer).slice(0, isTyped ? 1 : undefined);
  const verdicts = rightParts(question.kind, answer, right);
  if (said.every((words) => words.trim() === '')) return <em>{text('notAnswered')}</em>;
  return said.map((words, index) => {
    const isRight = verdicts[index];
    if (isRight === undefined) return <span key={words}>{words}</span>;
    const { icon, words: told } = SIGNS[isRight ? 'right' : 'wrong'];
    return (
      <span key={words} className={styles['part']} data-verdict={isRight ? 'right' : 'wrong'}>
        <Icon name={icon} size="small" />
        {words}
        <span className={styles['unseen']}>{text(told)}</span>
      </span>
    );
  });
}
