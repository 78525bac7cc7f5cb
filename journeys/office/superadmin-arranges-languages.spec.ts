import { expectHeading, expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a superadmin moves a language up, names it and hides another one (I18N-14)', async ({ page, site }) => {
  await signInAs(page, 'superadmin', '/locales');
  await expectHeading(page, 'Languages');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'languages');

  await page.getByRole('button', { name: 'Move German up' }).click();
  const german = page.getByRole('listitem').filter({ hasText: 'de_DE' });
  await german.getByLabel('Own name').fill('Deutsch (Schweiz)');
  const italian = page.getByRole('listitem').filter({ hasText: 'it_IT' });
  await italian.getByLabel('Offered').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The languages were saved.');

  const stored = () =>
    site.query(
      `select value, label, offered from locale where position < 3 or not offered order by position`,
    );
  await expectSoon(stored).toEqual([
    { value: 'de_DE', label: 'Deutsch (Schweiz)', offered: true },
    { value: 'en', label: 'English', offered: true },
    { value: 'it_IT', label: 'Italiano', offered: false },
  ]);
  await visit(page, '/locales');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expectSoon(() => first.getByLabel('Own name').inputValue()).toBe('Deutsch (Schweiz)');
});
