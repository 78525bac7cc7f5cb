import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import type { Random } from '#kit/demo/random.ts';
import { ExamPage } from './exam-page.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** What happens around an answer: nothing, no network, a server that fails, or a student who loads the page again. */
export const TROUBLES = ['none', 'offline', 'errors', 'reload'] as const;
/** A server that acknowledges what it does not store: if that were not found out, nothing else would be either. */
export const LIES = ['lies'] as const;
type Trouble = (typeof TROUBLES)[number] | (typeof LIES)[number];

interface Sitting {
  address: string;
  cookie: string;
  random: Random;
  stored: StoredAnswers;
  among: readonly Trouble[];
}

/** How one exam went. */
export interface Sat {
  troubles: Trouble[];
  /** How often an answer was called saved that the college did not have. */
  falselySaved: number;
  /** The longest after an answer until the screen said that it was not saved yet, or it was. */
  slowestMs: number;
  /** Whether the screen showed in the end what the college has, and what was answered. */
  isSame: boolean;
}

/** Sits an exam in a browser of its own, each answer in some trouble, until all is quiet again. */
export async function sitInTrouble(
  browser: Browser,
  { address, cookie, random, stored, among }: Sitting,
): Promise<Sat> {
  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const [name = '', value = ''] = cookie.split('=');
  // The name of the cookie asks for a safe line, which the way within one machine is.
  await context.addCookies([{ name, value, url: `https://${new URL(address).host}`, secure: true }]);
  const page = await ExamPage.start(await context.newPage(), address);
  const sat: Sat = { troubles: [], falselySaved: 0, slowestMs: 0, isSame: false };
  const given = await stored.read();
  try {
    for (const place of random.shuffle([...given.keys()])) {
      const trouble = random.pick(among);
      const answer = random.chance(0.5);
      sat.troubles.push(trouble);
      await page.show(place);
      await begin(trouble, context, page.page);
      given[place] = answer;
      sat.slowestMs = Math.max(sat.slowestMs, await page.answer(answer));
      if (trouble === 'none' || trouble === 'lies') await page.untilSaved();
      sat.falselySaved += await falselySaved(page, stored, given);
      await end(trouble, context, page);
    }
    await page.untilSaved();
    const [shown, kept] = [await page.readAll(given.length), await stored.read()];
    sat.isSame = [shown, kept].every((seen) => JSON.stringify(seen) === JSON.stringify(given));
  } finally {
    await context.close();
  }
  return sat;
}

/** Looked at in this order: what was stored before the screen spoke is there when we ask. */
async function falselySaved(
  page: ExamPage,
  stored: StoredAnswers,
  given: readonly (boolean | null)[],
): Promise<number> {
  if (!(await page.isCalledSaved())) return 0;
  return JSON.stringify(await stored.read()) === JSON.stringify(given) ? 0 : 1;
}

const API = '**/graphql';

/** Acknowledges the last event that was sent. */
function lieTo(request: Request) {
  const { variables } = request.postDataJSON() as { variables: { events?: { seq: number }[] } };
  const upTo = variables.events?.at(-1)?.seq ?? 0;
  return { data: { recordExamEvents: { upTo, now: new Date(), expiresAt: null } } };
}

async function begin(trouble: Trouble, context: BrowserContext, page: Page): Promise<void> {
  if (trouble === 'offline') await context.setOffline(true);
  if (trouble === 'errors') await page.route(API, (route) => route.fulfill({ status: 500 }));
  if (trouble === 'lies') await page.route(API, (route) => route.fulfill({ json: lieTo(route.request()) }));
}

async function end(trouble: Trouble, context: BrowserContext, page: ExamPage): Promise<void> {
  if (trouble === 'offline') await context.setOffline(false);
  if (trouble === 'errors' || trouble === 'lies') await page.page.unroute(API);
  if (trouble === 'reload') await page.reload();
}
