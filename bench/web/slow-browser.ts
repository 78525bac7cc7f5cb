import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium, thisMachine } from '#tools/test-run/find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const BITS = 8;

/** A cheap phone on a mobile network that has seen better days. */
const SLOW = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / BITS,
    uploadThroughput: 750_000 / BITS,
    packetLoss: 0,
    packetQueueLength: 0,
    packetReorder: false,
  },
};

const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(thisMachine, console.log), args: FLAGS });

/** One request as it went over the network; what came from the browser's cache counts no bytes. */
export interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** A page on the slow phone, and everything that came over its network so far. */
export interface SlowPage {
  page: Page;
  transfers: Transfer[];
}

export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  const session = await context.newCDPSession(page);
  const transfers: Transfer[] = [];
  const open = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    open.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer && encodedDataLength > 0) transfers.push({ ...transfer, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  return { page, transfers };
}
