import { Icon } from '#kit/ui/icon/icon.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ImportedQuestion } from '#slices/exams/rules/authoring/gift.ts';
import styles from './authoring.module.css';

interface Said {
  words: string;
  isRight: boolean;
}

/** What can be answered to a question that was read, and which of it would be right. */
export function FoundAnswer({ question }: { question: ImportedQuestion }) {
  const text = useText();
  const said = ((): Said[] => {
    const { key, options, matches } = question;
    switch (key.kind) {
      case 'SINGLE_CHOICE':
        return options.map(({ id, words }) => ({ words, isRight: id === key.option }));
      case 'MULTIPLE_CHOICE':
        return options.map(({ id, words }) => ({ words, isRight: key.options.includes(id) }));
      case 'TRUE_FALSE':
        return [{ words: text(key.isTrue ? 'answerTrue' : 'answerFalse'), isRight: true }];
      case 'MATCHING':
        return options.map(({ id, words }) => {
          const match = matches.find((one) => one.id === key.pairs[id]);
          return { words: `${words} → ${match?.words ?? ''}`, isRight: true };
        });
      case 'FILL_IN':
        return key.accepted.map((words) => ({ words, isRight: true }));
      case 'ESSAY':
        return [];
    }
  })();
  return (
    <ul className={styles['said']}>
      {said.map(({ words, isRight }, index) => (
        <li
          key={index}
          data-is-right={isRight}
          aria-label={isRight ? `${text('rightAnswer')}: ${words}` : undefined}
        >
          {isRight && <Icon name="check" size="small" />}
          {words}
        </li>
      ))}
    </ul>
  );
}
