import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { stopWorkOfUser } from '#kit/client/session/work-of-user.ts';
import { chooseReaderZone } from '#kit/ui/date/reader-zone.ts';
import { tellTimesAsOf } from '#kit/ui/moment/as-of.ts';
import '#kit/client/query/persisted-answers.ts';

// Not how long anything may take, but how long a busy machine is waited for before what should come is called missing.
configure({ asyncUtilTimeout: 60_000 });

// Times are told from a day long before those in the tests, so that none of them is ever "tomorrow".
tellTimesAsOf(new Date('2020-01-01T12:00:00Z'));

// A file that signs a reader in leaves their zone behind; the next one begins with that of the machine.
chooseReaderZone(null);

// Testing Library removes what it rendered by itself only where the test functions are globals; ours are imported.
afterEach(cleanup);

// Nor may one test see what another has asked for.
afterEach(stopWorkOfUser);

// Files share their modules and their clock: one that is left standing would keep the next file's clicks waiting.
afterEach(() => {
  vi.useRealTimers();
});
