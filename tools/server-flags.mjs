/**
 * How Node runs the server, which must stay under 250 MB (bench/memory.bench.ts). What lives is about 55 MB; the rest
 * is rubbish of requests that Node, left alone, lets grow to 360 MB before it sweeps. A small nursery and a sweep once
 * what lives has grown by two fifths keep a process at 220 MB, also after 40,000 requests, at no speed worth naming.
 * A process that rests sweeps once more by itself (apps/server/start/give-memory-back.ts), for which it needs `gc`.
 */
export const serverFlags = () => ['--expose-gc', '--max-semi-space-size=16', '--heap-growing-percent=40'];

/**
 * Memory outside of the heap, as the C library of Linux heeds it: larger buffers go back to the system when they are let go
 * instead of leaving gaps, and threads share two places to take theirs from. Together about 30 MB a process.
 */
export const serverEnv = () => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
});
