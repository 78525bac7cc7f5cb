import { expect } from 'vitest';
import { expectHeading, expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';

test('a server that is killed is missed in one sentence, and goes on where it was when it is back', async ({
  openBrowser,
  production,
  troubles,
}) => {
  troubles.expect(
    'the browser’s own line in the console',
    /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
  );
  const page = await openBrowser(production);
  await signInAs(page, 'student');
  const language = page.getByLabel('Language');
  await production.kill();
  try {
    await language.selectOption('id_ID');
    await expectToast(page, 'Response not successful: Received status code 0');
    expect(await language.inputValue()).toBe('en');
  } finally {
    await production.start();
  }

  await language.selectOption('id_ID');
  await expectHeading(page, /Mateo/);
  await expectSoon(() => page.locator('html').getAttribute('lang')).toBe('id-ID');
  await arrive(page);
  await page.getByRole('banner').getByText('Mateo Herrera').waitFor();
});
