import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { writtenPercent, type Percent } from '#kit/percent/percent.ts';
import type { Speaker } from '#slices/translations/server/api.ts';
import { brandName } from '../../rules/card-brands.ts';
import { messages } from '../../rules/messages.ts';
import { METHOD_TEXTS, TYPE_TEXTS, type BillingText } from '../../rules/transaction-texts.ts';
import type { EntryRecord } from '../ledger.queries.ts';

export const PAPER_TEXTS = Object.keys(messages.sources) as BillingText[];

/** What a paper is written with: its texts, amounts and days in one language. */
export interface PaperWords {
  locale: Locale;
  languageTag: string;
  say: Speaker<BillingText>;
  amount(amount: MinorUnits, currency: Currency): string;
  percent(percent: Percent): string;
  day(day: Day): string;
  shortDay(day: Day): string;
  days(from: Day, until: Day): string;
  what(entry: EntryRecord): string;
  method(entry: EntryRecord): string;
}

export function paperWords(say: Speaker<BillingText>, locale: Locale): PaperWords {
  const language = languageTag(locale);
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    locale,
    languageTag: language,
    say,
    amount: (amount, currency) => formatAmount(amount, currency, language).replace('-', '−'),
    percent: (percent) => percents.format(`${writtenPercent(percent)}e-2` as `${number}`),
    day: (day) => long.format(universalMidnight(day)),
    shortDay: (day) => short.format(universalMidnight(day)),
    days: (from, until) => long.formatRange(universalMidnight(from), universalMidnight(until)),
    what: ({ type, method, reverses, isReversed }) => {
      const what = say(method === 'WRITE_OFF' ? METHOD_TEXTS[method] : TYPE_TEXTS[type]);
      return reverses !== null || isReversed ? say('typeReversed', { what }) : what;
    },
    method({ type, method, isSponsored, cardBrand, cardLastDigits: digits }) {
      if (isSponsored) return say('methodSponsor');
      if (cardBrand !== null && digits !== null)
        return say('cardNamed', { brand: brandName(cardBrand), digits });
      return method === null || type === 'CREDIT_NOTE' ? '' : say(METHOD_TEXTS[method]);
    },
  };
}
