import { matchRoutes, type DataRouteObject } from 'react-router';
import { prefetchScreen } from '#kit/client/loading/load-screen.ts';

/** The link of this site that an event is about to lead to. */
function approachedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link : null;
}

/** A pointer on its way across a list of links stays on none of them for so long. */
const DWELL_MS = 60;

/**
 * Fetches the code and the data of a screen when the pointer or the focus stays on a link to it: by the time the link is
 * pressed they are usually there. One listener serves all links, whichever slice has drawn them.
 */
export function prefetchApproachedScreens(routes: readonly DataRouteObject[]): () => void {
  const listening = new AbortController();
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const approach = (event: Event): void => {
    clearTimeout(dwelling);
    const link = approachedLink(event);
    if (!link) return;
    dwelling = setTimeout(() => {
      for (const { route, params } of matchRoutes([...routes], link.pathname) ?? [])
        prefetchScreen(route.lazy, params);
    }, DWELL_MS);
  };
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, approach, { signal: listening.signal });
  return () => listening.abort();
}
