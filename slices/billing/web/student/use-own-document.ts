import { useEffect, useState } from 'react';
import { config } from '#kit/client/config.ts';

/** Where the page that is open was loaded from; the screens since were drawn in it. */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : location.pathname;
}

/**
 * Only a page that was loaded from the address of a card page may hold Stripe's fields: its headers let them in. Who came from another
 * screen has it loaded afresh, and until then there is nothing to draw.
 */
export function useOwnDocument(): boolean {
  const [isOwn] = useState(() => config().cards !== 'stripe' || loadedPath() === location.pathname);
  useEffect(
    function loadOwnDocument() {
      if (!isOwn) location.reload();
    },
    [isOwn],
  );
  return isOwn;
}
