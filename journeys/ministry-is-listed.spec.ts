import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectAddress,
  expectHeading,
  expectSoon,
  expectText,
  expectToast,
} from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

/** Opens what waits for approval beside the list of alumni admins. */
async function openInQueue(admin: Page, name: string): Promise<void> {
  await signInAs(admin, 'alumniadmin', `/alumni/ministries/queue?search=${encodeURIComponent(name)}`);
  await admin.getByRole('button', { name: `Decide on ${name}` }).click();
  await arrive(admin);
}

test('an alumnus lists a ministry, an alumni admin approves it, and it stands on the map (ALUM-20, ALUM-21, ALUM-22, ALUM-30, ALUM-33)', async ({
  page,
  site,
  openBrowser,
}) => {
  const name = 'Bread for Eger';
  await signInAs(page, 'alumnus', '/alumni/ministries');
  await page.getByRole('link', { name: 'Add yours' }).click();
  await expectHeading(page, 'New ministry');
  await arrive(page);
  await expectSoundAt(page, 390, 'new ministry');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Ministers' }).fill('Caleb Morrison');
  await page.getByRole('checkbox', { name: /graduated from our second year/ }).check();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Hungary');
  await page.getByRole('textbox', { name: 'City or area' }).fill('Eger');
  await page.getByRole('combobox', { name: 'Find a town' }).fill('Miskolc');
  await page.getByRole('option', { name: /^Miskolc/ }).click();
  await page.getByRole('button', { name: /^Pin at/ }).focus();
  // The pin has the focus, and goes where the arrows send it.
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expectAddress(page, '/alumni/ministries/mine');
  await expectToast(page, 'Sent for approval. You’ll hear when it’s decided.');
  await page.getByRole('link', { name }).waitFor();
  await arrive(page);

  const onMap = `/alumni/ministries?tab=map&search=${encodeURIComponent(name)}`;
  await visit(page, onMap);
  await page.getByRole('heading', { name: 'No matches' }).waitFor();

  const admin = await openBrowser(site);
  await openInQueue(admin, name);
  const drawer = admin.getByRole('dialog');
  await drawer.getByText('A new listing: others see nothing of it yet.').waitFor();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, `${name} approved.`);

  await visit(page, onMap);
  await page.getByRole('region', { name: 'Ministries' }).getByRole('button', { name }).click();
  await page.getByRole('region', { name, exact: true }).getByRole('link', { name }).click();
  await expectHeading(page, name);
  await expectText(page, 'Eger, Hungary');
  await arrive(page);
});

test('an edit is compared and approved, and the public sees what was approved before meanwhile (ALUM-23, ALUM-27, ALUM-30, ALUM-33)', async ({
  page,
  site,
  openBrowser,
}) => {
  const name = 'Saturday school at Trinity';
  const renamed = 'Sunday school at Trinity';
  await signInAs(page, 'alumnus', '/alumni/ministries/mine');
  await page.getByRole('link', { name }).click();
  await expectHeading(page, name);
  const address = (await page.getByRole('link', { name: 'Public page' }).getAttribute('href')) ?? '';
  const visitor = await openBrowser(site);
  const publicName = async (): Promise<string> => {
    await visitor.goto(address);
    return visitor.locator('h1').innerText();
  };
  expect(await publicName()).toBe(name);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expectHeading(page, `Edit ${name}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expectAddress(page, '/alumni/ministries/mine');
  await page.getByRole('link', { name: renamed }).waitFor();
  await arrive(page);
  expect(await publicName()).toBe(name);

  const admin = await openBrowser(site);
  await openInQueue(admin, renamed);
  const drawer = admin.getByRole('dialog');
  await drawer.getByRole('heading', { name: 'What changed' }).waitFor();
  await drawer.getByText(`Name: from ${name} to ${renamed}`).waitFor();
  await expectSoundAt(admin, 390, 'ministry to decide');
  expect(await publicName()).toBe(name);
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, `${renamed} approved.`);
  await expectSoon(publicName).toBe(renamed);
});
