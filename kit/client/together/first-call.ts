import { call } from '../call/call.ts';
import type { AskedTogether, Together, Values } from './together.ts';

/** What a page has asked for with its HTML, before any of its other scripts was there (apps/web/frame/ask-first.ts). */
interface PageCall extends Pick<Together, 'operationName' | 'query' | 'parts'> {
  variables: Values;
  response: Promise<Response>;
}

declare global {
  interface Window {
    firstCall?: PageCall;
  }
}

let first: AskedTogether | null = null;
let isTaken = false;

/** What the page needs first: asked for with its HTML, or now with what every page needs. */
export function askFirst(frame: Together, frameVariables: Values): AskedTogether {
  const { firstCall } = window;
  const { variables, ...together } = firstCall ?? { ...frame, variables: frameVariables };
  const options = firstCall ? { response: firstCall.response } : {};
  const answer = call<Values, Values>(together, variables, options);
  // Those who need a part of it say what is wrong.
  answer.catch(() => undefined);
  first = { together, variables, answer };
  return first;
}

/** What was asked first, for those who need a part of it; null where nothing was. */
export const askedFirst = (): AskedTogether | null => first;

/** The same to share it with the screen, once. */
export function takeFirst(): AskedTogether | null {
  const taken = isTaken ? null : first;
  isTaken = true;
  return taken;
}

/** Whether the page has asked for all of it with its HTML, and its answer is still to be shared. */
export const isAskedWithPage = ({ parts }: Together): boolean =>
  !isTaken && Object.keys(parts).every((name) => name in (window.firstCall?.parts ?? {}));
