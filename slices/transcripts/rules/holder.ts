import type { Day } from '#kit/calendar/day.ts';
import type { TranscriptContent } from './issue.ts';

/** What those who hold the code of a transcript are told, to compare it with the paper. */
export interface TranscriptHolder {
  name: string;
  isWholeName: boolean;
  studentNumber: string | null;
  number: string;
  issuedOn: Day;
  creditsEarned: number;
  campus: string;
  college: string;
}

interface Name {
  firstName: string;
  lastName: string;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const initialOf = (word: string): string => {
  const [first] = letters.segment(word);
  return first ? `${first.segment}.` : '';
};

/** "M. J. Stone". */
export const initialsAndFamilyName = ({ firstName, lastName }: Name): string =>
  [...firstName.split(/\s+/).map(initialOf), lastName].filter((part) => part !== '').join(' ');

/** As the paper has it. Older ones do not tell given and family name apart: the account does. */
export function holderOf(
  content: TranscriptContent,
  account: Name,
  { showsWholeName }: { showsWholeName: boolean },
): TranscriptHolder {
  const { studentName, firstName = account.firstName, lastName = account.lastName } = content;
  const { number, issuedOn, creditsEarned, campus, college, studentNumber = null } = content;
  return {
    name: showsWholeName ? studentName : initialsAndFamilyName({ firstName, lastName }),
    isWholeName: showsWholeName,
    studentNumber,
    number,
    issuedOn,
    creditsEarned,
    campus,
    college,
  };
}
