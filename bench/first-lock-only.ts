import pg from 'pg';

/**
 * The server without its second lock, for bench/second-lock.bench.ts only: no connection is told a scope. That its
 * tables are unlocked is the benchmark's own doing, in a database of its own.
 */
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function unlessScope(this: pg.Client, ...args: unknown[]) {
  const isScope = typeof args[0] === 'string' && args[0].startsWith('set app.');
  return isScope ? Promise.resolve() : query.apply(this, args);
} as typeof pg.Client.prototype.query;

await import('#apps/server/main.ts');
