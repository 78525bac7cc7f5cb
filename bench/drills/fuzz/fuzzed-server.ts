import { pino } from 'pino';
import { serve } from '#apps/server/serve.ts';
import { readConfig } from '#kit/config/config.ts';
import { redact } from '#kit/reporting/redact.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

// The server under fuzz, in a process of its own so that what it keeps in memory is its own. It tells its port, its
// surprises, and how much it holds when it is asked.

/** What a process that was forked by the drill may say. */
export type ServerWord = { port: number } | { surprise: string } | { residentBytes: number };

const say = (word: ServerWord): void => void process.send?.(word);

const log = pino(
  // As the real log does it: without this an error is written as {}.
  { level: 'error', formatters: { log: (line) => redact(line) as Record<string, unknown> } },
  { write: (line: string) => say({ surprise: line.slice(0, 2_000) }) },
);
const config = { ...readConfig(process.env), port: 0 };
const served = await serve(config, { databaseUrl: config.databaseUrl ?? '', log });
liftRateLimits(served.state);
say({ port: served.port });

process.on('message', () => {
  // What is only waiting to be used again counts for nothing: the memory is given back before it is measured.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  say({ residentBytes: process.memoryUsage().rss });
});
process.on('disconnect', () => void served.stop().then(() => process.exit(0)));
