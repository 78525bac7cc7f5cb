import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { figure } from '../figures.ts';
import { openBrowser } from '../web/slow-browser.ts';
import { BadNetwork } from './uploads/bad-network.ts';
import { makeFilm, PARTS } from './uploads/films.ts';
import {
  chancesFrom,
  chooseInterruptions,
  INTERRUPTIONS,
  type Interruption,
} from './uploads/interruptions.ts';
import { sendSwapped, sendThroughTrouble, type Desk, type Outcome } from './uploads/troubled-upload.ts';
import { UploadCollege } from './uploads/upload-college.ts';

const WANTED = Number(process.env['DRILL_INTERRUPTIONS'] ?? 200);
const SEED = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);

/**
 * Films of twelve parts are sent by the real page in a real browser while parts are lost, doubled, late or short, tabs and
 * the server are killed, and other files are chosen: what is stored in the end is the film, and nothing but the film.
 * The web app must be built (`node tools/build-web.ts`).
 */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-films-'));
  const network = await BadNetwork.open();
  const college = await UploadCollege.open(network);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const { hostname: domain } = new URL(network.origin);
    const cookie = { name: '__Host-sid', value: college.session, domain, path: '/' };
    await context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Lax' }]);
    await comeOnce(await context.newPage(), network.origin);
    const film = await makeFilm(join(folder, 'right'));
    const others = {
      'wrong file of the same name': await makeFilm(join(folder, 'wrong')),
      'wrong size': await makeFilm(join(folder, 'short'), film.bytes - 1),
    };
    await drill({ college, network, context, film, others });
  } finally {
    await browser.close();
    await college.stop();
    network.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser keeps work only of a user it has seen. */
async function comeOnce(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await page.locator('main h1').waitFor();
  await page.close();
}

async function drill(desk: Desk): Promise<void> {
  const chance = chancesFrom(SEED);
  const suffered: Interruption[] = [];
  const outcomes: Outcome[] = [];
  const startedAt = performance.now();
  while (suffered.length < WANTED) {
    const troubles = chooseInterruptions(chance, suffered.length);
    outcomes.push(await sendThroughTrouble(desk, troubles));
    suffered.push(...troubles.values());
  }
  const count = (stored: Outcome['stored']) => outcomes.filter((one) => one.stored === stored).length;
  const wrongFiles = suffered.filter((kind) => kind in desk.others).length;
  figure(`uploads of ${PARTS} parts, seed ${SEED}`, outcomes.length, '');
  for (const kind of INTERRUPTIONS) figure(kind, suffered.filter((one) => one === kind).length, '');
  figure('interruptions', suffered.length, '', { atLeast: WANTED });
  figure('stored as they are', count('whole'), '', { atLeast: outcomes.length });
  figure('stored corrupt', count('corrupt'), '', { atMost: 0 });
  figure('never stored', count('nothing'), '', { atMost: 0 });
  const refused = outcomes.reduce((sum, one) => sum + one.refused, 0);
  figure('wrong files refused in words', refused, '', { atLeast: wrongFiles });
  figure('swapped on purpose and seen', (await sendSwapped(desk)).stored === 'corrupt' ? 1 : 0, '', {
    atLeast: 1,
  });
  figure('took', (performance.now() - startedAt) / 1_000, 's');
}
