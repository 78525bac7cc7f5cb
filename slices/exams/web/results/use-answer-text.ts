import { useText } from '#kit/ui/text/use-text.ts';
import type { StaffQuestion } from './staffed.ts';

type Answer = StaffQuestion['answer'];

/** Says an answer in words, whatever its kind; nothing where there is none. */
export function useAnswerText(): (question: StaffQuestion, answer: Answer) => string {
  const text = useText();
  return ({ kind, options, matches }, answer) => {
    if (!answer) return '';
    const named = (choices: StaffQuestion['options'], name: string): string =>
      choices.find((choice) => choice.name === name)?.words ?? '';
    switch (kind) {
      case 'TRUE_FALSE':
        return text(answer.isTrue ? 'answerTrue' : 'answerFalse');
      case 'MATCHING':
        return answer.pairs
          .map(({ option, match }) => `${named(options, option)} → ${named(matches, match)}`)
          .join('; ');
      case 'SINGLE_CHOICE':
      case 'MULTIPLE_CHOICE':
        return answer.options.map((name) => named(options, name)).join('; ');
      case 'FILL_IN':
      case 'ESSAY':
        return answer.words.join(' / ');
    }
  };
}
