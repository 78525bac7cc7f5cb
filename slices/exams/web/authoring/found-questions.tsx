import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Imported } from '#slices/exams/rules/authoring/gift.ts';
import styles from './authoring.module.css';
import { FoundAnswer } from './found-answer.tsx';
import { KIND_TEXTS } from './kind-texts.ts';

/** What would be made of a text, and what of it cannot be read, each by its line. */
export function FoundQuestions({ found: { questions, problems } }: { found: Imported }) {
  const text = useText();
  const lines = [
    ...questions.map((question) => ({ line: question.line, question, reason: null })),
    ...problems.map(({ line, reason }) => ({ line, question: null, reason })),
  ].toSorted((a, b) => a.line - b.line);
  return (
    <section aria-live="polite">
      <p>
        <Text id="importFound" values={{ count: questions.length, bad: problems.length }} />
      </p>
      <ol className={styles['found']}>
        {lines.map(({ line, question, reason }) => (
          <li key={line} data-bad={reason !== null}>
            <span className={styles['line']}>
              <Text id="importedLine" values={{ line }} />
            </span>
            {question ? (
              <div className={styles['read']}>
                {question.words}
                <span className={styles['chips']}>
                  <Chip>{text(KIND_TEXTS[question.key.kind])}</Chip>
                  <Chip>
                    <Text id="questionPointsCount" values={{ count: question.points }} />
                  </Chip>
                  {question.category && <Chip tone="info">{question.category}</Chip>}
                </span>
                <FoundAnswer question={question} />
                {question.explanation && <p className={styles['hint']}>{question.explanation}</p>}
              </div>
            ) : (
              <span>{text(reason)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
