/**
 * How Node runs the server. Requests leave little behind, so a small nursery for new objects costs no speed worth
 * naming, and a process stays under 250 MB (bench/memory.bench.ts) where Node's own choice lets it grow to 360.
 */
export const serverFlags = () => ['--max-semi-space-size=4'];
