import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logOut, signInAs, visit } from '#testing/site/site-visit.ts';

/** The browser’s maker cannot be asked here for an address; the worker that takes what is pushed is the real one. */
const SUBSCRIBE = `(device) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0)).buffer;
  const subscription = (options) => ({
    endpoint: device.endpoint,
    options: { applicationServerKey: bytes(options.applicationServerKey) },
    getKey: (name) => bytes(device[name]),
    unsubscribe: async () => { sessionStorage.removeItem('pushed'); return true; },
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = sessionStorage.getItem('pushed');
    return kept && subscription(JSON.parse(kept));
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem('pushed', JSON.stringify({ applicationServerKey }));
    return subscription({ applicationServerKey });
  };
}`;

async function tell(site: Site, title: string): Promise<void> {
  await site.query(
    `with told as (
       insert into notification (person_id, region_id, definition_id, facts, path)
       select p.id, m.region_id, d.id, jsonb_build_object('title', $1::text), '/news'
       from person p join person_region m on m.person_id = p.id, notification_definition d
       where p.email = 'graduate@berea.test' and d.name = 'newsPosted' limit 1 returning id)
     select graphile_worker.add_job('mailNotices', json_build_object('notificationIds', json_agg(id))) from told`,
    [title],
  );
}

/** Takes the place of the browser’s own, as one without windows has no place to show a notification. */
const NOTE_SHOWN = `self.shown = [];
  self.registration.showNotification = async (title, { body }) => { self.shown.push(body); };`;

/** What the worker of the page asks the browser to show of what was pushed to it. */
async function shownAfter(page: Page, data: unknown): Promise<string[]> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(NOTE_SHOWN);
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) registered.resolve(registration.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered.promise,
    data: JSON.stringify(data),
  });
  const bodies = (): Promise<string[]> => worker.evaluate<string[]>('self.shown');
  await expectSoon(async () => (await bodies()).length).toBe(1);
  return bodies();
}

test('push: a device is told how much is unread, shows it, and hears no more once its user has logged out', async ({
  site,
  pushPeer,
  openBrowser,
}) => {
  // They were welcomed before.
  await site.query(`update person set show_alumni_welcome = false where email = 'graduate@berea.test'`);
  const device = pushPeer.device('phone-of-a-graduate');
  const received = () => pushPeer.inbox.filter(({ to }) => to === 'phone-of-a-graduate');
  const page = await openBrowser(site, 'phone', 'allow');
  await page.context().grantPermissions(['notifications'], { origin: site.origin });
  await page.addInitScript(`(${SUBSCRIBE})(${JSON.stringify(device)})`);
  await signInAs(page, 'graduate', '/notifications?tab=settings');
  await page.getByRole('switch', { name: 'Show notifications on this device' }).click();
  await expectToast(page, 'Notifications are on for this device');

  await tell(site, 'The organ is back');
  await expectSoon(() => received().length).toBe(1);
  const [push] = received();
  expect(push?.data).toMatchObject({ path: '/notifications' });
  expect(JSON.stringify(push?.data)).not.toContain('organ');
  expect(await shownAfter(page, push?.data)).toEqual([expect.stringMatching(/^\d+ new notifications?$/)]);

  await visit(page, '/notifications');
  await page.getByText('News: The organ is back').waitFor();
  await arrive(page);
  await logOut(page);
  expect(await site.query('select 1 from push_subscription where endpoint = $1', [device.endpoint])).toEqual(
    [],
  );
});
