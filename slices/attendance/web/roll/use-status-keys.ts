import { useText } from '#kit/ui/text/use-text.ts';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '../../rules/status.ts';
import { STATUS_TEXTS } from './status-texts.ts';

const ENGLISH: Readonly<Record<AttendanceStatus, string>> = {
  PRESENT: 'p',
  LATE: 'l',
  ABSENT: 'a',
  EXCUSED: 'e',
};
/** Begins the keys that lead to other screens. */
const GO = 'g';

/** Letters of a keyboard: signs that need an input method cannot be pressed. */
const isKey = (letter: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(letter) && letter !== GO;

/** The keys that mark: the letters that the reader sees, or the English ones where these cannot be keys. */
export function useStatusKeys(): Readonly<Record<AttendanceStatus, string>> & { shown: string } {
  const text = useText();
  const letters = ATTENDANCE_STATUSES.map((status) => text(STATUS_TEXTS[status].letter).toLocaleLowerCase());
  const areKeys = letters.every(isKey) && new Set(letters).size === letters.length;
  const keyOf = (status: AttendanceStatus, at: number): string =>
    areKeys ? (letters[at] ?? ENGLISH[status]) : ENGLISH[status];
  const keys = ATTENDANCE_STATUSES.map((status, at) => [status, keyOf(status, at)] as const);
  return {
    ...(Object.fromEntries(keys) as Record<AttendanceStatus, string>),
    shown: keys.map(([, key]) => key.toLocaleUpperCase()).join(' '),
  };
}
