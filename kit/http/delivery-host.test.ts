import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { StaticFiles } from './static-files.ts';

const HOST = 'https://cdn.college.example';
const PAGE =
  '<script src="/assets/index-1a2b.js"></script><link href="/assets/style-3c4d.css"><a href="/privacy">';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-cdn-'));
  await writeFile(join(folder, 'index.html'), PAGE);
});
afterAll(() => rm(folder, { recursive: true }));

const pageFrom = async (host: string) =>
  (await new StaticFiles(folder, host).find('/index.html', ''))?.body.toString();

test('the page fetches its scripts and styles from the delivery host, and nothing else', async () => {
  expect(await pageFrom(HOST)).toBe(
    `<script src="${HOST}/assets/index-1a2b.js"></script><link href="${HOST}/assets/style-3c4d.css"><a href="/privacy">`,
  );
  expect(await pageFrom('')).toBe(PAGE);
});

test('the content policy lets the delivery host serve scripts, styles and fonts', () => {
  const headers = securityHeaders({ assets: [HOST], images: [], media: [], connections: [], isHttps: true });
  const policy = headers['content-security-policy'] ?? '';
  for (const kind of ['script-src', 'style-src', 'font-src'])
    expect(policy).toContain(`${kind} 'self' ${HOST}`);
});
