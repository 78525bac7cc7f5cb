import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { languageTag, type Locale } from '#kit/messages/locales.ts';

/** The texts of one language by their ids, in ICU message syntax. */
export type Texts = Readonly<Record<string, string>>;

interface TextProviderProps {
  locale: Locale;
  texts: Texts;
  /** In which times are told; that of the reader's clock unless they chose another. */
  timeZone?: string;
  children: ReactNode;
}

/** Gives everything inside it a language. */
export function TextProvider({ locale, texts, timeZone, children }: TextProviderProps) {
  return (
    <IntlProvider
      locale={languageTag(locale)}
      messages={texts}
      onError={tellTranslators}
      {...(timeZone !== undefined && { timeZone })}
    >
      {children}
    </IntlProvider>
  );
}

/** A text that cannot be formatted is shown as it stands; who translates it finds the reason in the console. */
function tellTranslators(error: Error): void {
  // oxlint-disable-next-line eslint/no-console
  console.warn(error.message);
}
