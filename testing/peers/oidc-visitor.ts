/**
 * Goes from the authorization address to the callback as a browser would: keeps cookies, follows redirects and,
 * on the page of accounts, presses the button whose form holds this text. Returns the callback with its query.
 */
export async function visitAsBrowser(authorizationUrl: string, callback: string, account = ''): Promise<URL> {
  const cookies = new Map<string, string>();
  let step: { url: URL; body?: URLSearchParams } = { url: new URL(authorizationUrl) };
  for (let steps = 0; steps < 10; steps++) {
    if (step.url.href.startsWith(callback)) return step.url;
    const response = await fetch(step.url, {
      ...(step.body && { method: 'POST', body: step.body }),
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    step =
      location === null
        ? pressButton(await response.text(), step.url, account)
        : { url: new URL(location, step.url) };
  }
  throw new Error(`The provider never came back to ${callback}.`);
}

function pressButton(page: string, url: URL, account: string): { url: URL; body: URLSearchParams } {
  const form = (page.match(/<form[\s\S]*?<\/form>/g) ?? []).find((html) => html.includes(account));
  if (form === undefined)
    throw new Error(`The provider shows no account with ${account}: ${page.slice(0, 500)}`);
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? '';
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of form.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    body.set(name, value.replaceAll('&amp;', '&'));
  }
  return { url: new URL(action, url), body };
}
