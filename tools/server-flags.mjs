/**
 * How Node runs the server. With this nursery for new objects a process stays under 250 MB (bench/memory.bench.ts), where
 * Node's own choice lets it grow to 360; half of it costs a tenth of the requests per second (bench/current-user.bench.ts).
 */
export const serverFlags = () => ['--max-semi-space-size=8'];
