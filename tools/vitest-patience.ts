import { vi } from 'vitest';

/** Not how long anything may take, but how long a busy machine is waited for before what should come is called missing. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;
// Files share their modules, and this runs before each of them.
if (!('isPatient' in waitFor))
  vi.waitFor = Object.assign(
    ((callback, options = PATIENCE_MS) => waitFor(callback, options)) as typeof waitFor,
    { isPatient: true },
  );
