import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';

interface AnswerTextProps {
  question: ReviewedQuestionFragment;
  answer: ReviewedQuestionFragment['answer'];
}

/** An answer in words, whatever its kind. */
export function AnswerText({ question: { kind, options, matches }, answer }: AnswerTextProps) {
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
    // Of several wordings that are right the first one stands for all.
    return kind === 'FILL_IN' || kind === 'ESSAY'
      ? answer.words.slice(0, 1)
      : answer.options.map((name) => wordsOf(options, name));
  })().filter((words) => words.trim() !== '');
  if (said.length === 0)
    return (
      <em>
        <Text id="notAnswered" />
      </em>
    );
  return said.map((words) => <span key={words}>{words}</span>);
}
