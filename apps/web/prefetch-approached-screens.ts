import { matchRoutes, type DataRouteObject } from 'react-router';
import { prefetchScreen } from '#kit/client/loading/load-screen.ts';

/** The link of this site that an event is about to lead to. */
function approachedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link : null;
}

/**
 * Fetches the code of a screen as soon as the pointer or the focus comes to a link to it: by the time the link is
 * pressed it is usually there. One listener serves all links, whichever slice has drawn them.
 */
export function prefetchApproachedScreens(routes: readonly DataRouteObject[]): () => void {
  const listening = new AbortController();
  const prefetch = (event: Event): void => {
    const link = approachedLink(event);
    if (!link) return;
    for (const { route } of matchRoutes([...routes], link.pathname) ?? []) prefetchScreen(route.lazy);
  };
  for (const name of ['pointerover', 'focusin']) {
    document.addEventListener(name, prefetch, { signal: listening.signal });
  }
  return () => listening.abort();
}
