import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '#kit/http/security-headers.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { pageRoutes } from './page-routes.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-pages-'));
  await mkdir(join(folder, 'login'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'first'));
  await writeFile(join(folder, 'index.html'), 'any page');
  await writeFile(join(folder, 'first/0.html'), 'page of a course');
  await writeFile(
    join(folder, 'first/pages.json'),
    JSON.stringify({ '/courses/:courseId': '/first/0.html' }),
  );
  await writeFile(join(folder, 'assets/app-1a2b.js'), '');
  for (const locale of LOCALES) await writeFile(join(folder, `login/${locale}.html`), `login in ${locale}`);
  app = fastify();
  const headers = securityHeaders({ assets: [], images: [], media: [], connections: [], isHttps: true });
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  pageRoutes(app, { folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const session = `__Host-sid=0199f0a0-0000-7000-8000-000000000000.${Buffer.alloc(32).toString('base64url')}`;

describe('the login page', () => {
  test.each([
    ['/login', 'de-CH,de;q=0.9', 'login in de_DE'],
    ['/login?redirect=%2Flogits', 'uk', 'login in uk_UA'],
    ['/', 'sw,pl;q=0.5', 'login in pl_PL'],
    ['/login', '../../etc/passwd', 'login in en'],
    ['/forgot-password', 'de', 'any page'],
  ])('at %s for a browser that speaks %s is the %s', async (url, language, page) => {
    expect((await get(url, { 'accept-language': language })).body).toBe(page);
  });

  test('is any page to a user with a session, who will not stay there', async () => {
    expect((await get('/login', { cookie: session })).body).toBe('any page');
    expect((await get('/login', { cookie: '__Host-sid=nonsense' })).body).toBe('login in en');
  });

  test('is not kept for another user by what stands between', async () => {
    const { headers } = await get('/login');
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

test.each([
  ['/courses/1?tab=about', 'page of a course'],
  ['/courses/1/lessons', 'any page'],
  ['/courses', 'any page'],
])('%s is the %s: some pages ask for their data with their HTML', async (url, page) => {
  expect((await get(url, { cookie: session })).body).toBe(page);
});

test('a page asks for nothing with its HTML where nobody can be signed in', async () => {
  const { body, headers } = await get('/courses/1');
  expect(body).toBe('any page');
  expect(headers['vary']).toBe('accept-encoding, cookie');
});

test('no page asks with its HTML where the API answers at another host', async () => {
  const other = fastify();
  pageRoutes(other, { folder, isApiElsewhere: true });
  expect((await other.inject({ url: '/courses/1', headers: { cookie: session } })).body).toBe('any page');
  await other.close();
});

test('pages carry all headers, and the many assets only those that browsers heed there', async () => {
  const page = (await get('/login')).headers;
  expect(page['content-security-policy']).toContain(`script-src 'self'`);
  expect(page['permissions-policy']).toBeTruthy();
  const script = (await get('/assets/app-1a2b.js')).headers;
  expect(script['content-security-policy']).toBe(`default-src 'none'`);
  expect(script['x-content-type-options']).toBe('nosniff');
  expect(script['strict-transport-security']).toBeTruthy();
  expect(script).not.toHaveProperty('permissions-policy');
  expect((await get('/assets/gone-3c4d.js')).statusCode).toBe(404);
});
