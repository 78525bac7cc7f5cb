import { createHash } from 'node:crypto';

export interface Answer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: { code: string; problem: string; reference?: string } }[];
  text: string;
}

const LOG_IN = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { _id fullName email roles } }`;

/** Talks to the API as a script would, keeping its cookies. */
export class Browser {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor(url: string) {
    this.url = url;
  }

  /** Posts an operation and returns what came back, whatever it is. */
  async call(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? null;
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app', ...headers },
      body: JSON.stringify({ operationName, variables, query }),
    });
    const text = await response.text();
    const body = parsed(text);
    return {
      status: response.status,
      headers: response.headers,
      data: (body['data'] as Answer['data'] | undefined) ?? null,
      errors: (body['errors'] as Answer['errors'] | undefined) ?? [],
      text,
    };
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(this.url + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  logIn(email: string, password = 'a long enough password'): Promise<Answer> {
    return this.call(LOG_IN, { email, password: createHash('sha256').update(password).digest('hex') });
  }

  /** Takes a line of a Set-Cookie header to heart. */
  keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=', 2);
    const isGone = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
