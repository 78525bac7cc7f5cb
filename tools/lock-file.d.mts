/** Waits until no other living process holds the lock file, takes it, and answers the function that gives it back. */
export function takeLock(path: string): Promise<() => void>;
