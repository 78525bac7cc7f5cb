import { Text } from '#kit/ui/text/text.tsx';
import type { TranslatedMessageFragment } from './translations.graphql.generated.ts';
import styles from './translations.module.css';
import type { Draft } from './use-drafts.ts';

interface SinceThenProps {
  message: TranslatedMessageFragment;
  draft: Draft | null;
}

/** What has changed since the words were written: English, or what another window has stored. */
export function SinceThen({ message, draft }: SinceThenProps) {
  const { stored, isStale, storedEnglish } = message;
  const isChangedElsewhere = draft !== null && draft.begunFrom !== stored;
  return (
    <>
      {isChangedElsewhere && (
        <p className={styles['since']}>
          {stored === null ? (
            <Text id="restoredElsewhere" />
          ) : (
            <Text id="savedElsewhere" values={{ text: stored }} />
          )}
        </p>
      )}
      {isStale && (
        <p className={styles['since']}>
          <Text id="englishHasChanged" values={{ english: storedEnglish }} />
        </p>
      )}
    </>
  );
}
