import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectHeading, expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { press } from '#testing/site/site-press.ts';
import { test } from '#testing/site/site-story.ts';
import type { Site } from '#testing/site/site.ts';
import { signInAs } from '#testing/site/site-visit.ts';

/** Counts what a hand does: presses with the mouse and on keys that do something. Words that are typed are none. */
class Hand {
  readonly #page: Page;
  presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await press(this.#page, target);
    this.presses += 1;
  }

  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name);
    this.presses += 1;
  }

  type = (words: string): Promise<void> => this.#page.keyboard.type(words);
}

/** A student of the evening class in Colorado whom no other story knows. */
async function studentOf(site: Site, index: number): Promise<{ id: string; name: string }> {
  const [student] = await site.query<{ id: string; name: string }>(
    `select p.id, p.first_name || ' ' || p.last_name as name from person p
     join group_member m on m.person_id = p.id and m.last_day is null
     join student_group g on g.id = m.group_id join region r on r.id = g.region_id
     where g.name like 'Second Year Evening%' and r.name = 'Colorado' and p.email not like '%@berea.test'
     order by p.id limit 1 offset ${index}`,
  );
  return student ?? { id: '', name: '' };
}

describe('daily work takes few presses', () => {
  test('the grades of a student: two from the palette', async ({ page, site }) => {
    const { name } = await studentOf(site, 0);
    await signInAs(page, 'admin');
    const hand = new Hand(page);
    await hand.key('Control+k');
    await page.getByRole('dialog').waitFor();
    await hand.type(name);
    await hand.press(page.getByRole('option', { name: `Grades of ${name}` }));
    await expectHeading(page, name);
    expect(page.url()).toContain('tab=grades');
    expect(hand.presses).toBeLessThanOrEqual(2);
  });

  test('extra time in an exam: four', async ({ page, site }) => {
    const [attempt] = await site.query<{ id: string }>(
      `select a.id from exam_attempt a join region r on r.id = a.region_id
       where r.name = 'Colorado' and a.ended_at is not null order by a.started_at desc limit 1`,
    );
    await signInAs(page, 'manager', `/examResults/${attempt?.id}`);
    const hand = new Hand(page);
    await hand.press(page.getByRole('button', { name: 'Grant time' }));
    const dialog = page.getByRole('dialog');
    await hand.press(dialog.getByRole('button', { name: '+15 min' }));
    await hand.press(dialog.getByLabel('Reason'));
    await hand.type('Was ill for two weeks');
    await hand.press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    const granted = async () =>
      (
        await site.query<{ minutes: number }>(
          `select extra_minutes as minutes from exam_grant where reason = 'Was ill for two weeks'`,
        )
      ).map(({ minutes }) => minutes);
    await expectSoon(granted).toEqual([15]);
    expect(hand.presses).toBeLessThanOrEqual(4);
  });

  test('moving a student to another group: four', async ({ page, site }) => {
    const { id, name } = await studentOf(site, 1);
    await signInAs(page, 'manager', `/users/${id}`);
    await expectHeading(page, name);
    const hand = new Hand(page);
    await hand.press(page.getByRole('button', { name: 'Move' }).first());
    await hand.press(page.getByRole('option', { name: /^Second Year Day/ }).first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Move' }));
    await expectToast(page, new RegExp(`^${name} is in “Second Year Day`));
    expect(hand.presses).toBeLessThanOrEqual(4);
  });

  test('ten essays: two each', async ({ page }) => {
    await signInAs(page, 'facilitator');
    const hand = new Hand(page);
    await hand.press(page.getByRole('link', { name: /answers to mark/ }).first());
    await expectHeading(page, 'Mark answers');
    for (let marked = 1; marked <= 10; marked += 1) {
      const answer = await page.getByRole('main').innerText();
      await expectSoon(() => page.evaluate('document.activeElement.localName')).toBe('input');
      await hand.type('6');
      await hand.key('Enter');
      await expectSoon(() => page.getByRole('main').innerText()).not.toBe(answer);
    }
    expect(hand.presses).toBeLessThanOrEqual(20);
  });

  test('a lesson by a word of its title: three', async ({ page }) => {
    await signInAs(page, 'student');
    const hand = new Hand(page);
    await hand.key('Control+k');
    await page.getByRole('dialog').waitFor();
    await hand.type('gospels');
    await page.getByRole('group', { name: 'Lessons' }).getByRole('option').waitFor();
    await hand.key('Enter');
    await expectHeading(page, 'Four Gospels, one story');
    expect(hand.presses).toBeLessThanOrEqual(3);
  });
});
