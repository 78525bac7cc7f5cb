/** A text that stands in one column of one subject's record and nowhere else. */
export const markFor = (subject: string, record: string, column: string): string =>
  `mark-${subject}-${record}-${column}`;

const MARK = /mark-(?<subject>[a-z]+)-[a-z]+-[a-z0-9]+/g;

export interface Mark {
  text: string;
  subject: string;
}

/** The marks in a text. */
export const marksIn = (text: string): Mark[] =>
  [...text.matchAll(MARK)].map((match) => ({ text: match[0], subject: match.groups?.['subject'] ?? '' }));
