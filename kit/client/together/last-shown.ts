import { isRecord, storedValue } from '../storage/stored-value.ts';
import { storedUser } from '../session/stored-user.ts';
import type { Together } from './together.ts';

const parse = (stored: unknown) => (isRecord(stored) ? stored : null);

/** What was shown last at an address, and to whom, which a page opened there may ask for with its HTML. */
const lastShown = storedValue('firstCalls', parse);

/** Remembers what a screen asks for in one call. */
export function rememberShown({ at, operationName }: Together): void {
  const owner = storedUser.read()?._id;
  const stored = lastShown.read();
  const known: Record<string, unknown> = stored?.['owner'] === owner ? { ...stored } : { owner };
  if (known[at] !== operationName) lastShown.write({ ...known, [at]: operationName });
}

export const forgetShown = (): void => lastShown.remove();
