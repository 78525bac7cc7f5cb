import { isRecord, storedValue } from '../storage/stored-value.ts';
import type { Together } from './together.ts';

const parse = (stored: unknown) => (isRecord(stored) ? stored : null);

/** What was shown last at an address, which a page opened there may ask for with its HTML. */
const lastShown = storedValue('firstCalls', parse);

/** Remembers what a screen asks for in one call; null where it has nothing to ask so. */
export function rememberShown(address: string, together: Together | null): void {
  const known = lastShown.read() ?? {};
  const now = together?.operationName;
  if (known[address] !== now) lastShown.write({ ...known, [address]: now });
}

export const forgetShown = (): void => lastShown.remove();
