import { afterAll, beforeAll, expect } from 'vitest';
import { hearOfSecondConnections } from '#kit/db/one-connection.ts';

/** For a file of tests, none of whose actions may ask for a second connection while it is in a transaction. */
export function expectOneConnectionEach(): void {
  const asked = new Set<string>();
  beforeAll(() => hearOfSecondConnections((what) => asked.add(what)));
  afterAll(() => {
    hearOfSecondConnections(null);
    expect([...asked]).toEqual([]);
  });
}
