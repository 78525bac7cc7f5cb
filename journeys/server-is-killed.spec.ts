import { expect } from 'vitest';
import { Site } from '#kit/testing/site.ts';
import { expectHeading, expectSoon, expectToast } from '#kit/testing/site-expectations.ts';
import { test as storyTest } from '#kit/testing/site-story.ts';
import { arrive, signInAs } from '#kit/testing/site-visit.ts';

const test = storyTest.extend('mortal', { scope: 'file' }, async ({ site }, { onCleanup }) => {
  const mortal = await Site.open({ beside: site });
  onCleanup(() => mortal.stop());
  return mortal;
});

test('a server that is killed is missed in one sentence, and goes on where it was when it is back', async ({
  openBrowser,
  mortal,
  troubles,
}) => {
  troubles.expect(
    'the browser’s own line in the console',
    /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
  );
  const page = await openBrowser(mortal);
  await signInAs(page, 'student');
  await mortal.kill();
  const language = page.getByLabel('Language');
  await language.selectOption('id_ID');
  await expectToast(page, 'Response not successful: Received status code 0');
  expect(await language.inputValue()).toBe('en');

  await mortal.start();
  await language.selectOption('id_ID');
  await expectHeading(page, /Mateo/);
  await expectSoon(() => page.locator('html').getAttribute('lang')).toBe('id-ID');
  await arrive(page);
  await page.getByRole('banner').getByText('Mateo Herrera').waitFor();
});
