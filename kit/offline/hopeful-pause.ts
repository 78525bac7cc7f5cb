/** Waits so long, or until the browser says that there is a network again. */
export const hopefulPause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: listening.signal });
  });
