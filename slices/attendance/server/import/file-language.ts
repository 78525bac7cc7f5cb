import type { Locale } from '#kit/messages/locales.ts';
import type { BundledMessages } from '#kit/messages/messages-on-disk.ts';
import type { FileLanguage } from '../../rules/import/attendance-file.ts';

/** As a roll is saved by a person who reads this language. */
export function languageOf(bundled: BundledMessages, locale: Locale): FileLanguage {
  const text = (id: string): string => bundled.text(locale, id) ?? '';
  return {
    heads: {
      student: text('studentNumber'),
      campus: text('behindCampus'),
      day: text('rollFileDay'),
      start: text('rollFileStart'),
      course: text('rollFileCourse'),
      status: text('rollFileStatus'),
      minutes: text('rollFileMinutes'),
    },
    statuses: {
      PRESENT: { name: text('statusPresent'), letter: text('statusPresentLetter') },
      LATE: { name: text('statusLate'), letter: text('statusLateLetter') },
      ABSENT: { name: text('statusAbsent'), letter: text('statusAbsentLetter') },
      EXCUSED: { name: text('statusExcused'), letter: text('statusExcusedLetter') },
    },
  };
}
