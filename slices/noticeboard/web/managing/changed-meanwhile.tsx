import { useEffect, useRef } from 'react';
import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './managing.module.css';
import type { DraftPart } from './merge-drafts.ts';

interface ChangedMeanwhileProps {
  taken: readonly DraftPart[];
  /** What both have changed, and whose stands in the form. */
  clashes: readonly { part: DraftPart; isTheirs: boolean }[];
  onSwap: (part: DraftPart) => void;
}

/** What another user has saved while a post was being written, and whose words stand in the form. */
export function ChangedMeanwhile({ taken, clashes, onSwap }: ChangedMeanwhileProps) {
  const named = usePartText();
  const top = useRef<HTMLDivElement>(null);
  useEffect(function leadThere() {
    top.current?.focus();
  }, []);
  return (
    <div ref={top} className={styles['meanwhile']} tabIndex={-1}>
      <Note>
        <Text id="newsChangedMeanwhile" />
        {taken.length > 0 && (
          <>
            {' '}
            <Text id="newsTheirsTaken" values={{ parts: taken.map(named).join(', ') }} />
          </>
        )}
      </Note>
      {clashes.map(({ part, isTheirs }) => (
        <Note key={part} tone="warning">
          <span className={styles['clash']}>
            <Text id={isTheirs ? 'newsTheirsShown' : 'newsYoursShown'} values={{ part: named(part) }} />
            <Button onClick={() => onSwap(part)}>
              <Text id={isTheirs ? 'newsUseYours' : 'newsUseTheirs'} />
            </Button>
          </span>
        </Note>
      ))}
    </div>
  );
}

const NAMES = {
  picture: 'newsPicture',
  audience: 'newsAudienceTitle',
  time: 'newsWhen',
  signature: 'newsSender',
  pinned: 'newsPinnedField',
  commentsAllowed: 'newsCommentsField',
} as const;

function usePartText(): (part: DraftPart) => string {
  const text = useText();
  return (part) => {
    const locale = LOCALES.find((one) => part === `text.${one}`);
    return locale ? LOCALE_NAMES[locale] : text(NAMES[part as keyof typeof NAMES]);
  };
}
