import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { newDataDir, startBenchServer } from '../bench-college.ts';
import { figure, median } from '../figures.ts';
import { measureFirstFrame } from './measure-first-frame.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { DESK, openBrowser, openSlowPage } from './slow-browser.ts';
import { throughAList } from './through-a-list.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';

/**
 * `npm run bench:web` opens the login page, the public registry of ministries and the dashboard on a slow phone (4× less CPU,
 * 1.6 Mbit/s, 150 ms) and prints what each costs. Bytes are what went over the network; they do not depend on the machine.
 */
const KB = 1_000;
const SHIFT = 0.02;

interface Bars {
  scripts?: number;
  all?: number;
  largestPaint?: number;
  /** Until it is filled. */
  filled?: number;
}

function print(what: string, visit: Visit, bars: Bars = {}): void {
  console.log(`\n── ${what}`);
  figure('requests', visit.requests, '');
  figure('scripts', visit.scriptBytes / KB, 'KB gz', atMost(bars.scripts));
  figure('all', visit.bytes / KB, 'KB gz', atMost(bars.all));
  figure('first contentful paint', visit.firstPaintMs / 1_000, 's');
  figure('largest contentful paint', visit.largestPaintMs / 1_000, 's', atMost(bars.largestPaint));
  console.log(`  ${visit.largest.replaceAll(/ class="[^"]*"/g, '')}`);
  figure('usable', visit.usableMs / 1_000, 's');
  figure('filled', visit.wholeMs / 1_000, 's', atMost(bars.filled));
  figure('layout shift', visit.shift, '', { atMost: SHIFT });
}

const atMost = (bar: number | undefined) => (bar === undefined ? undefined : { atMost: bar });

const canType = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').waitFor();
};

const isHeaded = async (page: Page): Promise<void> => {
  await page.locator('h1').waitFor();
};

/** Pages that people come to from a search engine, on any line. */
const PUBLIC_BARS: Bars = { all: 120, largestPaint: 1.5 };

/** The registry of ministries and the first listing on it. */
async function publicPagesOf(origin: string): Promise<Record<string, string>> {
  const registry = await (await fetch(`${origin}/ministries`)).text();
  const [, listing] = /href="(\/ministries\/[0-9a-f]{8}-[^"?]+)/.exec(registry) ?? [];
  if (listing === undefined) throw new Error('The demo college has no public ministry.');
  return { 'registry of ministries, first visit': '/ministries', 'a ministry, first visit': listing };
}

const isGreeted = async (page: Page): Promise<void> => {
  await page
    .locator('main h1')
    .filter({ hasText: /^Good / })
    .waitFor();
};

/** What waits, the week and the noticeboard of a manager are there. */
const isFilledForStaff = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'All news' }).waitFor();
  await page.getByText('This week').first().waitFor();
};

/** The panels whose answers are the largest are filled. */
const isFilled = async (page: Page): Promise<void> => {
  await page.getByText('Attempts used').first().waitFor();
  await page.getByText('Passed').first().waitFor();
};

async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.locator('main h1').waitFor();
  await page.close();
}

/** A browser that has never been here, with a user's session already in its pocket. */
async function newcomerSignedIn(from: BrowserContext, to: BrowserContext): Promise<void> {
  await to.addCookies((await from.storageState()).cookies);
}

/** There and back between two screens whose code and data the browser already has. */
async function warmNavigation(context: BrowserContext, url: string): Promise<number> {
  const { page } = await openSlowPage(context);
  await page.setViewportSize(DESK);
  await page.goto(`${url}/dashboard`);
  await page.locator('main h1').waitFor();
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await page.getByRole('button', { name: 'Settings' }).click();
    const there = await measureNavigation(page, '/logits', 'System Log');
    const back = await measureNavigation(page, '/dashboard', '');
    if (round > 0) times.push(there, back);
  }
  return median(times);
}

const dataDir = await newDataDir();
const PORT = 3471;
const server = await startBenchServer({ dataDir, port: PORT, env: { SEED: 'demo' } });
/** As the server calls itself: the addresses of films begin so. */
const url = `http://localhost:${PORT}`;
const browser = await openBrowser();
try {
  const visitor = await browser.newContext();
  const login = { url: `${url}/login`, isUsable: canType };
  print('login, first visit', await measureVisit(visitor, login), {
    scripts: 170,
    all: 230,
    largestPaint: 2,
  });
  print('login, again', await measureVisit(visitor, login));

  for (const [what, path] of Object.entries(await publicPagesOf(url))) {
    const reader = await browser.newContext();
    print(what, await measureVisit(reader, { url: `${url}${path}`, isUsable: isHeaded }), PUBLIC_BARS);
    await reader.close();
  }

  const student = await browser.newContext();
  await signIn(student, url, 'student@berea.test');
  const dashboard = { url: `${url}/dashboard`, isUsable: isGreeted, isWhole: isFilled };
  const newcomer = await browser.newContext();
  await newcomerSignedIn(student, newcomer);
  print('dashboard, first visit', await measureVisit(newcomer, dashboard), { all: 340, filled: 3 });
  print('dashboard, again', await measureVisit(newcomer, dashboard));
  const manager = await browser.newContext();
  await signIn(manager, url, 'manager@berea.test');
  const newManager = await browser.newContext();
  await newcomerSignedIn(manager, newManager);
  const ofManager = { ...dashboard, isWhole: isFilledForStaff };
  print('dashboard of a manager, first visit', await measureVisit(newManager, ofManager), {
    all: 340,
    filled: 3,
  });

  console.log('\n── from a course to its film, on a usual line');
  const { url: databaseUrl } = await startPostgres(join(dataDir, 'postgres')); // Joins the server's own.
  const film = { url, databaseUrl: databaseUrl(), email: 'student@berea.test' };
  figure('first picture of the film', await measureFirstFrame(student, film), 'ms', { atMost: 700 });

  const staff = await browser.newContext();
  await signIn(staff, url, 'superadmin@berea.test');
  console.log('\n── from one screen to another');
  figure('heading of the next screen', await warmNavigation(staff, url), 'ms', { atMost: 100 });
  const list = await throughAList(staff, url);
  figure('a person never opened before, beyond the request', list.unseenMs, 'ms', { atMost: 100 });
  figure('back to the list, until its rows stand', list.backMs, 'ms', { atMost: 50 });
  figure('skeletons drawn on the way back', list.skeletons, '', { atMost: 0 });
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
