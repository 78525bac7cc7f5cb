import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library removes what it rendered by itself only where the test functions are globals; ours are imported.
afterEach(cleanup);
