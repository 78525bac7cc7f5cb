/** An operation that a page may send before it has loaded anything else. */
interface PreparedCall {
  at: string;
  /** The name of what the screen itself asks for, which it remembers when it is shown. */
  screen: string;
  operationName: string;
  query: string;
  parts: unknown;
  /** `:name` is taken from the address, `@name` from what the browser remembers. */
  variables: Record<string, string>;
  /** What most who come to this address are shown. */
  isUsual?: true;
}

/** Written in by the build: what can be asked for at the address of this page. */
declare const CALLS: PreparedCall[];

type Remembered = Record<string, string | undefined>;

function remembered(name: string): Remembered {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? '{}') as Remembered | null) ?? {};
  } catch {
    return {};
  }
}

/** What stands in the address where the pattern has a name. */
function fromAddress(pattern: string, name: string): string | undefined {
  const index = pattern.split('/').indexOf(name);
  return location.pathname.split('/')[index];
}

/** Where nobody was here before there may be a session all the same, unless its end is still to be told to the server. */
function isNewBrowser(): boolean {
  try {
    return !remembered('user')['_id'] && localStorage.getItem('signOutUnfinished') === null;
  } catch {
    return false;
  }
}

/** What most are shown, in the language of whoever the server finds them to be. */
function usualCall(): { prepared: PreparedCall | undefined; known: Remembered; headers: object } {
  const { publicLocale = 'en', readLocale = publicLocale } = remembered('appState');
  const prepared = CALLS.find(({ isUsual }) => isUsual);
  return { prepared, known: { textsLocale: publicLocale, readLocale }, headers: {} };
}

/** What was shown here last; what another user was shown is not for this one. */
function lastCall(): { prepared: PreparedCall | undefined; known: Remembered; headers: object } {
  const { _id: userId, locale } = remembered('user');
  const shown = remembered('firstCalls');
  const isTheirs = userId && locale && shown['owner'] === userId;
  const prepared = isTheirs ? CALLS.find(({ at, screen }) => shown[at] === screen) : undefined;
  const readLocale = remembered('appState')['readLocale'] ?? 'en';
  return { prepared, known: { textsLocale: locale, readLocale }, headers: { 'x-locale': locale } };
}

/**
 * Runs before the scripts of the page are there, and asks for what they will need first. It knows who was here last only
 * from what the browser remembers; where that is not enough it leaves asking to the page. A browser that is here for the first time
 * asks for what most are shown: what it is told of the user serves whoever it is, and the rest where it is theirs.
 */
function askFirst(): void {
  const { prepared, known, headers } = isNewBrowser() ? usualCall() : lastCall();
  if (!prepared) return;
  const { operationName, query, parts } = prepared;
  const variables: Remembered = { textsLocale: known['textsLocale'] };
  for (const [name, source] of Object.entries(prepared.variables))
    variables[name] = source.startsWith(':') ? fromAddress(prepared.at, source) : known[source.slice(1)];
  const response = fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers,
    },
    body: JSON.stringify({ operationName, variables, query }),
  });
  // Whether it went wrong is asked later, by the page.
  response.catch(() => undefined);
  Object.assign(window, { firstCall: { operationName, query, parts, variables, response } });
}

askFirst();

// oxlint-disable-next-line unicorn/require-module-specifiers -- Nothing of this is global; the build takes the line out again.
export {};
