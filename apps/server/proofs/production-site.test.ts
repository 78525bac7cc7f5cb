import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttp } from '#apps/server/http.ts';
import { openReports } from '#apps/server/reports.ts';
import { bareCall } from '#testing/bare-call.ts';
import { College } from '#testing/college.ts';
import { PRODUCTION } from '#testing/production.ts';

const PAGE = '<!doctype html><title>Berea</title>';
const SECRET = 'select password_hash from person at /srv/berea/person.queries.ts:12';

let college: College;
let folder: string;
let site: FastifyInstance;
let address: string;

beforeAll(async () => {
  college = await College.open({ env: PRODUCTION });
  folder = await builtSite();
  const { state } = college.served;
  const log = pino({ level: 'silent' });
  const reports = openReports(college.config, state.appPool, { log, now: () => college.now() });
  site = await createHttp({ state, reports, log, webFolder: join(folder, 'web'), isStopping: () => false });
  address = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await college.close();
  await rm(folder, { recursive: true });
});

/** A web app as a careless build would leave it, with maps and notes beside the files. */
async function builtSite(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'berea-site-'));
  await mkdir(join(made, 'web/assets'), { recursive: true });
  await mkdir(join(made, 'web/login'));
  await writeFile(join(made, 'secret.txt'), SECRET);
  await writeFile(join(made, 'web/index.html'), PAGE);
  await writeFile(join(made, 'web/login/en.html'), PAGE);
  await writeFile(join(made, 'web/assets/app-1a2b.js'), 'export {};');
  await writeFile(join(made, 'web/assets/app-1a2b.js.map'), SECRET);
  await writeFile(join(made, 'web/index.js.map'), SECRET);
  await writeFile(join(made, 'web/.env'), SECRET);
  return made;
}

describe('in production the site', () => {
  test('insists on https and does not say what it is made of (E4)', async () => {
    const { headers } = await bareCall(`${college.url}/healthz`);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(Object.keys(headers).filter((name) => /powered|^server$/.test(name))).toEqual([]);
  });

  test.each([
    '/assets/app-1a2b.js.map',
    '/index.js.map',
    '/.env',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])('does not hand out %s (E4)', async (path) => {
    const { text } = await bareCall(address, { path });
    expect(text).not.toContain('password_hash');
  });

  test.each(['/assets', '/assets/', '/'])('lists no files at %s (E4)', async (path) => {
    const { text } = await bareCall(address, { path });
    expect(text).not.toContain('app-1a2b');
  });

  test.each([
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/dev/mailbox/1',
    '/catalogue',
    '/graphiql',
    '/playground',
  ])('has nothing of its own at %s (E4)', async (path) => {
    expect((await bareCall(address, { path })).text).toBe(PAGE);
  });

  test.each(['//', '///', '/\\', '/%', '/%00', '/%E0%A4%A', '/?%', '/*', `/${'a'.repeat(9_000)}`])(
    'is not upset by %s (E4)',
    async (path) => {
      const { status } = await bareCall(address, { path });
      expect(status).toBeLessThan(500);
    },
  );
});
