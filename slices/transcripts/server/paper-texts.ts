import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import type { Speaker } from '#slices/translations/server/api.ts';
import { paperMessages } from '../rules/paper-messages.ts';

export type PaperText = keyof typeof paperMessages;

export const PAPER_TEXTS = Object.keys(paperMessages) as PaperText[];

/** What a paper is written with: its texts, numbers and days in one language. */
export interface PaperTexts {
  say: Speaker<PaperText>;
  credits(count: number): string;
  grade(percent: number): string;
  points(gpa: number): string;
  day(day: Day): string;
}

export function paperTexts(say: Speaker<PaperText>, locale: Locale): PaperTexts {
  const language = languageTag(locale);
  const numbers = (min: number, max: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max });
  const [credits, grades, points] = [numbers(0, 1), numbers(0, 2), numbers(2, 2)];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    say,
    credits: (count) => credits.format(count),
    grade: (percent) => grades.format(percent),
    points: (gpa) => points.format(gpa),
    day: (day) => days.format(universalMidnight(day)),
  };
}
