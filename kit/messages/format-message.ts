import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { languageTag, type Locale } from './locales.ts';

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Parsed texts, kept because parsing costs a hundred times what formatting does. */
const parsed = new Map<string, IntlMessageFormat>();
const MAX_PARSED = 5_000;

type Make<Options, Format> = (locales?: string | string[], options?: Options) => Format;

/** Making a formatter takes longer than all it writes; there are as many as languages and styles. */
function madeOnce<Options, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const made = new Map<string, Format>();
  return (locales, options) => {
    const key = JSON.stringify([locales, options]);
    const format = made.get(key) ?? make(locales, options);
    made.set(key, format);
    return format;
  };
}

/** A day in a text is the same wherever the server stands: it is read in universal time, never in the machine's own zone. */
const formatters: Formatters = {
  getNumberFormat: madeOnce((locales, options) => new Intl.NumberFormat(locales, options)),
  getPluralRules: madeOnce((locales, options) => new Intl.PluralRules(locales, options)),
  getDateTimeFormat: madeOnce(
    (locales, options) => new Intl.DateTimeFormat(locales, { timeZone: 'UTC', ...options }),
  ),
};

/** One ICU text with its values filled in, by the language's own plural and date rules. */
export function formatMessage(locale: Locale, text: string, values: MessageValues = {}): string {
  const key = `${locale}\n${text}`;
  let message = parsed.get(key);
  if (!message) {
    if (parsed.size >= MAX_PARSED) parsed.clear();
    message = new IntlMessageFormat(text, languageTag(locale), undefined, { formatters });
    parsed.set(key, message);
  }
  return String(message.format({ ...values }));
}

/** What stands where a text should be when nobody knows its id. */
export const invalidMessage = (id: string): string => `Invalid message [${id}]`;
