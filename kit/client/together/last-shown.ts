import { isRecord, storedValue } from '../storage/stored-value.ts';
import type { Together } from './together.ts';

const parse = (stored: unknown) => (isRecord(stored) ? stored : null);

/** What was shown last at an address, which a page opened there may ask for with its HTML. */
const lastShown = storedValue('firstCalls', parse);

/** Remembers what a screen asks for in one call. */
export function rememberShown({ at, operationName }: Together): void {
  const known = lastShown.read() ?? {};
  if (known[at] !== operationName) lastShown.write({ ...known, [at]: operationName });
}

export const forgetShown = (): void => lastShown.remove();
