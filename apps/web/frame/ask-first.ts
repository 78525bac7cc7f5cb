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

/**
 * Runs before the scripts of the page are there, and asks for what they will need first. It knows who was here last only
 * from what the browser remembers; where that is not enough it leaves asking to the page.
 */
function askFirst(): void {
  const user = remembered('user');
  const state = remembered('appState');
  const shown = remembered('firstCalls');
  const prepared = CALLS.find(({ at, screen }) => shown[at] === screen);
  // What another user was shown last is not for this one.
  if (!prepared || !user['_id'] || shown['owner'] !== user['_id'] || !user['locale']) return;
  const { operationName, query, parts } = prepared;
  const known: Remembered = { textsLocale: user['locale'], readLocale: state['readLocale'] ?? 'en' };
  const variables: Remembered = { textsLocale: user['locale'] };
  for (const [name, source] of Object.entries(prepared.variables))
    variables[name] = source.startsWith(':') ? fromAddress(prepared.at, source) : known[source.slice(1)];
  const response = fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-locale': user['locale'],
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
