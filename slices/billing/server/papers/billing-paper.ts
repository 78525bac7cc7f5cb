import type { Day } from '#kit/calendar/day.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { PaperFlow } from '#kit/pdf/paper-flow.ts';
import { drawFacts, drawFeet, drawHead, type PaperFact } from '#kit/pdf/paper-frame.ts';
import { addressLines } from '#slices/people/rules/address.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { countryName } from '#slices/regions/rules/countries.ts';
import { usualPaper } from '#slices/regions/rules/usual-paper.ts';
import type { PaperParties } from './paper.queries.ts';
import type { PaperWords } from './paper-words.ts';

/** What every paper about money needs beside the money. */
export interface PaperSetting {
  college: string;
  parties: PaperParties;
  words: PaperWords;
  /** The day on the campus. */
  today: Day;
  writtenAt: Date;
}

interface BillingPaper {
  title: string;
  /** What tells it from others of its kind: its number, or its period. */
  name: string;
  facts: readonly PaperFact[];
  draw(flow: PaperFlow): void;
}

/** Sets a paper on the campus's letterhead, in the size its printers have. */
export function drawPaper(
  setting: PaperSetting,
  { title, name, facts, draw }: BillingPaper,
): Promise<Buffer> {
  const { college, parties, words, today, writtenAt } = setting;
  const { say } = words;
  const flow = new PaperFlow({
    size: usualPaper(parties.country),
    title: `${title} ${name}`,
    author: college,
    languageTag: languageTag(words.locale),
    writtenAt,
  });
  drawHead(flow, { sender: college, letterhead: letterheadOf(parties, words), title });
  const { studentNumber } = parties;
  drawFacts(flow, [
    { term: say('paperOfStudent'), value: fullName(parties).trim() },
    ...(studentNumber === null ? [] : [{ term: say('paperStudentNumber'), value: String(studentNumber) }]),
    ...facts,
    { term: say('paperWrittenOn'), value: words.day(today) },
  ]);
  draw(flow);
  drawFeet(flow, {
    name: `${title} ${name} · ${fullName(parties).trim()}`,
    pageText: (page) => say('paperPage', page),
  });
  return flow.paper.finish();
}

const letterheadOf = (
  { campus, phone, country, ...lines }: PaperParties,
  { locale }: PaperWords,
): string[] => [
  campus,
  ...addressLines(lines, country && countryName(country, languageTag(locale))),
  ...(phone ? [phone] : []),
];
