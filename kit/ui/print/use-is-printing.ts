import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper, however that was asked for. What follows from it is drawn before the browser looks. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(function followThePrinter() {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setIsPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
