import { placeOf } from '../site-map/place-of.ts';
import type { TextPart } from './texts-in-use.ts';

/** The catalogue of parts is open without sign-in in development. */
const isCatalogue = (pathname: string): boolean => import.meta.env.CATALOGUE && pathname === '/catalogue';

/** Where alumni meet, teachers evaluate, deans read what is asked, exams are sat, hours logged, rolls taken, invoices, attendance, calendars, grades, transcripts, links, news and notifications read. What they say is carried with what staff read: nobody else waits for it. */
const isDesk = (pathname: string): boolean =>
  /^\/(alumni|attendances|calendar|evaluations\/groups|leave-requests|check-in|google-auth|news|notifications|transaction|student\/(attendance|evaluations|exams|assessments|grades|hours|links|transactions|transcript)|teaching\/[^/]+\/(grades|exams|assignments))\b/.test(
    pathname,
  ) || isCheck(pathname);

/** Where sponsors pay, transcripts are verified and mails given up, without sign-in. */
const isCheck = (pathname: string): boolean => /^\/(sponsor|unsubscribe|verify)\b/.test(pathname);

/** Which texts a screen needs after sign-in: those of staff where only staff come. */
export function textsAt(pathname: string): TextPart {
  const anyOf = placeOf(pathname)?.anyOf;
  const isOffice = anyOf && !anyOf.includes('user');
  return isCatalogue(pathname) || isDesk(pathname) || isOffice ? 'office' : 'college';
}

export const visitorsTextsAt = (pathname: string): TextPart =>
  isCatalogue(pathname) || isCheck(pathname) ? 'office' : 'doorstep';
