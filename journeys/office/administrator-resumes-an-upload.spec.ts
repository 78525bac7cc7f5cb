import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { PART_BYTES } from '#slices/video-uploads/rules/parts.ts';
import { newUpload } from '#slices/video-uploads/rules/upload-item.ts';

const NAME = 'romans-8.mp4';
/** Two whole parts and a short one. */
const FILM_BYTES = 2 * PART_BYTES + 1_000;
/** Slow enough that a page can be loaded again in the middle of a part. */
const BYTES_A_SECOND = 40 * 1024 * 1024;

/** A file that begins as a film and is empty from there on. */
async function makeFilm(path: string): Promise<void> {
  const file = await open(path, 'w');
  await file.write('\0\0\0\u{18}ftypisom', 0, 'latin1');
  await file.truncate(FILM_BYTES);
  await file.close();
}

/** As a browser that was closed before the server had answered keeps it. */
const left = (videoId: string): string => {
  const about = { videoId, locale: 'en', itemId: randomUUID(), itemType: 'lesson', type: 'video/mp4' };
  return JSON.stringify([newUpload(about, { name: NAME, size: FILM_BYTES })]);
};

async function setSpeed(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', conditions);
}

/** The tray stands beside whatever page is open. */
const inTray = (page: Page, words: string): Promise<void> =>
  page.getByRole('complementary').getByText(words, { exact: true }).waitFor();

/** However far the page is scrolled, the tray stays in sight. */
const trayPosition = (page: Page): Promise<string> =>
  page.evaluate<string>(`getComputedStyle(document.querySelector('[role=complementary], aside')).position`);

const choose = (page: Page, path: string): Promise<void> =>
  page.getByLabel(`Resume ${NAME}`).setInputFiles(path);

test('an upload that a reload has interrupted goes on with what is missing (VID-17, VID-20, NAV-73)', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'journey-film-'));
  const path = join(folder, NAME);
  await makeFilm(path);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).searchParams.get('partNumber') ?? '');
  });
  const stored = (): Promise<number> =>
    page.evaluate(() => {
      const items = JSON.parse(localStorage.getItem('unsent:videoUploads') ?? '[]') as { etags: object }[];
      return Object.keys(items[0]?.etags ?? {}).length;
    });
  try {
    await signInAs(page, 'admin');
    await page.evaluate(
      ([list]) => {
        localStorage.setItem('unsent:videoUploads', list ?? '');
        localStorage.setItem('parallelUploads', '{"count":1}');
      },
      [left(randomUUID())],
    );
    await visit(page, '/users');
    await inTray(page, 'Interrupted. Choose the same file to resume.');
    expect(await trayPosition(page)).toBe('fixed');
    await setSpeed(page, BYTES_A_SECOND);
    await choose(page, path);
    await expect.poll(stored, { timeout: 20_000 }).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await inTray(page, 'Interrupted. Choose the same file to resume.');
    expect(await stored()).toBe(1);
    await setSpeed(page, -1);
    sent.splice(0);
    await choose(page, path);
    await inTray(page, 'Uploaded');
    expect(sent).toEqual(['2', '3']);
    await page.getByRole('button', { name: 'Clear completed' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Uploads' }).count()).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a film chosen in the window of a lesson is sent with its type and language (VID-02, VID-04)', async ({
  page,
  site,
}) => {
  const [lesson] = await site.query<{ id: string; course_id: string; title: string }>(
    `select l.id, l.course_id, words.title from lesson l
     join lesson_text words on words.lesson_id = l.id and words.locale = 'en' order by l.course_id, l.id limit 1`,
  );
  if (!lesson) throw new Error('The demo college has no lesson.');
  await signInAs(page, 'admin', `/courses/${lesson.course_id}?tab=lessons`);
  await page.getByRole('button', { name: `Actions for ${lesson.title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit lesson' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Language').selectOption('fr_FR');
  const buffer = Buffer.concat([Buffer.from('\0\0\0\u{18}ftypisom', 'latin1'), Buffer.alloc(4_000)]);
  // No browser has a word for this kind of film.
  await dialog
    .getByLabel('Video or audio')
    .setInputFiles({ name: 'quatre-evangiles.m4v', mimeType: '', buffer });
  await inTray(page, 'Uploaded');
  expect(
    await site.query(
      `select locale, item_id, item_type, title, type from video_upload where title = 'quatre-evangiles.m4v'`,
    ),
  ).toEqual([
    {
      locale: 'fr_FR',
      item_id: lesson.id,
      item_type: 'lesson',
      title: 'quatre-evangiles.m4v',
      type: 'video/x-m4v',
    },
  ]);
});
