import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import type { CheckedTranslationFragment } from './translations.graphql.generated.ts';
import styles from './translations.module.css';
import type { FilePlan } from './use-translations-file.ts';

/** What a file would do: what cannot be used first, then every text that changes. */
export function PlannedTexts({
  plan: { lines, changes, refused },
  locale,
}: {
  plan: FilePlan;
  locale: Locale;
}) {
  const problemText = useProblemText();
  const same = lines - changes.length - refused.length;
  return (
    <section aria-live="polite" className={styles['planned']}>
      <Note tone={refused.length > 0 || lines === 0 ? 'warning' : 'info'}>
        <Text id="importedTexts" values={{ lines, changed: changes.length, bad: refused.length, same }} />
      </Note>
      <ul>
        {refused.map((words) => (
          <li key={words.id} data-bad>
            <strong>{words.id}</strong>
            <span>{problemText(tellable(words))}</span>
          </li>
        ))}
        {changes.map(({ id, text: after, before }) => (
          <li key={id}>
            <strong>{id}</strong>
            {before && <del lang={languageTag(locale)}>{before}</del>}
            <ins lang={languageTag(locale)}>{after}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers came as words. */
const tellable = ({ problem, problemValues }: CheckedTranslationFragment) => ({
  message: problem ?? '',
  problem: problem ?? null,
  values: Object.fromEntries(
    problemValues.map(({ name, value }) => [name, name === 'max' ? Number(value) : value]),
  ),
});
