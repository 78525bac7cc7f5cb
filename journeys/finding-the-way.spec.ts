import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAddress, expectHeading, expectSoon, expectSound } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const focused = (page: Page): Promise<string> => page.evaluate<string>('document.activeElement.localName');

const screenCode = (page: Page): number =>
  Traffic.of(page).requests.filter((request) => request.url().includes('system-log.screen')).length;

const widthOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)});
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
  })()`);

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`,
  );

/** The coloured boxes that stand at the left edge of the page, beside everything that is written on it. */
const coversBackground = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`document.elementsFromPoint(2, innerHeight / 2)
    .filter((box) => box !== document.body && box !== document.documentElement)
    .map((box) => getComputedStyle(box).backgroundColor)
    .filter((colour) => colour !== 'rgba(0, 0, 0, 0)')`);

describe('the palette', () => {
  test('takes a user to a screen by the keyboard alone, and knows it the next time', async ({ page }) => {
    await signInAs(page, 'onlysuper');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.waitFor();
    await page.keyboard.type('log');
    await expectSoon(() => palette.getByRole('option', { selected: true }).innerText()).toContain(
      'System Log',
    );
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expectHeading(page, 'System Log');
    await palette.waitFor({ state: 'detached' });
    await expectSoon(() => focused(page)).toBe('h1');

    await page.getByRole('button', { name: 'Find anything' }).click();
    await palette
      .getByRole('group', { name: 'Recent' })
      .getByRole('option', { name: 'System Log' })
      .waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
  });

  test('takes a student to a lesson by a word of its title, in three presses', async ({ page }) => {
    await signInAs(page, 'student');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.waitFor();
    await page.keyboard.type('gospels');
    await palette.getByRole('group', { name: 'Lessons' }).getByRole('option').waitFor();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Four Gospels, one story');
  });

  test('takes staff to the grades of a student, and to the form for a new user', async ({ page }) => {
    await signInAs(page, 'admin');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.waitFor();
    await page.keyboard.type('ana robles');
    const grades = palette.getByRole('option', { name: 'Grades of Ana Robles' });
    await grades.waitFor();
    await expectSoundAtEveryWidth(page, 'palette-found');
    await grades.click();
    await expectSoon(() => page.url()).toContain('?tab=grades');
    await expectHeading(page, 'Ana Robles');

    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.type('add user');
    await palette.getByRole('option', { name: 'Add user', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Users');
    await expectSoon(() => page.evaluate('document.activeElement.name')).toBe('firstName');
  });

  test('opens also when its keys were pressed before its code had come', async ({ page }) => {
    await signInAs(page, 'onlysuper');
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/signed-in-frame-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.reload();
    await page.locator('main h1').waitFor();
    await page.keyboard.press('Control+k');
    released.resolve();
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
  });

  test('is sound on every device, and so is the list of shortcuts', async ({ page }) => {
    await signInAs(page, 'superadmin');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await expectSoundAtEveryWidth(page, 'palette');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectSoundAtEveryWidth(page, 'shortcuts');
  });

  test('two keys after each other go to a screen', async ({ page }) => {
    await signInAs(page, 'onlysuper');
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await shortcuts.getByText('System Log').waitFor();
    await page.keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expectAddress(page, '/logits');
    await expectHeading(page, 'System Log');
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expectAddress(page, '/dashboard');
  });
});

describe('the frame', () => {
  test('says where one is, from home on, but not at home itself (NAV-42) (NAV-43) (NAV-44)', async ({
    page,
  }) => {
    await signInAs(page, 'onlysuper');
    const way = page.getByRole('navigation', { name: 'You are here' });
    expect(await way.count()).toBe(0);
    await visit(page, '/logits');
    expect(await way.getByRole('listitem').allInnerTexts()).toEqual(['', 'System Log']);
    expect(await way.locator('[aria-current]').innerText()).toBe('System Log');
    const home = way.getByRole('link', { name: 'Home' });
    expect(await home.getAttribute('href')).toBe('/dashboard');
    await home.click();
    await expectAddress(page, '/dashboard');
  });

  test('is pale grey with a black bar, on whatever page (UI-48) (UI-52) (UI-53)', async ({ page }) => {
    for (const open of [() => visit(page, '/login'), () => signInAs(page, 'student')]) {
      await open();
      expect(await styleOf(page, 'body', 'backgroundColor')).toBe('rgb(237, 242, 243)');
      expect(await styleOf(page, '[role=banner], header', 'backgroundColor')).toBe('rgb(44, 44, 44)');
      expect(await styleOf(page, 'header nav a:not([aria-current])', 'color')).toBe('rgb(175, 175, 175)');
      // Nothing that is drawn over the whole page hides it.
      expect(await coversBackground(page)).toEqual([]);
    }
  });

  test('is at most 1024 px wide, and 566 px where there is a form (NAV-75) (NAV-76)', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await visit(page, '/privacy');
    expect(await widthOf(page, '[data-width="main"]')).toBe(1024);
    await visit(page, '/no-such-page');
    expect(await widthOf(page, '[data-width="form"]')).toBe(566);
  });

  test('has the administrators’ menu in the bar from 768 px on, and at the foot below, the rest behind More (NAV-63) (NAV-64)', async ({
    page,
  }) => {
    await signInAs(page, 'superadmin');
    const button = page.locator('[aria-haspopup=dialog]').getByText('More');
    const entry = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await page.setViewportSize({ width: 768, height: 900 });
    const shown = async () => [await entry.isVisible(), await button.isVisible()];
    await expectSoon(shown).toEqual([true, false]);
    await page.setViewportSize({ width: 767, height: 900 });
    await expectSoon(shown).toEqual([false, true]);
    await button.click();
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Escape gives the focus back, so Enter opens the rest again.
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'System Log' }).click();
    await expectHeading(page, 'System Log');
  });

  test('fetches the code of a screen as soon as one comes near its link', async ({ page }) => {
    await signInAs(page, 'onlysuper');
    expect(screenCode(page)).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'System Log' }).hover();
    await expectSoon(() => screenCode(page)).toBe(1);
    await expectAddress(page, '/dashboard');
  });

  test('comes back to where one had scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await visit(page, '/privacy');
    await page.evaluate('scrollTo(0, 300)');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expectHeading(page, 'Terms');
    await expectSoon(() => page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await expectHeading(page, 'Privacy');
    await expectSoon(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  });

  test('begins at the top of an address that is opened again, wherever the last was left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await signInAs(page, 'superadmin', '/links');
    await page.evaluate('scrollTo(0, 300)');
    await visit(page, '/categories');
    expect(await page.evaluate('scrollY')).toBe(0);
  });
});

describe('the dashboard', () => {
  test('remembers which group a user has selected, in whatever browser (USER-41)', async ({
    page,
    site,
    openBrowser,
  }) => {
    await site.query(`update person set selected_group_id = null where email = 'student@berea.test'`);
    await signInAs(page, 'student');
    const selected = `select g.name from person p join student_group g on g.id = p.selected_group_id
      where p.email = 'student@berea.test'`;
    await expectSoon(() => site.query(selected)).toHaveLength(1);
    await page.getByRole('radio', { name: 'Foundations of Faith, free online course' }).check();
    await expectSoon(() => site.query(selected)).toEqual([
      { name: 'Foundations of Faith, free online course' },
    ]);
    await arrive(page);

    const elsewhere = await openBrowser(site);
    await signInAs(elsewhere, 'student');
    expect(await elsewhere.getByRole('radio', { checked: true }).getAttribute('name')).toBe('selectedGroup');
    await elsewhere.getByText(/Foundations of Faith, free online course · /).waitFor();
    await site.query(`update person set selected_group_id = null where email = 'student@berea.test'`);
  });

  test('can be changed by administrators, who find it as they left it (DASH-16) (DASH-17)', async ({
    page,
  }) => {
    await signInAs(page, 'superadmin');
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.fill('office');
    await page.getByRole('option', { name: 'Woodland Park Office' }).click();
    await expectSoundAtEveryWidth(page, 'dashboard-admin');
    await page.reload();
    await arrive(page);
    expect(await region.inputValue()).toBe('Woodland Park Office');
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Student' }) })
      .click();
    await page.getByRole('heading', { name: 'Pending assessments' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Pending assessments' }).waitFor();
    await arrive(page);
  });
});
