import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';

interface Word {
  value: string;
  label: string;
}

/** What the audit log can tell of, in the reader's words and order: every action and every kind of record. */
export function useKnownWords(): { actions: Word[]; kinds: Word[] } {
  const { messages, locale } = useIntl();
  const textIfKnown = useTextIfKnown();
  return useMemo(() => {
    const wordsAfter = (prefix: RegExp): Word[] =>
      Object.keys(messages)
        .filter((id) => prefix.test(id))
        .map((id) => ({ value: codeOf(id.replace(prefix, '$1')), label: textIfKnown(id) ?? id }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale));
    return { actions: wordsAfter(/^did([A-Z])/), kinds: wordsAfter(/^auditKind([A-Z])/) };
  }, [messages, locale, textIfKnown]);
}

const codeOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
