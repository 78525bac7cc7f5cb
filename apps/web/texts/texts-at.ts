import { placeOf } from '../site-map/place-of.ts';
import type { TextPart } from './texts-in-use.ts';

/** Developers look at the parts of all screens without being anybody. */
const isCatalogue = (pathname: string): boolean => import.meta.env.CATALOGUE && pathname === '/catalogue';

/** Which texts a screen speaks from when somebody is signed in: those of staff where only staff come. */
export function textsAt(pathname: string): TextPart {
  const anyOf = placeOf(pathname)?.anyOf;
  return isCatalogue(pathname) || (anyOf && !anyOf.includes('user')) ? 'office' : 'college';
}

export const visitorsTextsAt = (pathname: string): TextPart =>
  isCatalogue(pathname) ? 'office' : 'doorstep';
