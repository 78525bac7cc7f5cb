/** How Node runs the server. */
export function serverFlags(): string[];
