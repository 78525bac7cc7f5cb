/**
 * How Node runs the server, which must stay under 250 MB (bench/memory.bench.ts). What lives is about 55 MB; the rest
 * is rubbish of requests that Node, left alone, lets grow to 360 MB before it sweeps. A small nursery and a sweep once
 * what lives has grown by two fifths keep a process at 220 MB, also after 40,000 requests, at no speed worth naming.
 */
export const serverFlags = () => ['--max-semi-space-size=16', '--heap-growing-percent=40'];
