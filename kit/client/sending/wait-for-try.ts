/** Waits before something is tried again; without a network, until it is back, for nothing could come of it before. */
export async function waitForTry(ms: number, signal: AbortSignal): Promise<void> {
  await until(signal, (go) => {
    const timer = setTimeout(go, ms);
    return () => clearTimeout(timer);
  });
  if (navigator.onLine) return;
  await until(signal, (go) => {
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  });
}

/** Waits for what calls `go`, or fails as soon as nobody wants it any more. */
function until(signal: AbortSignal, listen: (go: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const stop = listen(() => {
      stop();
      signal.removeEventListener('abort', fail);
      resolve();
    });
    const fail = (): void => {
      stop();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', fail, { once: true });
  });
}
