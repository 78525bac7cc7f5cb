/* oxlint-disable eslint/no-empty-pattern -- Vitest reads from the pattern what a fixture needs; some need nothing. */
import { chromium, type Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { startPushPeer } from '../peers/push.ts';
import { Site } from './site.ts';
import {
  openAdminHost,
  openCatalogue,
  openDevelopersSite,
  openProduction,
  openWorkAccountCollege,
} from './site-kinds.ts';
import { Traffic } from './site-traffic.ts';
import { Troubles } from './site-troubles.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where they stand in a browser with windows.
  '--font-render-hinting=none',
];

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is not there after so long is not coming. */
const PATIENCE_MS = 90_000;

/**
 * The stories' test: one server and one browser for all of them, a fresh profile for each, no hidden trouble. The other
 * kinds of sites start when a story first asks for them. A user who extended it further would get servers of their own.
 */
export const test = plainTest
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('pushPeer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const peer = await startPushPeer();
    onCleanup(() => peer.stop());
    return peer;
  })
  .extend('site', { scope: 'worker' }, async ({ pushPeer }, { onCleanup }) => {
    const site = await Site.open({ env: { PUSH_BASE_URL: pushPeer.url } });
    onCleanup(() => site.stop());
    return site;
  })
  .extend('developers', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const developers = await openDevelopersSite();
    onCleanup(() => developers.stop());
    return developers;
  })
  .extend('catalogue', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const catalogue = await openCatalogue();
    onCleanup(() => catalogue.stop());
    return catalogue;
  })
  .extend('production', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const production = await openProduction();
    onCleanup(() => production.stop());
    return production;
  })
  .extend('adminHost', { scope: 'worker' }, async ({ site }, { onCleanup }) => {
    const adminHost = await openAdminHost(site);
    onCleanup(() => adminHost.stop());
    return adminHost;
  })
  .extend('workAccountCollege', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const college = await openWorkAccountCollege();
    onCleanup(() => college.stop());
    return college;
  })
  .extend('troubles', ({}, { onCleanup }) => {
    const troubles = new Troubles();
    onCleanup(() => troubles.check());
    return troubles;
  })
  .extend('openBrowser', async ({ browser, troubles }, { onCleanup }) => {
    const opened: { close(): Promise<void> }[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map((context) => context.close()));
    });
    return async (
      site: Site,
      device: 'desk' | 'phone' = 'desk',
      serviceWorkers: 'allow' | 'block' = 'block',
    ): Promise<Page> => {
      const context = await browser.newContext({
        baseURL: site.origin,
        ...(device === 'phone' ? PHONE : DESK),
        locale: 'en-US',
        // What a worker fetches no story can meddle with, so it is there only for the story about it.
        serviceWorkers,
        // What moves is never in the same place twice.
        reducedMotion: 'reduce',
      });
      opened.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      await troubles.watch(context);
      Traffic.watch(context);
      return context.newPage();
    };
  })
  .extend('page', async ({ openBrowser, site }) => {
    // The limits on tries are proved elsewhere; all these stories come from one address within minutes.
    await site.query('delete from rate_count');
    return openBrowser(site);
  });
