/** Stylesheets that were asked for and did not come. The bundler asks for each of them once and never again. */
const missing = new Set<HTMLLinkElement>();
/** Those that have been asked for again. */
const fetching = new Set<Promise<void>>();

/** From here on it is known which stylesheets did not come. */
export function watchStyles(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // Such an event rises nowhere, and is heard only on its way down.
  document.addEventListener('error', note, true);
}

const fetchAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = document.createElement('link');
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    missing.delete(link);
    link.replaceWith(next);
  });

export async function fetchMissingStyles(): Promise<void> {
  for (const link of missing) {
    const fetched = fetchAgain(link);
    fetching.add(fetched);
    const forget = (): void => void fetching.delete(fetched);
    fetched.then(forget, forget);
  }
  await Promise.all(fetching);
}
