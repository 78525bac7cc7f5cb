import type { TimeOfDay } from './zone.ts';

const PM = /^(p|pm|p\.m\.|中午|下午|晚上)$/i;
const AM = /^(a|am|a\.m\.|凌晨|清晨|早上|上午)$/i;

/** Reads a time as people type it: 9, 930, 9:30, 9.30, 21 h 30, 9:30 pm. What is none gives null. */
export function readTime(words: string): TimeOfDay | null {
  const [, before = '', hourWords = '', minuteWords = '', after = ''] =
    /^\s*(\D*?)\s*(\d{1,2}?)\s*[:.,h時时点點\s]?\s*(\d{2})?\s*([^\d\s][^\d]*?)?\s*$/iu.exec(words) ?? [];
  if (hourWords === '') return null;
  const half = before || after.replace(/^(uhr|h|分)$/i, '');
  const isPm = PM.test(half);
  if (half !== '' && !isPm && !AM.test(half)) return null;
  const written = Number(hourWords);
  if (half !== '' && (written < 1 || written > 12)) return null;
  const hour = half === '' ? written : (written % 12) + (isPm ? 12 : 0);
  const minute = Number(minuteWords || 0);
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
