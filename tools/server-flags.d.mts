/** How Node runs the server. */
export function serverFlags(): string[];
/** What its processes are told about memory outside of the heap. */
export function serverEnv(): Record<string, string>;
