import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { difference, thumbnail, unpack, type Box } from '../pictures/thumbnail.ts';

/** Everything stands still, so that two pictures of the same are the same. */
const STILL = { animations: 'disabled', caret: 'hide' } as const;

const ACCEPTS = process.env['ACCEPT_PICTURES'] !== undefined;

interface Part extends Box {
  name: string;
}

/** Where the named sections of a page stand, by their own size: a longer neighbour may stretch the sheet below. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate<Part[]>(`Array.from(document.querySelectorAll('main section[aria-label]'), (section) => {
    const { left, top, width } = section.getBoundingClientRect();
    const { bottom } = section.lastElementChild.getBoundingClientRect();
    const box = { left, top: top + scrollY, width, height: bottom - top };
    return { name: section.getAttribute('aria-label'), ...Object.fromEntries(
      Object.entries(box).map(([side, px]) => [side, Math.round(px)])) };
  })`);

/** A small picture of every named section of a page, by its name. */
export async function picturesOf(page: Page): Promise<Map<string, Buffer>> {
  await page.evaluate('document.fonts.ready');
  const parts = await partsOf(page);
  const picture = await unpack(await page.screenshot({ ...STILL, fullPage: true }));
  const pictures = await Promise.all(
    parts.map(async ({ name, ...box }) => [name, await thumbnail(picture, box)] as const),
  );
  return new Map(pictures);
}

/** A small picture of what lies over a page. */
export async function pictureOf(opened: Locator): Promise<Buffer> {
  const { x, y, width, height } = (await opened.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const picture = await unpack(await opened.page().screenshot(STILL));
  const [left = 0, top = 0, right = 0, bottom = 0] = [x, y, x + width, y + height].map(Math.round);
  return thumbnail(picture, { left, top, width: right - left, height: bottom - top });
}

const fileOf = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`;

/** Takes what is seen now for what it should look like, if a user runs the journeys to say so. */
export async function acceptIfAsked(folder: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  if (!ACCEPTS) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of pictures) await writeFile(join(folder, fileOf(name)), picture);
}

/** Which sections look otherwise than was accepted, and how. */
export async function changedLooks(folder: string, pictures: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const told = await Promise.all(
    [...pictures].map(async ([name, picture]) => {
      const accepted = await readFile(join(folder, fileOf(name))).catch(() => null);
      const how = accepted ? await difference(accepted, picture) : 'has no accepted picture';
      return how === null ? [] : [`${name} ${how}`];
    }),
  );
  return told.flat();
}
